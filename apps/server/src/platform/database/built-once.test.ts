import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { builtOnce } from "./built-once.ts";

describe.each(bothServers(testDatabaseUrl))("a statement that is built once, on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  test("SPD-05 it is built once for each shape, and asked with the values of each call", async () => {
    let built = 0;
    const say = builtOnce((tables, { isLoud }: { isLoud: boolean }, word: string, other: string | null) => {
      built += 1;
      const said = sql<string>`concat(${word}::text, ${other}::text, ${word}::text)`;
      return tables
        .selectNoFrom((isLoud ? sql<string>`upper(${said})` : said).as("said"))
        .where(sql<boolean>`${word}::text <> 'none'`);
    });
    const asked = await Promise.all([
      say(site.fork(), { isLoud: false }, "a", "b"),
      say(site.fork(), { isLoud: true }, "c", "d"),
      say(site.fork(), { isLoud: false }, "e", null),
      say(site.fork(), { isLoud: false }, "none", "f"),
    ]);
    expect(asked).toEqual([[{ said: "aba" }], [{ said: "CDC" }], [{ said: "ee" }], []]);
    expect(built).toBe(2);
  });

  test("SPD-05 within a transaction it is asked there", async () => {
    const named = builtOnce((tables, _shape: null, nickname: string) =>
      tables.selectFrom("user").select("nickname").where("nickname", "=", nickname),
    );
    const undo = new Error("nothing of it stays");
    const work = site.fork().transactional(async (tx) => {
      await createUser(tx, { nickname: "먹장인" });
      expect(await named(tx, null, "먹장인")).toEqual([{ nickname: "먹장인" }]);
      throw undo;
    });
    await expect(work).rejects.toBe(undo);
    expect(await named(site.fork(), null, "먹장인")).toEqual([]);
  });
});
