import { dashboardOutput } from "@bulmo/contracts/dashboard";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { sitePageCallsOf } from "../../../testing/site-page.ts";

describe.each(testServers(testDatabaseUrl))("drafts on an administrator's first page on $name", (server) => {
  let site: Site;
  let token: string;

  beforeAll(async () => {
    site = await openSite(server);
    token = (await createSignedIn(site, { isAdmin: true })).token;
  });
  afterAll(() => site.close());

  const drafts = async () => {
    const { body } = await site.call("GET", "/api/dashboard", { token });
    return dashboardOutput.parse(body).tasks.find(({ kind }) => kind === "DRAFT");
  };
  const draft = (name: string, minute: number) =>
    site
      .fork()
      .execute("insert into page_text (name, revision, draft, drafted_at) values (?, 1, '{}', ?)", [
        name,
        new Date(Date.UTC(2026, 10, 27, 1, minute)),
      ]);

  test("DAY-07 every draft is named with the page where it is published, two of one page apart", async () => {
    const names = ["greeting", "association", "magoksa", "magoksa-inscription", "home"];
    for (const [minute, name] of names.entries()) await draft(name, minute);
    const found = await drafts();
    expect(found?.count).toBe(5);
    expect(found?.items.map(({ title, path }) => [title, path])).toEqual([
      ["인사말", "/about/greeting"],
      ["협회의 주소와 연락처", "/"],
      ["마곡사", "/news/magoksa"],
      ["마곡사 비문", "/news/magoksa"],
      ["첫 화면", "/"],
    ]);
  });

  test("DAY-07 a page that is removed takes its draft along, and brings it back", async () => {
    await site.fork().execute("delete from page_text");
    const calls = sitePageCallsOf(site, token);
    const { body: page } = await calls.create({ section: "about", title: "소모임", address: "circle" });
    await draft(`page-${page.id}`, 0);
    expect(await drafts()).toMatchObject({ count: 1, items: [{ title: "소모임", path: "/about/circle" }] });
    await calls.remove(page.id);
    expect(await drafts()).toBeUndefined();
    await calls.restore(page.id);
    expect(await drafts()).toMatchObject({ count: 1 });
  });
});
