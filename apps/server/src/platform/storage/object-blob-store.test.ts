import { once as firstOf } from "node:events";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { openObjectStore, quickLimits, type TestStore } from "@bulmo/testing/object-store";
import { openFiles } from "@bulmo/testing/open-files";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keysOf } from "../../../testing/pictures.ts";
import { createObjectBlobStore } from "./object-blob-store.ts";
import { type BlobStore, BlobStoreError } from "./blob-store.ts";

let directory = "";
let path = "";
let store: TestStore;
let blobStore: BlobStore;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "bulmo-storage-"));
  path = join(directory, "made");
  await writeFile(path, "picture");
  store = await openObjectStore();
  blobStore = createObjectBlobStore(store.settings, quickLimits);
});
afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

/** Everything that can be asked of it. */
const questions: [string, () => Promise<unknown>][] = [
  ["put", () => blobStore.put("ab/1.webp", path)],
  ["open", () => blobStore.open("ab/1.webp")],
  ["exists", () => blobStore.exists("ab/1.webp")],
  ["copyTo", () => blobStore.copyTo("ab/1.webp", join(directory, "lent"))],
  ["remove", () => blobStore.remove("ab/1.webp")],
  ["list", () => keysOf(blobStore)],
];
const faultOf = (asking: Promise<unknown>) =>
  asking.then(
    () => "none",
    (error: unknown) => (error instanceof BlobStoreError ? error.message : `foreign: ${String(error)}`),
  );

test.each(questions)("OPS-07 a store that is away fails %s as such, and is found again", async (_name, ask) => {
  await blobStore.put("ab/1.webp", path);
  await store.stop();
  expect(await faultOf(ask())).toBe("the object storage does not answer: ECONNREFUSED");
  // A stream that was given up closes its file a moment later.
  await expect.poll(() => openFiles(path)).toEqual([]);
  await store.goOn();
  expect(await faultOf(ask())).toBe("none");
});

test.each(questions)("OPS-07 a store that never answers is given up by %s", async (_name, ask) => {
  store.misbehave(() => undefined);
  const begun = Date.now();
  expect(await faultOf(ask())).toMatch(/^the object storage does not answer: (?:Abort|Timeout)Error$/u);
  expect(Date.now() - begun).toBeLessThan(15_000);
});

test.each(questions)("a key that is wrong is a fault of %s", async (_name, ask) => {
  blobStore = createObjectBlobStore({ ...store.settings, accessKeyId: "wrong" }, quickLimits);
  expect(await faultOf(ask())).toMatch(/^the object storage refuses: /u);
});

/** The answer to HEAD has no body which could say what it is that is not there. */
const answeredInWords = questions.filter(([name]) => name !== "open" && name !== "exists");

test.each(answeredInWords)(
  "a bucket that is not there is a fault of %s, and a wrong key is named",
  async (_name, ask) => {
    blobStore = createObjectBlobStore({ ...store.settings, bucket: "another-bucket" }, quickLimits);
    expect(await faultOf(ask())).toBe("the object storage refuses: NoSuchBucket");
    blobStore = createObjectBlobStore({ ...store.settings, accessKeyId: "wrong" }, quickLimits);
    expect(await faultOf(ask())).toBe("the object storage refuses: InvalidAccessKeyId");
  },
);

/** Does so the first time and is honest afterwards. */
function once(manner: RequestListener): void {
  store.misbehave((request, response) => {
    store.misbehave();
    manner(request, response);
  });
}

test.each<[string, RequestListener]>([
  ["a connection that was given up", (request) => void request.socket.destroy()],
  ["a store that is busy", (request, response) => request.resume().once("end", () => response.writeHead(503).end())],
])("%s is no reason to refuse a picture", async (_name, manner) => {
  once(manner);
  await blobStore.put("ab/1.webp", path);
  expect(await text((await blobStore.open("ab/1.webp"))!.stream())).toBe("picture");
});

test("OPS-07 readers who are slow keep no other from pictures", async () => {
  await writeFile(path, Buffer.alloc(2_000_000));
  await blobStore.put("ab/1.webp", path);
  const { size, stream } = (await blobStore.open("ab/1.webp"))!;
  const slow = Array.from({ length: 80 }, () => stream());
  try {
    for (const body of slow) await Promise.race([firstOf(body, "readable"), firstOf(body, "error")]);
    expect(slow.filter(({ errored }) => errored)).toEqual([]);
    expect(await blobStore.exists("ab/1.webp")).toBe(true);
    expect((await buffer(stream())).length).toBe(size);
  } finally {
    for (const body of slow) body.destroy();
  }
});

test("hazard 14 what breaks off on its way is not there", async () => {
  store.misbehave((request) => request.once("data", () => request.socket.destroy()));
  expect(await faultOf(blobStore.put("ab/1.webp", path))).toContain("does not answer");
  store.misbehave();
  expect(await keysOf(blobStore)).toEqual([]);
});

test("an answer that breaks off is told, and half a file is not lent", async () => {
  await blobStore.put("ab/1.webp", path);
  const opened = await blobStore.open("ab/1.webp");
  store.misbehave((_request, response) => {
    response.writeHead(200, { "content-length": "7" });
    response.write("pic", () => response.destroy());
  });
  expect(await faultOf(text(opened!.stream()))).toContain("does not answer");
  const lent = join(directory, "lent");
  expect(await faultOf(blobStore.copyTo("ab/1.webp", lent))).toContain("does not answer");
  await expect(stat(lent)).rejects.toThrow("ENOENT");
});

test("more keys than one answer holds are all listed", async () => {
  const page = (key: string, next?: string) =>
    `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated><Contents><Key>${key}</Key></Contents>${
      next === undefined ? "" : `<NextContinuationToken>${next}</NextContinuationToken>`
    }</ListBucketResult>`;
  store.misbehave(({ url = "" }, response) => {
    const token = new URL(url, store.settings.endpoint).searchParams.get("continuation-token");
    response.end(token === null ? page("ab/1.webp", "a+b/c=") : page(`ab/${token}.webp`));
  });
  expect(await keysOf(blobStore)).toEqual(["ab/1.webp", "ab/a+b/c=.webp"]);
});

test("SEC-11 every request is signed, no object is made public, and the store can compare its bytes", async () => {
  await blobStore.put("ab/master.png", path);
  for (const [, ask] of questions) await ask();
  expect(store.asked.length).toBeGreaterThanOrEqual(7);
  for (const { headers } of store.asked) {
    expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 .*SignedHeaders=.*host/u);
    expect(headers).not.toHaveProperty("x-amz-acl");
    expect(Object.keys(headers).filter((name) => name.startsWith("x-amz-grant"))).toEqual([]);
  }
  const put = store.asked.find(({ method }) => method === "PUT");
  expect(put?.headers).toMatchObject({
    "content-md5": "VFb8VMdKKXzplJmMKHOzcA==",
    "content-length": "7",
    "content-type": "image/png",
  });
});
