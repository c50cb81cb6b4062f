import { once } from "node:events";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { openObjectStore } from "@bulmo/testing/object-store";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keysOf } from "../../../testing/pictures.ts";
import { openBlobStore } from "./open-blob-store.ts";
import type { BlobStore } from "./blob-store.ts";

type Opened = { blobStore: BlobStore; close: () => Promise<void> };

const kinds: { name: string; open: (dataDirectory: string) => Promise<Opened> }[] = [
  {
    name: "a directory",
    open: async (dataDirectory) => ({
      blobStore: await openBlobStore({ dataDirectory, objectStore: undefined }),
      close: () => Promise.resolve(),
    }),
  },
  {
    name: "a bucket",
    async open(dataDirectory) {
      const store = await openObjectStore();
      const blobStore = await openBlobStore({ dataDirectory, objectStore: store.settings });
      return { blobStore, close: () => store.close() };
    },
  },
];

describe.each(kinds)("pictures in $name", ({ open }) => {
  let directory = "";
  let opened: Opened;
  let blobStore: BlobStore;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "bulmo-storage-"));
    opened = await open(directory);
    blobStore = opened.blobStore;
  });
  afterAll(async () => {
    await opened.close();
    await rm(directory, { recursive: true, force: true });
  });

  async function put(key: string, content: string | Uint8Array) {
    const path = join(directory, "made");
    await writeFile(path, content);
    await blobStore.put(key, path);
  }

  const read = async (key: string) => {
    const stored = await blobStore.open(key);
    return stored && { size: stored.size, content: await text(stored.stream()) };
  };

  test("OPS-07 what is put is there, the last one of a key stays, and a folder is no file", async () => {
    await put("ab/one/1.webp", "first");
    await put("ab/one/1.webp", "second");
    expect(await read("ab/one/1.webp")).toEqual({ size: 6, content: "second" });
    expect(await blobStore.exists("ab/one/1.webp")).toBe(true);
    expect(await blobStore.exists("ab/one")).toBe(false);
    expect(await blobStore.open("ab/one")).toBeNull();
    expect(await blobStore.open("ab/none/1.webp")).toBeNull();
    expect(await blobStore.open("ab/one/1.webp/2.webp")).toBeNull();
  });

  test("OPS-07 a large file comes back byte for byte, and whoever leaves in its middle leaves it whole", async () => {
    const bytes = Buffer.alloc(5_000_000, Buffer.from("단청 "));
    await put("ef/large/1.webp", bytes);
    const stored = await blobStore.open("ef/large/1.webp");
    const begun = stored!.stream();
    await once(begun, "readable");
    begun.destroy();
    expect(bytes.equals(await buffer(stored!.stream()))).toBe(true);
    await put("ef/large/empty.json", "");
    expect(await read("ef/large/empty.json")).toEqual({ size: 0, content: "" });
  });

  test("tiles are named with commas, as their viewers ask for them", async () => {
    const key = "fa/tiles/0,0,512,512/512,512/0/default.jpg";
    await put(key, "tile");
    expect(await read(key)).toEqual({ size: 4, content: "tile" });
    expect(await keysOf(blobStore, "fa/")).toEqual([key]);
  });

  test("a file is lent to another place, and stays there when it is removed", async () => {
    await put("gh/one/master.jpeg", "master");
    const path = join(directory, "lent", "deep", "master.jpeg");
    expect(await blobStore.copyTo("gh/one/master.jpeg", path)).toBe(true);
    await blobStore.remove("gh/one/master.jpeg");
    expect(await readFile(path, "utf8")).toBe("master");
    const none = join(directory, "lent", "none");
    expect(await blobStore.copyTo("gh/none/master.jpeg", none)).toBe(false);
    await expect(stat(none)).rejects.toThrow("ENOENT");
  });

  test("keys are listed by their beginning, also while they are removed", async () => {
    await put("cd/two/tiles/info.json", "{}");
    await put("cd/two/1.webp", "x");
    await put("cd/twofold/1.webp", "x");
    expect(await keysOf(blobStore, "cd/two/")).toEqual(["cd/two/1.webp", "cd/two/tiles/info.json"]);
    expect(await keysOf(blobStore, "zz/")).toEqual([]);
    for await (const key of blobStore.list("cd/")) await blobStore.remove(key);
    await blobStore.remove("cd/two/1.webp");
    expect(await keysOf(blobStore, "cd/")).toEqual([]);
  });

  test("putting and removing beside each other loses nothing", async () => {
    const made = await Promise.all(
      Array.from({ length: 40 }, async (_, turn) => {
        const path = join(directory, `made-${turn}`);
        await writeFile(path, "x");
        return path;
      }),
    );
    await Promise.all(
      made.map(async (path, turn) => {
        await blobStore.put(`ij/same/${turn}`, path);
        if (turn % 2) await blobStore.remove(`ij/same/${turn}`);
      }),
    );
    expect(await keysOf(blobStore, "ij/")).toHaveLength(20);
  });

  test("hazard 14 a file that is not there is not put", async () => {
    await expect(blobStore.put("kl/1.webp", join(directory, "never-made"))).rejects.toThrow("ENOENT");
    expect(await keysOf(blobStore, "kl/")).toEqual([]);
  });
});
