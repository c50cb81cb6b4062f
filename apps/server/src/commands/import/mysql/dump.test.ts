import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDump } from "./dump.ts";
import { openOldDatabase } from "./old-database.ts";

const table = "create table word (id int primary key, body text) charset=latin1;\n";

/** 가나다 in EUC-KR, in a dump that says nothing of its encoding. */
const rows = Buffer.concat([
  Buffer.from(`${table}insert into word values (1, '`),
  Buffer.from("b0a1b3aab4d9", "hex"),
  Buffer.from("');\n"),
]);

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bulmo-dump-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, body: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, body);
  return path;
}

async function wordsIn(dump: string): Promise<unknown[]> {
  const { url, close } = await openDump(dump);
  try {
    const database = await openOldDatabase(url);
    const words = await database.all("select body from word order by id");
    await database.close();
    return words.map(({ body }) => body);
  } finally {
    await close();
  }
}

test("IMP-01 a dump is read, plain and packed, with what it names a database of its own", async () => {
  const named = Buffer.concat([Buffer.from("create database `site`; use `site`;\n"), rows]);
  expect(await wordsIn(await write("old.sql", rows))).toEqual(["가나다"]);
  expect(await wordsIn(await write("old.sql.gz", gzipSync(named)))).toEqual(["가나다"]);
});

test("IMP-05 a dump that is cut off, is none or has several sites in it is refused with what is wrong", async () => {
  // As one that is packed, so long that its end is not at hand.
  const packed = gzipSync(Buffer.concat([rows, Buffer.from("-- ".padEnd(100_000, "x"))]), { level: 0 });
  const cut = await write("cut.sql.gz", packed.subarray(0, packed.length / 2));
  await expect(openDump(cut)).rejects.toThrow("cut.sql.gz is not whole");
  const within = await write("within.sql", `${table}insert into word values (1, 'begun and`);
  await expect(openDump(within)).rejects.toThrow("could not be read");
  const several = "create database one; create database two;\n";
  await expect(openDump(await write("several.sql", several))).rejects.toThrow("several databases (one, two)");
  await expect(openDump(folder)).rejects.toThrow("is no file");
});
