import { execFile } from "node:child_process";
import { cp, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { generate } from "orval";
import { afterAll, beforeAll, expect, test } from "vitest";
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
  program = join(directory.path, "program");
  await cp(example, program, { recursive: true });
  // Only for the types of Node: the program itself imports nothing but its client.
  await symlink(packages, join(program, "node_modules"));
  site = await spawnServer({ DATA_DIR: join(directory.path, "data"), SAMPLE_DATA: "off", LOG_LEVEL: "silent" });
  await site.ready();
  await generateClient();
});
afterAll(async () => {
  await site.stop();
  await directory.remove();
});

test("API-40 its client is typed by the document alone", async () => {
  const tsc = join(packages, ".bin", "tsc");
  await expect(run(tsc, ["-p", program])).resolves.toMatchObject({ stdout: "" });
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
