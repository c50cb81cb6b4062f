import { versionsPerPage } from "@bulmo/contracts/version";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminTextCallsOf, pageTextOf } from "../../../testing/page-text.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const name = "greeting";
const titled = (title: string) => pageTextOf({ title });

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let calls: Awaited<ReturnType<typeof adminTextCallsOf>>;

  beforeAll(async () => {
    site = await openSite(server);
    calls = await adminTextCallsOf(site);
  });
  afterAll(() => site.close());

  test("hazard 14: on a full disk a draft is refused with a sentence, what stood stands, and the same is saved afterwards", async () => {
    await calls.save({ name, text: titled("그 전의 초안") });
    const before = await calls.stands(name);
    const execute = (statement: string) => site.fork().execute(statement);
    await execute(
      `create function refuse_writing() returns trigger language plpgsql as
         $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
    );
    await execute(
      "create trigger full_disk before insert or update on page_text for each row execute function refuse_writing()",
    );
    const asked = { name, text: titled("자리가 없을 때"), revision: before.revision };
    const refused = await calls.save(asked);
    const standing = await calls.stands(name);
    await execute("drop function refuse_writing cascade");
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(refused.body.message).toMatch(/[가-힣]/u);
    expect(JSON.stringify(refused.body)).not.toContain("extend file");
    expect(standing).toEqual(before);
    expect((await calls.save(asked)).body).toMatchObject({ draft: { text: { title: "자리가 없을 때" } } });
  });

  test("PAG-03 of many versions the oldest is reached page by page, and comes back", async () => {
    const many = "mission-statement";
    await calls.save({ name: many, text: titled("처음 공개한 글") });
    await calls.publish({ name: many });
    await site.fork().execute(
      `insert into page_text_version (name, number, text, revision, user_id, published_at)
       select name, place, text, revision, user_id, published_at
       from page_text_version, generate_series(2, 300) as place where name = ? and number = 1`,
      [many],
    );
    const numbers: number[] = [];
    for (let before: number | undefined; numbers.at(-1) !== 1; before = numbers.at(-1)) {
      const { body } = await calls.versions({ name: many, ...(before ? { before } : {}) });
      expect(body.length).toBeLessThanOrEqual(versionsPerPage);
      numbers.push(...body.map((one: { number: number }) => one.number));
    }
    expect(numbers).toEqual(Array.from({ length: 300 }, (_, place) => 300 - place));
    expect((await calls.versions({ name: many, before: 1 })).body).toEqual([]);
    expect((await calls.versions({ name: many, before: 0 })).status).toBe(400);
    const restored = await calls.restore({ name: many, number: 1 });
    expect(restored.body).toMatchObject({ draft: { text: { title: "처음 공개한 글" } }, published: { number: 300 } });
  });
});
