import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keysOf } from "../../../testing/pictures.ts";
import { createLocalBlobStore } from "./local-blob-store.ts";
import type { BlobStore } from "./blob-store.ts";

let directory = "";
let blobStore: BlobStore;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "bulmo-storage-"));
  blobStore = createLocalBlobStore(join(directory, "root"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function put(key: string, content: string) {
  const path = join(directory, "made");
  await writeFile(path, content);
  await blobStore.put(key, path);
}

test("a removed file takes its empty folders along", async () => {
  await put("cd/two/tiles/info.json", "{}");
  await put("cd/two/1.webp", "x");
  for await (const key of blobStore.list("cd/")) await blobStore.remove(key);
  expect(await readdir(join(directory, "root"))).not.toContain("cd");
});

test("hazard 14 what cannot be put leaves nothing", async () => {
  await mkdir(join(directory, "root", "kl"), { recursive: true });
  await writeFile(join(directory, "root", "kl", "file"), "x");
  await expect(put("kl/file/1.webp", "x")).rejects.toThrow();
  expect((await keysOf(blobStore)).filter((key) => key.includes("part"))).toEqual([]);
});
