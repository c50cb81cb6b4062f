import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keysOf } from "../testing/pictures.ts";
import { createLocalStorage } from "./local-storage.ts";
import type { Storage } from "./storage.ts";

let directory = "";
let storage: Storage;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "bulmo-storage-"));
  storage = createLocalStorage(join(directory, "root"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function put(key: string, content: string) {
  const path = join(directory, "made");
  await writeFile(path, content);
  await storage.put(key, path);
}

const read = async (key: string) => {
  const stored = await storage.open(key);
  return stored && { size: stored.size, content: await text(stored.stream()) };
};

test("OPS-07 what is put is there, the last one of a key stays, and a folder is no file", async () => {
  await put("ab/one/1.webp", "first");
  await put("ab/one/1.webp", "second");
  expect(await read("ab/one/1.webp")).toEqual({ size: 6, content: "second" });
  expect(await storage.exists("ab/one/1.webp")).toBe(true);
  expect(await storage.exists("ab/one")).toBe(false);
  expect(await storage.open("ab/one")).toBeNull();
  expect(await storage.open("ab/none/1.webp")).toBeNull();
  expect(await storage.open("ab/one/1.webp/2.webp")).toBeNull();
});

test("keys are listed by their beginning, and a removed one takes its empty folders along", async () => {
  await put("cd/two/tiles/info.json", "{}");
  await put("cd/two/1.webp", "x");
  expect(await keysOf(storage, "cd/two/")).toEqual(["cd/two/1.webp", "cd/two/tiles/info.json"]);
  expect(await keysOf(storage, "ef/")).toEqual([]);
  for await (const key of storage.list("cd/")) await storage.remove(key);
  await storage.remove("cd/two/1.webp");
  expect(await readdir(join(directory, "root"))).not.toContain("cd");
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
      await storage.put(`gh/same/${turn}`, path);
      if (turn % 2) await storage.remove(`gh/same/${turn}`);
    }),
  );
  expect(await keysOf(storage, "gh/")).toHaveLength(20);
});

test("hazard 14 what cannot be put leaves nothing", async () => {
  await expect(storage.put("ij/1.webp", join(directory, "never-made"))).rejects.toThrow("ENOENT");
  await mkdir(join(directory, "root", "kl"), { recursive: true });
  await writeFile(join(directory, "root", "kl", "file"), "x");
  await expect(put("kl/file/1.webp", "x")).rejects.toThrow();
  expect((await keysOf(storage)).filter((key) => key.includes("part") || key.startsWith("ij"))).toEqual([]);
});
