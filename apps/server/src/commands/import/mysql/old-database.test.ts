import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useMariadb } from "../../../../testing/old-site/old-server.ts";
import { openOldDatabase } from "./old-database.ts";

const rows = 3_000;
const undo = new AsyncDisposableStack();
let url = "";

beforeAll(async () => {
  const mariadb = await useMariadb();
  undo.defer(mariadb.release);
  const name = `read_${process.pid}_${Date.now()}`;
  // More than what lies between the two ends of a socket.
  mariadb.run(`create database ${name}; use ${name};
    create table text (id int primary key, body longtext) charset=latin1;
    insert into text select seq, repeat(x'b0a1', 10000) from seq_1_to_${rows};
    set global net_write_timeout = 1`);
  undo.defer(() => Promise.resolve(mariadb.run(`set global net_write_timeout = default; drop database ${name}`)));
  url = mariadb.url(name);
});
afterAll(() => undo.disposeAsync());

test("IMP-05 rows that are read slowly come all the same, in EUC-KR too", async () => {
  const database = await openOldDatabase(url);
  let count = 0;
  for await (const row of database.rows("select * from text order by id")) {
    if (count === 0) await pause(3_000);
    if (row["body"] === "가".repeat(10_000)) count += 1;
  }
  expect(count).toBe(rows);
  await database.close();
});

test("IMP-05 a server that goes away meanwhile is told of, and nobody waits for it", async () => {
  const database = await openOldDatabase(url);
  const question = `select max(id) as id from information_schema.processlist
    where command = 'Query' and info like 'select * from text%'`;
  const read = async () => {
    const reading = database.rows("select * from text order by id")[Symbol.asyncIterator]();
    await reading.next();
    const [own] = await database.all(question);
    await database.all(`kill ${Number(own?.["id"])}`);
    for (let row = await reading.next(); !row.done; row = await reading.next());
  };
  await expect(read()).rejects.toThrow();
  await database.close();
});

test("IMP-01 nothing of an old site is changed", async () => {
  const database = await openOldDatabase(url);
  await expect(database.all("delete from text where id = 1")).rejects.toThrow(/READ ONLY/iu);
  await database.close();
});
