import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { sitePageCallsOf } from "../../../testing/site-page.ts";

type Menus = { pages: { id: number | null; address: string; formerPaths: string[] }[] }[];

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;
  let calls: ReturnType<typeof sitePageCallsOf>;

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true, nickname: "운영진" }));
    calls = sitePageCallsOf(site, token);
  });
  afterAll(() => site.close());

  const add = async (address: string, section = "about", isHidden = false) =>
    (await calls.create({ section, title: "페이지", address, isHidden })).body.id as number;
  const move = (id: number, address: string) => calls.update({ id, address });
  /** A page that was moved away from an address. */
  async function movedFrom(address: string, section = "about") {
    const id = await add(address, section);
    await move(id, `${address}-now`);
    return id;
  }
  /** To which page visitors are led from an address, or administrators. */
  async function ledTo(path: string, as?: string): Promise<number | null | undefined> {
    const { menus } = (await site.call("GET", "/api/board/list", as ? { token: as } : {})).body as { menus: Menus };
    return menus.flatMap(({ pages }) => pages).find(({ formerPaths }) => formerPaths.includes(path))?.id;
  }

  test("PAG-07 an old address leads to the moved page again once the page that took it is removed", async () => {
    const moved = await movedFrom("first");
    const other = await add("first");
    expect(await ledTo("/about/first")).toBeUndefined();
    expect((await calls.get(moved)).body.formerPaths).toEqual([]);
    await calls.remove(other);
    expect(await ledTo("/about/first")).toBe(moved);
    expect((await calls.get(moved)).body.formerPaths).toEqual(["/about/first"]);
    await calls.restore(other);
    expect(await ledTo("/about/first")).toBeUndefined();
  });

  test("PAG-07 the last that had an address is led to, and the one before it where that one is gone", async () => {
    const [first, second] = [await movedFrom("shared"), await add("shared")];
    await move(second, "shared-too");
    expect(await ledTo("/about/shared")).toBe(second);
    await calls.remove(second);
    expect(await ledTo("/about/shared")).toBe(first);
    await calls.restore(second);
    expect(await ledTo("/about/shared")).toBe(second);
    // Who had it first has it once more, and is the last that did.
    await move(first, "shared");
    expect(await ledTo("/about/shared")).toBeUndefined();
    await move(first, "shared-first");
    expect(await ledTo("/about/shared")).toBe(first);
  });

  test("PAG-07 while a hidden page stands at an old address visitors are led on, and administrators find the page", async () => {
    const moved = await movedFrom("quiet");
    const hidden = await add("quiet", "about", true);
    expect([await ledTo("/about/quiet"), await ledTo("/about/quiet", token)]).toEqual([moved, undefined]);
    const answer = await site.call("GET", "/api/board/list");
    expect(JSON.stringify(answer.body)).not.toContain(`"id":${hidden},`);
    await calls.update({ id: hidden, isHidden: false });
    expect(await ledTo("/about/quiet")).toBeUndefined();
    // What is hidden is led to from nowhere.
    await calls.update({ id: moved, isHidden: true });
    await calls.remove(hidden);
    expect([await ledTo("/about/quiet"), await ledTo("/about/quiet", token)]).toEqual([undefined, moved]);
  });

  test("PAG-07 EXH-06 an old address leads to the moved page again once the board that took it is removed", async () => {
    const moved = await movedFrom("court", "community");
    const board = { title: "마당", address: "court", readers: "EVERYONE", writers: "MEMBERS" };
    const { type } = (await site.call("POST", "/api/board", { body: board, token })).body;
    expect(await ledTo("/community/court")).toBeUndefined();
    expect((await site.call("DELETE", "/api/board", { body: { type }, token })).status).toBe(200);
    expect(await ledTo("/community/court")).toBe(moved);
  });

  test("PAG-07 the version before, which frees an address for good, loses none", async () => {
    const moved = await movedFrom("before");
    const sql = (text: string) => site.fork().execute(text);
    await sql("delete from site_page_path where path = '/about/before'");
    await sql("insert into site_page (section, address, title) values ('about', 'before', '페이지')");
    await sql("update site_page set removed_at = now() where address = 'before'");
    await expect.poll(() => ledTo("/about/before")).toBe(moved);
    // A page that is gone for good takes its addresses along.
    await sql(`delete from site_page where id = ${moved}`);
    expect(await sql(`select path from site_page_earlier_path where page_id = ${moved}`)).toEqual([]);
  });
});
