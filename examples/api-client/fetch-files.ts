import { createWriteStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { argv, env, exit, stderr, stdout } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { pipeline } from "node:stream/promises";
import { postGet } from "./client.ts";

const [type, index, folder] = argv.slice(2);
const { BULMO_KEY: key, BULMO_SITE: site = "http://localhost:3000" } = env;

/** Says why in one line, as a program that nobody watches should. */
function stop(reason: string): never {
  stderr.write(`${reason}\n`);
  exit(1);
}

if (!type || !index || !folder) stop("usage: node fetch-files.ts TYPE INDEX FOLDER");

// What everybody may read needs no key.
const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};

/** How often a file is gone on with before the program gives up; what has come stays in the folder. */
const mostTries = 5;

const sizeOf = async (path: string) => (await stat(path).catch(() => undefined))?.size ?? 0;

type Fetched = { url: URL; path: string; /** Of what has come of it in this run; empty for nothing. */ tag: string };

/** What is missing of a file, or all of it where it is another by now. Throws where there is no answer. */
async function openRest({ url, path, tag }: Fetched) {
  const range: Record<string, string> = tag === "" ? {} : { range: `bytes=${await sizeOf(path)}-`, "if-range": tag };
  const answer = await fetch(url, { headers: { ...headers, ...range } });
  if (answer.status >= 500) throw new Error(`the site answered ${answer.status}`);
  if (!answer.ok || !answer.body) stop(((await answer.json()) as { message: string }).message);
  return { body: answer.body, flags: answer.status === 206 ? "a" : "w", etag: answer.headers.get("etag") ?? "" };
}

/** The same name once more gets a number before its end: 안내.pdf, 안내 (2).pdf. */
function numbered(name: string, others: readonly string[]): string {
  const end = extname(name);
  let [free, number] = [name, 1];
  while (others.includes(free)) free = `${name.slice(0, name.length - end.length)} (${(number += 1)})${end}`;
  return free;
}

async function fetchFile({ url, name, bytes }: { url: string; name: string; bytes: number }): Promise<void> {
  const path = join(folder ?? "", name);
  let tag = "";
  for (let tries = 0; (await sizeOf(path)) !== bytes; tries += 1)
    try {
      const { body, flags, etag } = await openRest({ url: new URL(url, site), path, tag });
      tag = etag;
      await pipeline(() => body.values(), createWriteStream(path, { flags }));
    } catch (error) {
      if (tries === mostTries) stop(`${name} did not arrive: ${String(error)}`);
      await pause(1_000 * 2 ** tries);
    }
}

await mkdir(folder, { recursive: true });
const { attachments = [] } = await postGet({ type, index: Number(index) }, { headers });
const names: string[] = [];
for (const file of attachments) {
  const name = numbered(basename(file.name), names);
  names.push(name);
  await fetchFile({ ...file, name });
}
stdout.write(`${attachments.length} files are in ${folder}\n`);
