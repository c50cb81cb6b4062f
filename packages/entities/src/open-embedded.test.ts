import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { openOrCreate } from "./open-embedded.ts";

test("hazard 14 a database that was half made when its process was killed is made anew, a whole one is kept", async () => {
  const directory = await mkdtemp(join(tmpdir(), "bulmo-making-"));
  // What is there after the first files of a new database.
  await Promise.all(["PG_VERSION", "unfinished"].map((name) => writeFile(join(directory, name), "18\n")));
  await expect(openDatabase({ directory }).then(({ orm }) => orm.em.fork().execute("select 1"))).rejects.toThrow();
  const made = await openOrCreate(directory);
  await made.orm.em.fork().execute("create table kept (value int)");
  await made.orm.close();
  expect(await readdir(directory)).not.toContain("unfinished");
  const opened = await openOrCreate(directory);
  expect(await opened.orm.em.fork().execute("select * from kept")).toEqual([]);
  await opened.orm.close();
  await rm(directory, { recursive: true });
});
