import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const browser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
    await createPosts(site.fork(), "NOTICE", [{}, {}]);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => site.close());

  const view = async (agent: string, index = 1) => {
    const headers = { "user-agent": agent };
    const answer = await site.call("POST", "/trpc/post.view", { body: { type: "NOTICE", index }, headers });
    return answer.body.result.data.views as number;
  };

  test.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd) crawler",
    "Baiduspider+(+http://www.baidu.com/search/spider.htm)",
    "kakaotalk-scrap/1.0; +https://devtalk.kakao.com/ Link Preview",
    "facebookexternalhit/1.1; preview",
  ])("SEC-14 BRD-28 a robot reads without being counted: %s", async (agent) => {
    expect(await view(agent)).toBe(0);
  });

  test("SEC-14 BRD-28 reading through the calls, the feed and the sitemap counts nothing", async () => {
    for (const path of ["/api/post?type=NOTICE&index=1", "/api/post/list?type=NOTICE", "/sitemap.xml"])
      expect((await site.call("GET", path, { headers: { "user-agent": browser } })).status).toBe(200);
    expect((await site.call("GET", "/api/post?type=NOTICE&index=1")).body.views).toBe(0);
  });

  test("SEC-14 BRD-28 the next day a visitor's hash means nothing: its key is another, and the old one gone", async () => {
    const database = site.fork().getKysely<Tables>();
    const keys = async () => {
      const rows = await database.selectFrom("setting").select("value").where("key", "=", "visitor-key").execute();
      return rows.map(({ value }) => value);
    };
    const readers = async () =>
      (await database.selectFrom("post_view").select("reader").execute()).map(({ reader }) => reader);
    expect(await view(browser, 2)).toBe(1);
    const [first] = await keys();
    const [reader] = await readers();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 60 * 60_000 });
    expect(await view(browser, 2)).toBe(2);
    const next = await keys();
    expect(next).toHaveLength(1);
    expect(next[0]?.split(":")[1]).toMatch(/^[0-9a-f]{64}$/u);
    expect(next[0]?.split(":")[1]).not.toBe(first?.split(":")[1]);
    expect(await readers()).toContain(reader);
    expect(new Set(await readers()).size).toBe(2);
  });

  test("API-41 BRD-28 counted by REST a view is the same: programs of one address are few readers, a member is one", async () => {
    const { index } = (await createPosts(site.fork(), "NOTICE", [{}]))[0]!;
    const { token } = await createSignedIn(site);
    const viewByCall = async (agent: string, as?: string) => {
      const headers = { "user-agent": agent };
      const body = { type: "NOTICE", index };
      const answer = await site.call("POST", "/api/post/view", { body, headers, ...(as ? { token: as } : {}) });
      return answer.body.views as number;
    };
    for (let count = 0; count < 40; count += 1) await viewByCall(`reader/${count}`);
    const views = await viewByCall("reader/0");
    expect(views).toBeLessThanOrEqual(8);
    // Which way a reader's view came does not matter.
    expect(await view("reader/0", index)).toBe(views);
    for (let count = 0; count < 3; count += 1) expect(await viewByCall(`app/${count}`, token)).toBe(views + 1);
    expect(await viewByCall("Yeti/1.1 crawler")).toBe(views + 1);
  });

  test("SEC-23 BRD-28 a program that gives itself another name each time is eight readers and no more", async () => {
    const { index } = (await createPosts(site.fork(), "NOTICE", [{}]))[0]!;
    for (let count = 0; count < 60; count += 1) await view(`${browser} v${count}`, index);
    const views = await view(`${browser} v1`, index);
    expect([views > 1, views <= 8]).toEqual([true, true]);
  });
});
