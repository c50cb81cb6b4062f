import { afterAll, expect, test } from "vitest";
import { type Database, migrate, openDatabase } from "./database.ts";

const opened: Database[] = [];
const open = async (target: Parameters<typeof openDatabase>[0]) => {
  const database = await openDatabase(target);
  opened.push(database);
  return database;
};

afterAll(() => Promise.all(opened.map(({ orm }) => orm.close())));

/** What the entities would still change; an index that is written as an expression cannot be compared. */
async function difference({ orm }: Database): Promise<string[]> {
  const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  return sql.split(";\n").map((line) => line.trim()).filter(Boolean);
}

test("the migrations make what the entities say, on the embedded database", async () => {
  const database = await open({ directory: "memory://" });
  await migrate(database);
  expect(await difference(database)).toEqual([]);
});
