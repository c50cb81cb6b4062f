import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { argv, env, exit, stderr, stdout } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { postCreate } from "./client.ts";

const [path, title = "파일을 붙입니다"] = argv.slice(2);
const { BULMO_KEY: key, BULMO_SITE: site = "http://localhost:3000" } = env;

/** Says why in one line, as a program that nobody watches should. */
function stop(reason: string): never {
  stderr.write(`${reason}\n`);
  exit(1);
}

if (!key) stop("BULMO_KEY is not set: make a key for 쓰기 on 마이페이지 › API 키 관리");
if (!path) stop("usage: node send-file.ts FILE [TITLE]");

const withKey = { authorization: `Bearer ${key}` };
const tus = { ...withKey, "tus-resumable": "1.0.0" };

/** Bytes of one request: so much is sent again at most where a line breaks behind a proxy. */
const pieceBytes = 4 * 1024 * 1024;

/** How often a piece is tried before the program gives up; what has come stays on the site for a day. */
const mostTries = 5;

async function begin(name: string, bytes: number): Promise<string> {
  const answer = await fetch(`${site}/api/upload/files`, {
    method: "POST",
    headers: {
      ...tus,
      "upload-length": String(bytes),
      "upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
    },
  });
  const place = answer.headers.get("location");
  return place ? new URL(place, site).href : stop(((await answer.json()) as { message: string }).message);
}

/** Sends a piece, and answers how much there is of the file now and, at its end, the file. Throws where the line breaks. */
async function sendPiece(place: string, file: Buffer, offset: number) {
  const answer = await fetch(place, {
    method: "PATCH",
    headers: { ...tus, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
    body: new Uint8Array(file.subarray(offset, offset + pieceBytes)),
  });
  if (answer.status >= 500) throw new Error(`the site answered ${answer.status}`);
  // Another piece is asked for: only who asks knows where to go on.
  if (answer.status === 409) return ask(place);
  if (!answer.ok) stop(((await answer.json()) as { message: string }).message);
  return told(answer);
}

const told = ({ headers }: Response) => {
  const result = headers.get("upload-result");
  const file = result === null ? undefined : (JSON.parse(decodeURIComponent(result)) as { id: string; url: string });
  return { offset: Number(headers.get("upload-offset")), file };
};

const ask = async (place: string) => told(await fetch(place, { method: "HEAD", headers: tus }));

async function send(place: string, file: Buffer): Promise<{ id: string; url: string }> {
  let state: Awaited<ReturnType<typeof ask>> = { offset: 0, file: undefined };
  for (let tries = 0; !state.file;)
    try {
      const { offset } = state;
      state = await sendPiece(place, file, offset);
      if (state.offset === offset && !state.file) throw new Error(`the site stays at ${offset} bytes`);
      tries = 0;
    } catch (error) {
      tries += 1;
      if (tries === mostTries) stop(`the file did not arrive: ${String(error)}`);
      await pause(1_000 * 2 ** tries);
      state = await ask(place).catch(() => state);
    }
  return state.file;
}

const bytes = await readFile(path);
const { id, url } = await send(await begin(basename(path), bytes.length), bytes);
const { data: index } = await postCreate(
  { type: "QNA", title, content: "<p>첨부 파일을 보아 주세요.</p>", attachments: [id] },
  { headers: withKey },
);
stdout.write(`${JSON.stringify({ index, url: new URL(url, site).href })}\n`);
