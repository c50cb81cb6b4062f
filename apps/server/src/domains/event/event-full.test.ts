import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createEvent } from "../../../testing/event.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

describe.each(testServers(testDatabaseUrl))("an event that is full on $name", (server) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(server, { now: () => new Date("2027-03-01T12:00:00+09:00") });
  });
  afterAll(() => site.close());

  const create = (changes: object) =>
    createEvent(site.fork(), { state: "PUBLISHED", takesReplies: true, maximumCompanions: 3, ...changes });
  const say = async (id: number, { token }: SignedIn, said: object, year = 2027) => {
    const { status } = await site.call("PUT", "/api/event/reply", { token, body: { id, year, ...said } });
    expect(status).toBe(200);
  };
  /** As a visitor is answered, from the cache where that has it. */
  const shownFull = async (id: number, year = 2027) =>
    (await site.call("GET", `/api/event?id=${id}&year=${year}`)).body.isFull as boolean;

  test("DAY-05 a visitor reads that all seats are taken as soon as they are, and that one is free again", async () => {
    const id = await create({ capacity: 3 });
    const [one, other] = [await createSignedIn(site), await createSignedIn(site)];
    await say(id, one, { isComing: true, companions: 1 });
    expect(await shownFull(id)).toBe(false);
    await say(id, other, { isComing: true });
    await expect.poll(() => shownFull(id)).toBe(true);
    await say(id, one, { isComing: true });
    await expect.poll(() => shownFull(id)).toBe(false);
    await say(id, one, { isComing: true, companions: 1 });
    await expect.poll(() => shownFull(id)).toBe(true);
    await site.call("DELETE", "/api/users", { token: other.token, body: { id: other.user.id } });
    await expect.poll(() => shownFull(id)).toBe(false);
  });

  test("DAY-05 each year has seats of its own, and what counts none is never full", async () => {
    const member = await createSignedIn(site);
    const yearly = await create({ capacity: 1, isYearly: true });
    await say(yearly, member, { isComing: true }, 2028);
    await expect.poll(() => shownFull(yearly, 2028)).toBe(true);
    expect(await shownFull(yearly, 2027)).toBe(false);
    const uncounted = await create({ capacity: null });
    await say(uncounted, member, { isComing: true });
    expect(await shownFull(uncounted)).toBe(false);
  });
});
