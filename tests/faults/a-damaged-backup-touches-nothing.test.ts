import { copyFile, mkdir, open, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "@bulmo/entities/database";
import { knownMigrations } from "@bulmo/entities/migrations-list";
import { representatives } from "@bulmo/testing/figures";
import { appliedMigrations } from "@bulmo/entities/schema-version";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommand } from "../harness/command.ts";
import { spawnServer, temporaryDirectory } from "../harness/server-process.ts";
import { type Place, places } from "../harness/wiped-site.ts";
import { fileSums, tableSums } from "../harness/witness.ts";

/** Changes one bit of one byte. */
async function flip(path: string, place: number): Promise<void> {
  const file = await open(path, "r+");
  const byte = Buffer.alloc(1);
  await file.read(byte, 0, 1, place);
  byte.writeUInt8(byte.readUInt8() ^ 1);
  await file.write(byte, 0, 1, place);
  await file.close();
}

/** Damages that disks, networks and killed copies do, at several places from the first byte to the last. */
const damages: [name: string, damage: (path: string, size: number) => Promise<void>][] = [
  ...representatives([0, 0.001, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999], 0, 1, 4, 7).map((share): (typeof damages)[number] => [
    `a flipped bit at ${share * 100} %`,
    (path, size) => flip(path, Math.floor(share * size)),
  ]),
  ["a flipped bit in the seal", (path, size) => flip(path, size - 2)],
  ["a missing last byte", (path, size) => truncate(path, size - 1)],
  ["a missing last block", (path, size) => truncate(path, size - 512)],
  ["a missing half", (path, size) => truncate(path, Math.floor(size / 2))],
  ["nothing in it", (path) => truncate(path, 0)],
  ["a byte too much", (path) => writeFile(path, "x", { flag: "a" })],
  ["another file of that name", (path) => writeFile(path, "a text that is no backup at all".repeat(100))],
];

describe.each(places)("hazard 15 on $name", ({ open: openPlace }) => {
  let place: Place;
  let shelf: Awaited<ReturnType<typeof temporaryDirectory>>;
  let archive: string;

  beforeAll(async () => {
    place = await openPlace();
    shelf = await temporaryDirectory();
    archive = join(shelf.path, "whole.tar");
    await runCommand("backup", [archive], place.env);
  }, 120_000);
  afterAll(async () => {
    await place.remove();
    await shelf.remove();
  });

  test("a damaged backup is refused before anything is touched", { timeout: 600_000 }, async () => {
    const { size } = await stat(archive);
    const rows = await tableSums(place.database);
    const was = await fileSums(place.directory);
    const damaged = join(shelf.path, "damaged.tar");
    for (const [name, damage] of damages) {
      await copyFile(archive, damaged);
      await damage(damaged, size);
      const { code, out, error } = await runCommand("restore", [damaged, "--overwrite"], place.env);
      const files = await fileSums(place.directory);
      expect({ name, code, out, error, files }).toEqual({
        name,
        code: 1,
        out: "",
        error: expect.stringMatching(/^bulmo restore: the backup is damaged \(.+\); nothing has been changed\n$/u),
        files: was,
      });
    }
    expect(await tableSums(place.database)).toEqual(rows);
  });

  test("without a backup there is one line, and nothing is made", { timeout: 120_000 }, async () => {
    const empty = await temporaryDirectory();
    const env = { ...place.env, DATA_DIR: empty.path };
    const absent = await runCommand("restore", [join(shelf.path, "absent.tar")], env);
    expect(absent).toMatchObject({ code: 1, out: "" });
    expect(absent.error).toMatch(/^bulmo restore: there is no .+absent\.tar\n$/u);
    expect((await runCommand("restore", [], env)).code).toBe(2);
    expect((await runCommand("backup", ["one.tar", "two.tar"], env)).code).toBe(2);
    expect(await fileSums(empty.path)).toEqual({});
    await empty.remove();
  });

  const execute = async (sql: string) => {
    const { orm } = await openDatabase(place.database);
    await orm.em.fork().execute(sql);
    await orm.close();
  };

  test("what a newer version has made is neither restored nor started", { timeout: 240_000 }, async () => {
    const newer = join(shelf.path, "newer.tar");
    await execute("insert into mikro_orm_migrations (name) values ('20991231000000-later')");
    const start = await (await spawnServer({ ...place.env, LOG_LEVEL: "silent" })).exited;
    expect(start.code).toBe(1);
    expect(start.output).toMatch(/^bulmo could not start: the schema is newer .+20991231000000-later.+\n$/u);
    expect(await runCommand("backup", [newer], place.env)).toMatchObject({ code: 0, error: "" });
    await execute("delete from mikro_orm_migrations where name = '20991231000000-later'");
    const rows = await tableSums(place.database);
    const { code, error } = await runCommand("restore", [newer, "--overwrite"], place.env);
    expect(code).toBe(1);
    expect(error).toMatch(/^bulmo restore: the schema is newer .+20991231000000-later.+\n$/u);
    expect(await tableSums(place.database)).toEqual(rows);
  });

  test("a backup of an older schema is brought up to date", { timeout: 240_000 }, async () => {
    const older = join(shelf.path, "older.tar");
    await place.wipe();
    await mkdir(place.directory, { recursive: true });
    const { orm } = await openDatabase({ ...place.database, poolSize: 3 });
    await orm.migrator.up({ migrations: knownMigrations.slice(0, 5) });
    await orm.em.fork().execute(`insert into post (type, index, title, content, summary, created_at, updated_at)
      values ('NOTICE', 1, '견본', '<p>견본</p>', '견본', now(), now())`);
    await orm.close();
    expect(await runCommand("backup", [older], place.env)).toMatchObject({ code: 0, error: "" });
    expect(await runCommand("restore", [older, "--overwrite"], place.env)).toMatchObject({ code: 0, error: "" });
    const { orm: now } = await openDatabase(place.database);
    const em = now.em.fork();
    expect(await appliedMigrations(em)).toEqual(knownMigrations);
    expect(await em.execute("select title, deleted_by_id from stored_post")).toEqual([
      { title: "견본", deleted_by_id: null },
    ]);
    expect(await em.execute("select post_count from board_block where type = 'NOTICE'")).toEqual([{ post_count: 1 }]);
    await now.close();
  });
});

test("hazard 15 where there is no database a backup says so instead of making both", async () => {
  const empty = await temporaryDirectory();
  const { code, error } = await runCommand("backup", [], { DATA_DIR: empty.path });
  expect(code).toBe(1);
  expect(error).toMatch(/^bulmo backup: there is no database in .+\n$/u);
  expect(await fileSums(empty.path)).toEqual({});
  await empty.remove();
});
