import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  test("ADM-01 administrators get all members at once, with what they are reached by and nothing else", async () => {
    const { token } = await createSignedIn(site, { isAdmin: true });
    for (let round = 0; round < 20; round += 1)
      await createUser(site.fork(), { nickname: `견본${100 + round}`, isActive: round !== 7 });
    const { status, body } = await site.call("GET", "/trpc/user.listEntries", { token });
    expect(status).toBe(200);
    const entries = body.result.data as Record<string, unknown>[];
    expect(entries).toHaveLength(21);
    const found = entries.find(({ nickname }) => nickname === "견본107");
    expect(found).toMatchObject({ zonecode: "", detailAddress: "", isActive: false, role: "회원" });
    expect(Date.now() - Date.parse(String(found?.["joinedAt"]))).toBeLessThan(600_000);
    expect(Object.keys(found ?? {}).toSorted()).toEqual(
      "address detailAddress email gradeName homepage isActive joinedAt name nickname role username zonecode".split(
        " ",
      ),
    );
  });
});
