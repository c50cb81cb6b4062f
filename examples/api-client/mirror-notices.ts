import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argv, env, exit, stderr, stdout } from "node:process";
import { postGet, postList } from "./client.ts";

const [folder = "notices"] = argv.slice(2);
const key = env["BULMO_KEY"];

/** Says why in one line, as a program that runs every night should. */
function stop(reason: string): never {
  stderr.write(`${reason}\n`);
  exit(1);
}

if (!key) stop("BULMO_KEY is not set: make a key for 읽기 on 마이페이지 › API 키 관리");
const withKey: RequestInit = { headers: { authorization: `Bearer ${key}` } };

/** A refusal holds a sentence for people in place of what was asked for. */
function answered<Answer extends object>(answer: Answer): Answer {
  if ("reason" in answer && "message" in answer) stop(String(answer.message));
  return answer;
}

await mkdir(folder, { recursive: true });

/** Until when the copy was made last. What was written in the minute before may have been committed a little later. */
const mark = join(folder, "latest");
const latest = await readFile(mark, "utf8").catch(() => "1970-01-01T00:01:00.000Z");
const updatedSince = new Date(Date.parse(latest) - 60_000).toISOString();

let count = 0;
let seen = latest;
let cursor: string | undefined;
do {
  const asked = { type: "NOTICE", limit: 100, updatedSince, ...(cursor === undefined ? {} : { cursor }) } as const;
  const { list, nextCursor } = answered(await postList(asked, withKey));
  for (const { index, updatedAt = seen } of list) {
    const { title, author, createdAt, content } = answered(await postGet({ type: "NOTICE", index }, withKey));
    const file = `<h1>${title}</h1>\n<p>${author}, ${createdAt}</p>\n${content}\n`;
    await writeFile(join(folder, `${index}.html`), file);
    seen = updatedAt;
    count += 1;
  }
  cursor = nextCursor ?? undefined;
} while (cursor !== undefined);

await writeFile(mark, seen);
stdout.write(`${count} notices are in ${folder}\n`);
