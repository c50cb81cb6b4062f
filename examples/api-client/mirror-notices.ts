import { mkdir, writeFile } from "node:fs/promises";
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
let count = 0;
for (let page = 1, last = 1; page <= last; page += 1) {
  const { list, totalPages } = answered(await postList({ type: "NOTICE", page, limit: 100 }, withKey));
  last = totalPages;
  for (const { index } of list) {
    const { title, author, createdAt, content } = answered(await postGet({ type: "NOTICE", index }, withKey));
    const file = `<h1>${title}</h1>\n<p>${author}, ${createdAt}</p>\n${content}\n`;
    await writeFile(join(folder, `${index}.html`), file);
    count += 1;
  }
}
stdout.write(`${count} notices are in ${folder}\n`);
