import type { Tables } from "@bulmo/entities/database";
import { type TestDatabase, bothServers } from "@bulmo/entities/testing/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleMembers } from "./data/members.ts";
import { loadSamples } from "./load-samples.ts";

const entering = "bulmomember1";
const accounts = { [entering]: { passwordHash: "hash", isAdmin: false } };
const options = { accounts, summarise: () => "", works: 0 };

describe.each(bothServers(process.env["TEST_DATABASE_URL"]))("on $name", (server) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await server.open();
  });
  afterAll(() => database.close());

  test("OPS-09 of two processes that start on one empty database one fills it, and the other leaves it as it is", async () => {
    const filled = await Promise.all([loadSamples(database, options), loadSamples(database, options)]);
    expect(filled.toSorted()).toEqual([false, true]);
    const members = await database.orm.em.fork().getKysely<Tables>().selectFrom("user").select("id").execute();
    expect(members).toHaveLength(sampleMembers.length);
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
