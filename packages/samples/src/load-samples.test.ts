import type { Tables } from "@bulmo/entities/database";
import { type TestDatabase, bothServers } from "@bulmo/entities/testing/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { englishTitles, latinNames } from "./data/english-names.ts";
import { sampleMembers } from "./data/members.ts";
import { loadSamples } from "./load-samples.ts";
import { studios } from "./works/painters.ts";

const entering = "bulmomember1";
const accounts = { [entering]: { passwordHash: "hash", isAdmin: false } };
const options = { accounts, summarise: () => "", works: 0 };

test("WRK-08 whoever has sample works has a name in Latin letters, each their own", () => {
  for (const name of [...Object.keys(studios), ...Object.values(studios).flat()])
    expect([name, latinNames[name]]).toEqual([name, expect.stringMatching(/^[A-Z][a-z-]*(?: [A-Z][a-z-]*)?$/u)]);
  expect(new Set(Object.values(latinNames)).size).toBe(Object.keys(latinNames).length);
});

describe.each(bothServers(process.env["TEST_DATABASE_URL"]))("on $name", (server) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await server.open();
    const named = "insert into person (name, latin) values ('한석록', ''), ('조세필', 'Cho Sepil'), ('홍길동', '')";
    await database.orm.em.fork().execute(named);
  });
  afterAll(() => database.close());

  test("OPS-09 of two processes that start on one empty database one fills it, and the other leaves it as it is", async () => {
    const filled = await Promise.all([loadSamples(database, options), loadSamples(database, options)]);
    expect(filled.toSorted()).toEqual([false, true]);
    const members = await database.orm.em.fork().getKysely<Tables>().selectFrom("user").select("id").execute();
    expect(members).toHaveLength(sampleMembers.length);
  });

  test("WRK-08 people whom the samples know are named in Latin letters, but for who had such a name; exhibitions in English", async () => {
    const people = database.orm.em.fork().getKysely<Tables>().selectFrom("person").select(["name", "latin"]);
    expect(await people.orderBy("id").execute()).toEqual([
      { name: "한석록", latin: latinNames["한석록"] },
      { name: "조세필", latin: "Cho Sepil" },
      { name: "홍길동", latin: "" },
    ]);
    const exhibitions = database.orm.em.fork().getKysely<Tables>().selectFrom("exhibition").select(["type", "english"]);
    const titles = (await exhibitions.execute()).map(({ type, english }) => [type, english]);
    expect(Object.fromEntries(titles)).toEqual(englishTitles);
  });

  test("SEE-15 every post that comes with the samples says so", async () => {
    const posts = database.orm.em.fork().getKysely<Tables>().selectFrom("stored_post");
    const rows = await posts.select(["is_sample"]).execute();
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ is_sample: isSample }) => !isSample)).toEqual([]);
  });

  test("SEC-18 who may sign in among the samples has proved their address, nobody else", async () => {
    const proofs = await database.orm.em.fork().getKysely<Tables>().selectFrom("email_proof").selectAll().execute();
    const { email } = sampleMembers.find(({ username }) => username === entering)!;
    expect(proofs).toMatchObject([{ email }]);
  });
});
