import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openObjectStore, quickLimits, type TestStore } from "@bulmo/testing/object-store";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createObjectBlobStore } from "../../platform/storage/object-blob-store.ts";
import type { BlobStore } from "../../platform/storage/blob-store.ts";
import { keysOf } from "../../../testing/pictures.ts";
import { addFiles, hasPictures, removeOtherFiles } from "./load-files.ts";

let workDirectory = "";
let store: TestStore;
let blobStore: BlobStore;

beforeEach(async () => {
  workDirectory = await mkdtemp(join(tmpdir(), "bulmo-room-"));
  store = await openObjectStore();
  blobStore = createObjectBlobStore(store.settings, quickLimits);
});
afterEach(async () => {
  await store.close();
  await rm(workDirectory, { recursive: true, force: true });
});

const filesOf = (start: string) =>
  ["1280.webp", "master.jpeg", "tiles/0,0,512,512/512,512/0/default.jpg", "tiles/info.json"].map(
    (file) => `${start}/${start.repeat(32)}-1500x1100/${file}`,
  );

/** Things of somebody else, some of them nearly named like ours. */
const foreign = [
  "accounts-2026.csv",
  "ab/notes.webp",
  `ab/${"ab".repeat(32)}-1500x1100/1280.webp.bak`,
  `cd/${"ab".repeat(32)}-1500x1100/1280.webp`,
  `site/ab/${"ab".repeat(32)}-1500x1100/1280.webp`,
].toSorted();

/** A backup that holds these files. */
async function backUp(paths: readonly string[]) {
  for (const path of paths) {
    const file = join(workDirectory, "uploads", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path);
  }
  return {
    workDirectory,
    blobStore,
    manifest: { files: paths.map((path) => ({ path, bytes: path.length, sha256: "" })) },
  };
}

test("OPS-07 pictures that the backup lacks go, and what is somebody else's in the bucket stays", async () => {
  await addFiles(await backUp([...foreign, ...filesOf("ef")]));
  const backup = await backUp(filesOf("cd"));
  await addFiles(backup);
  await removeOtherFiles(backup);
  expect(await keysOf(blobStore)).toEqual([...foreign, ...filesOf("cd")].toSorted());
});

test("OPS-07 a bucket that holds only what is somebody else's is empty to a restore", async () => {
  await addFiles(await backUp(foreign));
  expect(await hasPictures(blobStore)).toBe(false);
  for (const file of filesOf("ab")) {
    await addFiles(await backUp([file]));
    expect(await hasPictures(blobStore)).toBe(true);
    await blobStore.remove(file);
  }
});
