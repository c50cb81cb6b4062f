import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { OpenAPI3 } from "openapi-typescript";
import { pdfOf } from "@bulmo/testing/attached-files";
import { generate } from "orval";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { addAttachment } from "../../apps/server/testing/attachments.ts";
import { tokenOf } from "../harness/account.ts";
import { administrator, member } from "../harness/browser.ts";
import { compilerOptions, generators } from "../harness/client-generators.ts";
import { firstStart } from "../harness/first-start.ts";
import { outboundToLoopback } from "../harness/outbound-to-loopback.ts";
import { type ServerProcess, spawnServer, temporaryDirectory } from "../harness/server-process.ts";

const run = promisify(execFile);
const example = fileURLToPath(new URL("../../examples/api-client", import.meta.url));
const packages = fileURLToPath(new URL("../../node_modules", import.meta.url));

let site: ServerProcess;
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let program: string;

/** The client, as any reader of the document would have it made. */
async function generateClient(): Promise<void> {
  const answer = await fetch(`${site.origin}/api/openapi.json`);
  await writeFile(join(program, "openapi.json"), await answer.text());
  await generate(
    {
      input: { target: join(program, "openapi.json") },
      output: {
        target: join(program, "client.ts"),
        client: "fetch",
        mode: "single",
        baseUrl: `${site.origin}/api`,
        override: { fetch: { includeHttpResponseReturnType: false } },
      },
    },
    program,
  );
}

beforeAll(async () => {
  directory = await temporaryDirectory();
  await cp((await firstStart("embedded")).directory, join(directory.path, "data"), { recursive: true });
  program = join(directory.path, "program");
  await cp(example, program, { recursive: true });
  // Only for the types of Node: the program itself imports nothing but its client.
  await symlink(packages, join(program, "node_modules"));
  site = await spawnServer({
    DATA_DIR: join(directory.path, "data"),
    SAMPLE_WORKS: "0",
    LOG_LEVEL: "silent",
    ...outboundToLoopback,
  });
  await site.ready();
  await generateClient();
}, 180_000);
afterAll(async () => {
  await site.stop();
  await directory.remove();
});

test("API-40 its client is typed by the document alone", async () => {
  const tsc = join(packages, ".bin", "tsc");
  await expect(run(tsc, ["-p", program])).resolves.toMatchObject({ stdout: "" });
});

describe.each(Object.entries(generators))("%s", (name, generateWith) => {
  /** Makes a client and compiles it; what either has to say against it is thrown. */
  async function make(document: OpenAPI3, folder: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    const said = [vi.spyOn(console, "warn"), vi.spyOn(console, "error")];
    said.forEach((way) => way.mockReturnValue());
    await generateWith(document, folder);
    const words = said.flatMap(({ mock }) => mock.calls.flat());
    if (words.length > 0) throw new Error(words.join("\n"));
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
    await run(join(packages, ".bin", "tsc"), ["-p", folder]);
  }
  afterEach(() => vi.restoreAllMocks());
  const read = async () => JSON.parse(await readFile(join(program, "openapi.json"), "utf8")) as OpenAPI3;

  test("API-42 makes a client that compiles", { timeout: 60_000 }, async () => {
    await make(await read(), join(directory.path, name));
    expect(await readdir(join(directory.path, name))).toContainEqual(expect.stringMatching(/^client/u));
  });

  test("API-42 is no judge that finds everything well", { timeout: 60_000 }, async () => {
    const document = await read();
    delete document.components?.schemas?.["PostPage"];
    await expect(make(document, join(directory.path, `${name}-faulty`))).rejects.toThrow();
  });
});

test("API-04 API-05 API-17 API-24 API-27 API-29 API-32 API-36 API-37 API-38 it signs up, posts, comments, likes and uploads", async () => {
  const { stdout } = await run(process.execPath, [join(program, "program.ts")]);
  const { user, profile, post, comments, imageUrl } = JSON.parse(stdout) as {
    user: { _id: string };
    profile: object;
    post: { userId: string; content: string; thumbnail: string };
    comments: object;
    imageUrl: string;
  };
  expect(profile).toMatchObject({ _id: user._id, username: "painter2026", nickname: "붓결", role: "회원" });
  expect(post).toMatchObject({ userId: user._id, author: "붓결", isLiked: true, likeCount: 1, thumbnail: imageUrl });
  expect(comments).toMatchObject({
    commentCount: 2,
    list: [{ author: "붓결", likeCount: 1, reply: [{ content: "고맙습니다." }] }],
  });
  expect((await fetch(new URL(imageUrl, site.origin))).headers.get("content-type")).toBe("image/webp");
});

/** A key of the sample member's, made as their page makes one. */
async function makeKey(scopes = ["read"]) {
  const token = await tokenOf(site.origin, member);
  const call = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await fetch(`${site.origin}/api${path}`, { method, headers, body: JSON.stringify(body) });
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    return (await answer.json()) as { id: string; key: string };
  };
  await call("POST", "/auth/check-password", { password: member.password });
  const { id, key } = await call("POST", "/keys", { name: "프로그램", scopes });
  return { key, revoke: () => call("DELETE", "/keys", { id }) };
}

test(
  "API-44 another one keeps a copy of the notices, by a key alone, until the key is revoked",
  { timeout: 120_000 },
  async () => {
    const { key, revoke } = await makeKey();
    const notices = join(directory.path, "notices");
    const mirror = (env: object) =>
      run(process.execPath, [join(program, "mirror-notices.ts"), notices], { env: { ...process.env, ...env } });
    const { stdout } = await mirror({ BULMO_KEY: key });
    const list = await fetch(`${site.origin}/api/post/list?type=NOTICE&limit=100`);
    const there = ((await list.json()) as { list: { index: number; title: string }[] }).list;
    expect(stdout).toBe(`${there.length} notices are in ${notices}\n`);
    const files = [...there.map(({ index }) => `${index}.html`), "latest"];
    expect((await readdir(notices)).toSorted()).toEqual(files.toSorted());
    const [newest] = there;
    expect(await readFile(join(notices, `${newest?.index}.html`), "utf8")).toContain(newest?.title);
    // API-47: the second night it fetches what has changed since, which here is what was written last.
    const { stdout: again } = await mirror({ BULMO_KEY: key });
    const changed = Number(/^(\d+) notices/u.exec(again)?.[1]);
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(there.length);
    await revoke();
    await expect(mirror({ BULMO_KEY: key })).rejects.toMatchObject({ code: 1, stderr: "로그인이 필요합니다.\n" });
    await expect(mirror({ BULMO_KEY: "" })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^BULMO_KEY/u),
    });
  },
);

test("ATT-01 API-44 another one sends a file in pieces, by a key, and asks a question that has it", async () => {
  const { key } = await makeKey(["read", "write"]);
  const path = join(directory.path, "참가 신청서.pdf");
  // More than one piece.
  const bytes = pdfOf({ padding: 5 * 1024 * 1024 });
  await writeFile(path, bytes);
  const send = (file: string) =>
    run(process.execPath, [join(program, "send-file.ts"), file, "신청서를 보냅니다"], {
      env: { ...process.env, BULMO_KEY: key, BULMO_SITE: site.origin },
    });
  const { index, url } = JSON.parse((await send(path)).stdout) as { index: number; url: string };
  const post = (await (await fetch(`${site.origin}/api/post?type=QNA&index=${index}`)).json()) as object;
  expect(post).toMatchObject({
    title: "신청서를 보냅니다",
    attachments: [{ name: "참가 신청서.pdf", kind: "pdf", bytes: bytes.length }],
  });
  expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(bytes)).toBe(true);
  // A fourth fetches it again, and another of the same name beside it; what lay there under that name was another file.
  const second = pdfOf({ line: "Another" });
  const { id } = await addAttachment(site, key, "참가 신청서.pdf", second);
  const [first] = (post as { attachments: { id: string }[] }).attachments;
  const both = [first?.id, id];
  const words = { type: "QNA", targetType: "QNA", index, title: "붙임", content: "<p>붙임</p>", attachments: both };
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const edited = await fetch(`${site.origin}/api/post`, { method: "PUT", headers, body: JSON.stringify(words) });
  expect(edited.status).toBe(200);
  const folder = join(directory.path, "files");
  const fetchFiles = () =>
    run(process.execPath, [join(program, "fetch-files.ts"), "QNA", String(index), folder], {
      env: { ...process.env, BULMO_KEY: "", BULMO_SITE: site.origin },
    });
  await mkdir(folder);
  await writeFile(join(folder, "참가 신청서.pdf"), "another file");
  for (let count = 0; count < 2; count += 1) expect((await fetchFiles()).stdout).toBe(`2 files are in ${folder}\n`);
  expect((await readFile(join(folder, "참가 신청서.pdf"))).equals(bytes)).toBe(true);
  expect((await readFile(join(folder, "참가 신청서 (2).pdf"))).equals(second)).toBe(true);
  await writeFile(path, "no document");
  await expect(send(path)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^[^\n]*[가-힣][^\n]*\n$/u),
  });
});

/** The receiver as a process of its own, and the lines that it writes. */
async function startReceiver(secret: string, port: number) {
  const env = { ...process.env, BULMO_WEBHOOK_SECRET: secret, PORT: String(port) };
  const receiver = spawn(process.execPath, [join(program, "webhook-receiver.ts")], { env });
  const lines: string[] = [];
  createInterface(receiver.stdout).on("line", (line) => lines.push(line.trimEnd()));
  await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(1);
  return {
    lines,
    port: Number(/\d+$/u.exec(lines[0] ?? "")?.[0]),
    async stop() {
      const ended = once(receiver, "exit");
      receiver.kill();
      await ended;
    },
  };
}

test(
  "API-51 a third is told of a notice by a webhook, and takes nothing that the site has not signed",
  { timeout: 120_000 },
  async () => {
    const token = await tokenOf(site.origin, administrator);
    const call = async (path: string, body: object) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const answer = await fetch(`${site.origin}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      expect({ path, status: answer.status }).toEqual({ path, status: 200 });
      return (await answer.json()) as { id: string; secret: string };
    };
    // Its address is known before its secret: a port that is free now, and a moment later.
    const first = await startReceiver(`whsec_${"A".repeat(43)}=`, 0);
    const { port } = first;
    await first.stop();
    const address = `https://receiver.example:${port}/`;
    const { id, secret } = await call("/webhooks", { name: "예제", address, events: ["post.created"] });
    const receiver = await startReceiver(secret, port);
    await call("/webhooks/test", { id });
    await call("/post", { type: "NOTICE", title: "웹훅으로 알릴 글", content: "<p>글</p>" });
    await expect
      .poll(() => receiver.lines.slice(1).toSorted(), { timeout: 20_000 })
      .toEqual([
        "ping",
        expect.stringMatching(/^post\.created 웹훅으로 알릴 글 http\S+\/community\/notice\/detail\?index=\d+$/u),
      ]);

    const body = '{"type":"post.created","data":{}}';
    const now = Math.floor(Date.now() / 1_000);
    const send = (signer: string, timestamp: number, sent = body) => {
      const signature = new Webhook(signer).sign("one", new Date(timestamp * 1_000), body);
      const headers = { "webhook-id": "one", "webhook-timestamp": String(timestamp), "webhook-signature": signature };
      return fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body: sent }).then(({ status }) => status);
    };
    expect(await send(secret, now)).toBe(204);
    expect(await send(secret, now, body.replace("created", "removed"))).toBe(401);
    expect(await send(`whsec_${"A".repeat(43)}=`, now)).toBe(401);
    expect(await send(secret, now - 600)).toBe(401);
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body })).status).toBe(401);
    await receiver.stop();
    await expect(
      run(process.execPath, [join(program, "webhook-receiver.ts")], {
        env: { ...process.env, BULMO_WEBHOOK_SECRET: "" },
      }),
    ).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^BULMO_WEBHOOK_SECRET/u) });
  },
);
