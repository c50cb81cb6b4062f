import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DirectoryTakenError, lockDirectory } from "./embedded-lock.ts";

let directory = "";
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "bulmo-lock-"));
});
afterEach(() => rm(directory, { recursive: true }));

test("OPS-15 a directory held by a living process is refused and the process named", async () => {
  await writeFile(join(directory, "bulmo.pid"), `${process.ppid}\n`);
  const refused = await lockDirectory(directory).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DirectoryTakenError);
  expect((refused as DirectoryTakenError).pid).toBe(process.ppid);
});

test.each([
  ["a process that is gone", "4194304 1"],
  ["an older process with our own number", `${process.pid} 1`],
  ["a number that another process got since", `${process.ppid} 1`],
  ["an unreadable file", "what"],
])("a lock left by %s is cleared away", async (_case, content) => {
  await writeFile(join(directory, "bulmo.pid"), content);
  const release = await lockDirectory(directory);
  expect(await readFile(join(directory, "bulmo.pid"), "utf8")).toMatch(new RegExp(`^${process.pid} \\d+\\n$`, "u"));
  await release();
  await expect(readFile(join(directory, "bulmo.pid"))).rejects.toThrow("ENOENT");
});
