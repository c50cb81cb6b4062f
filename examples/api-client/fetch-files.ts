import { createWriteStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
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

/** Fetches what is missing of a file. Throws where the line breaks. */
async function fetchRest(url: URL, path: string): Promise<void> {
  const answer = await fetch(url, { headers: { ...headers, range: `bytes=${await sizeOf(path)}-` } });
  if (answer.status >= 500) throw new Error(`the site answered ${answer.status}`);
  if (answer.status !== 206 || !answer.body) stop(((await answer.json()) as { message: string }).message);
  const { body } = answer;
  await pipeline(() => body.values(), createWriteStream(path, { flags: "a" }));
}

async function fetchFile({ url, name, bytes }: { url: string; name: string; bytes: number }): Promise<void> {
  const path = join(folder ?? "", basename(name));
  for (let tries = 0; (await sizeOf(path)) < bytes; tries += 1)
    try {
      await fetchRest(new URL(url, site), path);
    } catch (error) {
      if (tries === mostTries) stop(`${name} did not arrive: ${String(error)}`);
      await pause(1_000 * 2 ** tries);
    }
}

await mkdir(folder, { recursive: true });
const { attachments = [] } = await postGet({ type, index: Number(index) }, { headers });
for (const file of attachments) await fetchFile(file);
stdout.write(`${attachments.length} files are in ${folder}\n`);
