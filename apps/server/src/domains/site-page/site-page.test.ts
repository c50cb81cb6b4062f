import { fixedPages } from "@bulmo/content/fixed-page";
import { errorMessages } from "@bulmo/contracts/error";
import { sitePageMessages } from "@bulmo/contracts/site-page";
import { testServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { pageTextCallsOf, pageTextOf } from "../../../testing/page-text.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { sitePageCallsOf } from "../../../testing/site-page.ts";

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;
  let calls: ReturnType<typeof sitePageCallsOf>;
  let texts: ReturnType<typeof pageTextCallsOf>;
  const visitor = () => pageTextCallsOf(site);

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true, nickname: "운영진" }));
    calls = sitePageCallsOf(site, token);
    texts = pageTextCallsOf(site, token);
  });
  afterAll(() => site.close());

  const add = async (page: object) =>
    (await calls.create({ section: "about", title: "페이지", isHidden: false, ...page })).body;
  const menus = async (as?: string): Promise<{ section: string; pages: { title: string }[] }[]> =>
    (await site.call("GET", "/api/board/list", as ? { token: as } : {})).body.menus;
  const menu = async (section: string, as?: string) =>
    (await menus(as)).find((one) => one.section === section)?.pages.map(({ title }) => title);
  const sitemap = async () => (await fetch(`${site.origin}/sitemap.xml`)).text();
  const order = (...sections: { section: string; ids: number[] }[]) => calls.order({ sections });
  const linesOf = async (act: string) =>
    (await site.fork().execute("select page_text from audit_line where act = ?", [act])).length;

  test("PAG-07 the menu of a new site is the program's, and is sent with no page", async () => {
    expect(await menus()).toEqual([]);
    for (const [section, pages] of Object.entries(fixedPages))
      expect((await calls.standing(section)).map(({ address, title }) => [address, title])).toEqual(
        Object.entries(pages),
      );
  });

  test("PAG-07 a page begins hidden: administrators alone know of it, its text and its address", async () => {
    const { status, body: page } = await calls.create({ section: "member", address: "circle", title: " 모임 " });
    expect([status, page]).toEqual([
      200,
      {
        id: expect.any(Number),
        section: "member",
        address: "circle",
        title: "모임",
        isFixed: false,
        isHidden: true,
        formerPaths: [],
        removedAt: null,
        revision: 1,
      },
    ]);
    const name = `page-${page.id}`;
    expect(await menu("member")).toBeUndefined();
    expect(await menu("member", token)).toEqual(["임원", "문도", "모임"]);
    expect(await visitor().get({ name })).toMatchObject({
      status: 404,
      body: { message: errorMessages.SITE_PAGE_NOT_FOUND },
    });
    expect((await texts.get({ name })).body).toEqual({
      name,
      number: 0,
      text: pageTextOf({ title: "", description: "", blocks: [] }),
    });
    expect(await sitemap()).not.toContain("/member/circle");
    expect((await calls.update({ id: page.id, isHidden: false })).body).toMatchObject({ isHidden: false, revision: 2 });
    expect(await menu("member")).toEqual(["임원", "문도", "모임"]);
    expect((await visitor().get({ name })).status).toBe(200);
    expect(await sitemap()).toContain("/member/circle<");
    await calls.update({ id: page.id, isHidden: true });
    expect(await menus()).toEqual([]);
    expect((await visitor().get({ name })).status).toBe(404);
    expect(await sitemap()).not.toContain("/member/circle");
  });

  test("PAG-07 the text of a page is written, published, compared and restored as others are", async () => {
    const { id } = await add({ address: "support", title: "후원 안내" });
    const name = `page-${id}`;
    // The page is called by its own name.
    const text = pageTextOf({ title: "" });
    expect(await texts.save({ name, text, revision: 0 })).toMatchObject({ status: 200 });
    expect((await texts.publish({ name, revision: 1 })).body).toMatchObject({ published: { number: 1, text } });
    expect((await visitor().get({ name })).body).toEqual({ name, number: 1, text });
    expect((await texts.restore({ name, number: 0, revision: 2 })).body).toMatchObject({
      draft: { text: { title: "", blocks: [] } },
    });
    await texts.discard({ name });
  });

  test.each([
    ["a page that never was", "page-999"],
    ["a page of the program's, which has no text of that name", "page-1"],
  ])("PAG-07 there is no text of %s", async (_case, name) => {
    expect((await texts.get({ name })).status).toBe(404);
    expect((await texts.save({ name, text: pageTextOf() })).status).toBe(404);
    expect(await site.fork().execute("select 1 from page_text where name = ?", [name])).toEqual([]);
  });

  test.each(["page-", "page-0", "page-01", "page--1", "page-1.5", "page-x"])(
    "PAG-07 %s is the name of no text",
    async (name) => {
      expect([400, 404]).toContain((await texts.get({ name })).status);
      expect([400, 404]).toContain((await texts.save({ name, text: pageTextOf() })).status);
    },
  );

  test("PAG-07 pages of several menus are put in order, all or none; one that was added meanwhile stands behind them", async () => {
    const before = await calls.standing("news");
    const { id } = await add({ section: "news", address: "journal", title: "학술지" });
    const ids = before.map((page) => page.id).toReversed();
    expect((await order({ section: "news", ids })).status).toBe(200);
    expect(await menu("news")).toEqual([
      "행사 달력",
      "부용사",
      "불모비림",
      "마곡사",
      "무형유산 인정",
      "주요사업",
      "학술지",
    ]);
    expect((await order({ section: "news", ids: [...ids, id].toReversed() })).status).toBe(200);
    expect((await menu("news"))?.[0]).toBe("학술지");
    const members = (await calls.standing("member")).map((page) => page.id).toReversed();
    const elsewhere = await order({ section: "member", ids: members }, { section: "about", ids: [id] });
    expect(elsewhere).toMatchObject({ status: 400, body: { message: sitePageMessages.orderUnknown } });
    expect(await menu("member")).toBeUndefined();
    const twice = await order({ section: "news", ids }, { section: "news", ids });
    expect(twice).toMatchObject({ status: 400, body: { message: sitePageMessages.sectionTwice } });
    await calls.remove(id);
    await order({ section: "news", ids: before.map((page) => page.id) });
    expect(await menu("news")).toBeUndefined();
  });

  test("PAG-07 a page that was moved is led to from all its addresses; one that is used again wins", async () => {
    const { id } = await add({ address: "moving", title: "옮길 페이지" });
    await calls.update({ id, address: "moved" });
    const moved = await calls.update({ id, section: "community" });
    expect(moved.body).toMatchObject({ section: "community", formerPaths: ["/about/moved", "/about/moving"] });
    const other = await add({ address: "moving", title: "다른 페이지" });
    expect((await calls.get(id)).body.formerPaths).toEqual(["/about/moved"]);
    await calls.update({ id: other.id, address: "moving-on" });
    expect((await calls.get(other.id)).body.formerPaths).toEqual(["/about/moving"]);
    const back = await calls.update({ id, section: "about" });
    expect(back.body.formerPaths).toEqual(["/community/moved"]);
    for (const page of [id, other.id]) await calls.remove(page);
  });

  test("PAG-07 an address at which something stands is refused, to pages and to boards", async () => {
    const { id } = await add({ section: "community", address: "circles", title: "모임" });
    await site.call("POST", "/api/board", { body: { title: "사진", address: "photos" }, token });
    await site.call("PUT", "/api/board", { body: { type: "PHOTOS", address: "pictures" }, token });
    const taken = { status: 400, body: { message: sitePageMessages.addressTaken } };
    for (const address of ["photos", "pictures", "notice", "qna", "circles"])
      expect(await calls.create({ section: "community", title: "페이지", address })).toMatchObject(taken);
    expect(await calls.create({ section: "gallery", title: "페이지", address: "exhibition" })).toMatchObject(taken);
    expect(await calls.create({ section: "about", title: "페이지", address: "greeting" })).toMatchObject(taken);
    const board = await site.call("POST", "/api/board", { body: { title: "모임", address: "circles" }, token });
    expect(board.status).toBe(400);
    await calls.remove(id);
    expect((await site.call("POST", "/api/board", { body: { title: "모임", address: "circles" }, token })).status).toBe(
      200,
    );
    expect(await calls.restore(id)).toMatchObject(taken);
  });

  test("PAG-07 a page of the program's is renamed and hidden in the menu, and keeps its address", async () => {
    const [first, second] = await calls.standing("member");
    await calls.update({ id: second!.id, title: "문도 명단" });
    expect(await menu("member")).toEqual(["임원", "문도 명단"]);
    await calls.update({ id: second!.id, isHidden: true });
    expect(await menu("member")).toEqual(["임원"]);
    expect(await sitemap()).not.toContain("/member/members");
    for (const change of [{ address: "others" }, { section: "news" }])
      expect(await calls.update({ id: second!.id, ...change })).toMatchObject({
        status: 400,
        body: { message: sitePageMessages.fixed },
      });
    expect(await calls.remove(second!.id)).toMatchObject({ status: 403 });
    expect(await calls.update({ id: first!.id, isHidden: true })).toMatchObject({
      status: 400,
      body: { message: sitePageMessages.lastShown },
    });
    await calls.update({ id: second!.id, title: "문도", isHidden: false });
    expect(await menu("member")).toBeUndefined();
  });

  test("PAG-07 a page that was removed is gone, and comes back with its text, its addresses and its place", async () => {
    const { id } = await add({ address: "gone", title: "지울 페이지" });
    const name = `page-${id}`;
    await calls.update({ id, address: "gone-now" });
    await texts.save({ name, text: pageTextOf() });
    await texts.publish({ name });
    const place = (await calls.standing("about")).map((page) => page.id);
    expect((await calls.remove(id)).body).toMatchObject({ id, removedAt: expect.any(String) });
    expect((await menu("about")) ?? []).not.toContain("지울 페이지");
    expect((await texts.get({ name })).status).toBe(404);
    for (const again of [calls.remove(id), calls.update({ id, title: "페이지" })])
      expect((await again).status).toBe(404);
    expect((await calls.list()).body.at(-1)).toMatchObject({ removedAt: expect.any(String) });
    expect((await calls.restore(id)).body).toMatchObject({ removedAt: null, formerPaths: ["/about/gone"] });
    expect((await calls.restore(id)).status).toBe(404);
    expect((await calls.standing("about")).map((page) => page.id)).toEqual(place);
    expect((await visitor().get({ name })).body).toMatchObject({ number: 1, text: pageTextOf() });
  });

  test("PAG-07 an edit that another overtook is refused and told what stands", async () => {
    const { id, revision } = await add({ address: "shared" });
    await calls.update({ id, revision, title: "저쪽" });
    expect(await calls.update({ id, revision, title: "이쪽" })).toMatchObject({
      status: 409,
      body: { message: errorMessages.SITE_PAGE_OVERTAKEN, theirs: { id, title: "저쪽", revision: revision + 1 } },
    });
    await calls.remove(id);
  });

  test.each(rounds)("PAG-07 hazard 12: of pages and boards at one address one stands (round %d)", async (round) => {
    const address = `race-${round}`;
    const pages = Array.from({ length: 4 }, () => calls.create({ section: "community", title: "페이지", address }));
    const board = site.call("POST", "/api/board", { body: { title: "판", address }, token });
    expect(statusesOf(await Promise.all([...pages, board]))).toEqual([200, 400, 400, 400, 400]);
  });

  test.each(rounds)("PAG-07 hazard 12: of two that hide the last two pages one is refused (round %d)", async () => {
    const pages = await calls.standing("member");
    const shown = pages.filter(({ isHidden }) => !isHidden);
    expect(shown).toHaveLength(2);
    const both = await Promise.all(shown.map(({ id }) => calls.update({ id, isHidden: true })));
    expect(statusesOf(both)).toEqual([200, 400]);
    await Promise.all(shown.map(({ id }) => calls.update({ id, isHidden: false })));
  });

  test("PAG-07 EXH-06 where a board stands, be it new or renamed, no page is led to that stood there once", async () => {
    const { id } = await add({ section: "community", address: "garden" });
    for (const address of ["orchard", "meadow"]) await calls.update({ id, address });
    const board = { title: "뜰", readers: "EVERYONE", writers: "MEMBERS" };
    const made = await site.call("POST", "/api/board", { body: { ...board, address: "garden" }, token });
    expect(made.status).toBe(200);
    expect((await calls.get(id)).body.formerPaths).toEqual(["/community/orchard"]);
    const { type } = made.body;
    expect((await site.call("PUT", "/api/board", { body: { type, address: "orchard" }, token })).status).toBe(200);
    expect((await calls.get(id)).body.formerPaths).toEqual([]);
  });

  test.each(["works", "compare", "exhibition"])(
    "PAG-07 no page stands at /gallery/%s, where the works are",
    async (address) => {
      expect(await calls.create({ section: "gallery", address, title: "페이지" })).toMatchObject({
        status: 400,
        body: { message: sitePageMessages.addressTaken },
      });
    },
  );

  test.each([
    ["no name", { title: "\u200B" }, sitePageMessages.titleMissing],
    ["a long name", { title: "가".repeat(31) }, sitePageMessages.titleTooLong],
    ["capitals in its address", { address: "Support" }, sitePageMessages.addressUnfit],
    ["a slash in its address", { address: "a/b" }, sitePageMessages.addressUnfit],
    ["an address of one letter", { address: "a" }, sitePageMessages.addressUnfit],
    ["a section that takes no pages", { section: "admin" }, expect.stringMatching(/[가-힣]/u)],
  ])("PAG-07 a page with %s is refused in Korean", async (_case, change, message) => {
    const sent = { section: "about", address: "fit", title: "페이지", ...change };
    expect(await calls.create(sent)).toMatchObject({ status: 400, body: { message } });
  });

  test("PAG-07 the log says who did what to which page, by its name of today", async () => {
    const before = await Promise.all(
      ["CREATED", "UPDATED", "REMOVED", "RESTORED"].map((act) => linesOf(`SITE_PAGE_${act}`)),
    );
    const { id } = await add({ address: "logged", title: "적힐 페이지" });
    await calls.update({ id, title: "적힌 페이지" });
    await calls.remove(id);
    await calls.restore(id);
    const after = await Promise.all(
      ["CREATED", "UPDATED", "REMOVED", "RESTORED"].map((act) => linesOf(`SITE_PAGE_${act}`)),
    );
    expect(after).toEqual(before.map((count) => count + 1));
    const { list } = (await site.call("GET", "/api/audit/list?kind=SITE_PAGE", { token })).body;
    expect(list[0]).toMatchObject({ act: "SITE_PAGE_RESTORED", pageText: `page-${id}`, pageTitle: "적힌 페이지" });
  });
});
