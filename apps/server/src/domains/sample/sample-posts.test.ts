import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { createCachedCount } from "../../platform/cache/cached-count.ts";
import { createFreshness } from "../../platform/cache/freshness.ts";
import { createTagCollector } from "../../platform/cache/tag-collector.ts";
import type { Render } from "../../ssr.ts";
import { openSamplePosts } from "./sample-posts.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let rendered = 0;
  const render: Render = ({ hasSamples }) => {
    rendered += 1;
    return Promise.resolve({ status: 200, html: hasSamples ? "지어낸 글" : "참글", scripts: [], isCanonical: true });
  };
  beforeAll(async () => {
    site = await openSite(server, { render });
  });
  afterAll(() => site.close());

  const read = async () => (await site.call("GET", "/about/greeting")).body as string;
  const sql = (text: string) => site.fork().execute(text);

  test("SEE-15 SEC-14 a page says that there are samples while one stands, and is made anew when that changes", async () => {
    const { token } = await createSignedIn(site, { isAdmin: true });
    const posts = await createPosts(site.fork(), "NOTICE", [{}, {}]);
    const [notice, other] = posts.map(({ type, index }) => ({ type, index }));
    expect(await read()).toBe("참글");
    await sql("update stored_post set is_sample = true");
    await expect.poll(read).toBe("지어낸 글");

    // Who asks by a call is answered when this process has heard of the change.
    const call = async (method: string, path: string, body: unknown) =>
      expect((await site.call(method, path, { token, body })).status).toBe(200);
    await call("DELETE", "/api/post", [notice]);
    expect(await read()).toBe("지어낸 글");
    await call("DELETE", "/api/post", [other]);
    expect(await read()).toBe("참글");
    await call("POST", "/trpc/trash.restore", other);
    expect(await read()).toBe("지어낸 글");
    await sql("delete from stored_post where is_sample");
    await expect.poll(read).toBe("참글");
  });

  test("SEE-15 a post of the association's own makes no page anew that shows none", async () => {
    const { token } = await createSignedIn(site, { isAdmin: true });
    await read();
    rendered = 0;
    const body = { title: "글", type: "NOTICE", content: "<p>글</p>" };
    const { data: index } = (await site.call("POST", "/api/post", { token, body })).body;
    expect((await site.call("DELETE", "/api/post", { token, body: [{ type: "NOTICE", index }] })).status).toBe(200);
    await read();
    expect(rendered).toBe(0);
  });

  test("SEE-15 while changes are not heard, or the database is away, what was known last is said, and not kept", async () => {
    await sql("update stored_post set is_sample = true, deleted_at = null");
    const freshness = createFreshness();
    let asked = 0;
    let isAway = false;
    const fork = () => {
      asked += 1;
      if (isAway) throw new Error("away");
      return site.fork();
    };
    const responseCache = { freshness, cachedCount: createCachedCount(freshness) };
    const hasSamples = await openSamplePosts({ fork, responseCache });
    isAway = true;
    expect([await hasSamples(undefined), asked]).toEqual([true, 1]);
    freshness.resume();
    const collector = createTagCollector(freshness.now());
    expect([await hasSamples(collector), asked, collector.isRefused]).toEqual([true, 2, true]);
    isAway = false;
    await sql("update stored_post set deleted_at = now()");
    expect(await hasSamples(undefined)).toBe(false);
  });
});
