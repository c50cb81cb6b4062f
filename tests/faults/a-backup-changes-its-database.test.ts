import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { runCommand } from "../harness/command.ts";
import { spawnServer, temporaryDirectory } from "../harness/server-process.ts";
import { bothPlaces } from "../harness/wiped-site.ts";

type Manifest = { migrations: string[]; tables: object[]; counters: object[]; files: object[] };

/** What any tar program reads of an archive, without bulmo. */
async function manifestOf(archive: string): Promise<Omit<Manifest, "madeAt">> {
  const { stdout } = await promisify(execFile)(
    "tar",
    ["--extract", "--to-stdout", "--file", archive, "manifest.json"],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const { migrations, tables, counters, files } = JSON.parse(stdout) as Manifest;
  return { migrations, tables, counters, files };
}

test("hazard 15 a backup goes from one database to the other and back", { timeout: 600_000 }, async () => {
  const shelf = await temporaryDirectory();
  const [one, other = one] = bothPlaces;
  if (!one || !other) throw new Error("there is no place");
  const [from, to] = await Promise.all([one.open(), other.openEmpty()]);
  const server = await spawnServer({ ...from.env, RATE_LIMITS: "off" });
  await server.ready();
  await expect.poll(async () => (await fetch(`${server.origin}/gallery/exhibition/1`)).status).toBe(200);
  await server.stop();
  const archives = ["first", "second", "third"].map((name) => join(shelf.path, `${name}.tar`));
  const [first = "", second = "", third = ""] = archives;
  expect(await runCommand("backup", [first], from.env)).toMatchObject({ code: 0, error: "" });
  expect(await runCommand("restore", [first], to.env)).toMatchObject({ code: 0, error: "" });
  expect(await runCommand("backup", [second], to.env)).toMatchObject({ code: 0, error: "" });
  await from.wipe();
  expect(await runCommand("restore", [second], from.env)).toMatchObject({ code: 0, error: "" });
  expect(await runCommand("backup", [third], from.env)).toMatchObject({ code: 0, error: "" });
  const manifest = await manifestOf(first);
  expect(manifest.tables.length).toBeGreaterThan(15);
  expect(await manifestOf(second)).toEqual(manifest);
  expect(await manifestOf(third)).toEqual(manifest);
  // Password hashes are in it.
  expect((await readFile(first)).byteLength).toBeGreaterThan(100_000);
  await Promise.all([from.remove(), to.remove(), shelf.remove()]);
});
