import type { SetUpDraft } from "@bulmo/contracts/set-up";
import { bothServers, testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openSite, type Site } from "../../../testing/site.ts";
import { findAssociationName } from "../association/association-name.query.ts";
import { beginSetUp } from "./set-up-code.service.ts";

const potters = (code: string, changes: Partial<SetUpDraft> = {}): SetUpDraft => ({
  code,
  association: {
    name: "가마골도예가회",
    nameHanja: "陶藝家會",
    zonecode: "00000",
    address: "경기도 이천시 가마면 물레길 7",
    phone: "000-0000-0000",
    email: "office@potters.example",
    mark: "seal",
    logo: "",
    accent: "seokcheong",
  },
  officers: {
    term: 3,
    list: [
      { role: "회장", name: "백자문", phone: "000-0000-0009" },
      { role: "총무", name: "유약희" },
    ],
  },
  administrator: {
    username: "potter2027",
    password: "kiln-Fire!1280",
    name: "유약희",
    nickname: "물레",
    email: "potter@potters.example",
  },
  ...changes,
});

const post = async (own: Site, path: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(own.origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, headers: answer.headers };
};

const count = async (own: Site, table: string) =>
  Number((await own.fork().execute<{ n: string }[]>(`select count(*) as n from ${table}`))[0]?.n);

describe.each(bothServers(testDatabaseUrl))("at once, on $name", (server) => {
  test("PAG-09 of two who set it up at once one is first, and the other makes nothing", async () => {
    const own = await openSite(server, { beginsEmpty: true });
    onTestFinished(() => own.close());
    const same = potters(own.setUpCode);
    const other = potters(own.setUpCode, {
      administrator: { ...same.administrator, username: "another2027", nickname: "가마", email: "b@potters.example" },
    });
    const answers = await Promise.all([same, other, same].map((body) => post(own, "/set-up", body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await count(own, '"user"')).toBe(1);
    expect(await count(own, "officer")).toBe(2);
    expect(await count(own, "page_text_version")).toBe(1);
  });
});

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site | undefined;
  afterEach(async () => {
    await site?.close();
    site = undefined;
  });

  const open = async (options: Parameters<typeof openSite>[1] = {}) =>
    (site = await openSite(server, { beginsEmpty: true, ...options }));
  const get = (own: Site, path: string) => fetch(own.origin + path, { redirect: "manual" });

  test("PAG-09 whoever has the code sets it up at once, and is signed in; then the code opens nothing", async () => {
    const own = await open();
    expect((await post(own, "/set-up/open", { code: own.setUpCode })).status).toBe(200);
    const done = await post(own, "/set-up", potters(own.setUpCode));
    expect([done.status, done.body]).toEqual([200, { success: true }]);
    expect(done.headers.getSetCookie().join()).toContain("bulmo_session=");

    const { body: text } = await own.call("GET", "/api/page-text?name=association");
    expect(text).toMatchObject({
      number: 1,
      text: { isSample: false, fields: { name: "가마골도예가회", mark: "seal" } },
    });
    const { body: officers } = await own.call("GET", "/api/officer/list");
    expect(officers).toMatchObject({
      term: { number: 3 },
      officers: [
        { role: "회장", name: "백자문", type: "CHAIRMAN" },
        { role: "총무", name: "유약희", type: "GENERAL_MANAGE" },
      ],
    });
    const { body: list } = await own.call("GET", "/api/board/list");
    expect(list.exhibitions).toEqual([]);
    expect(list.menus.find(({ section }: { section: string }) => section === "news").pages).toEqual([]);
    const { body: terms } = await own.call("GET", "/api/agreement?document=TERMS");
    expect(JSON.stringify(terms)).toContain("가마골도예가회");
    expect((await own.call("GET", "/api/memorial")).body).toEqual([]);
    const signedIn = await own.call("POST", "/api/auth/sign-in", {
      body: { username: "potter2027", password: "kiln-Fire!1280" },
    });
    expect(signedIn.status).toBe(200);

    for (const [path, body] of [
      ["/set-up", potters(own.setUpCode, { administrator: { ...potters("").administrator, username: "second2027" } })],
      ["/set-up/open", { code: own.setUpCode }],
    ] as const)
      expect((await post(own, path, body)).status).toBe(404);
    expect((await get(own, "/")).status).toBe(200);
    expect(await count(own, '"user"')).toBe(1);
  });

  test("PAG-09 PAG-03 what the site began with is restored, and not published without a name", async () => {
    const own = await open();
    await post(own, "/set-up", potters(own.setUpCode));
    const account = { username: "potter2027", password: "kiln-Fire!1280" };
    const { body: signedIn } = await own.call("POST", "/api/auth/sign-in", { body: account });
    const token = signedIn.accessToken as string;
    const restored = await own.call("POST", "/api/page-text/restore", {
      token,
      body: { name: "association", number: 0 },
    });
    expect(restored.status).toBe(200);
    const published = await own.call("POST", "/api/page-text/publish", { token, body: { name: "association" } });
    expect(published).toMatchObject({ status: 400, body: { errors: [{ field: "text.fields.name" }] } });
    expect(await findAssociationName(own.fork())).toBe("가마골도예가회");
    await own.fork().execute("delete from page_text_version");
    expect(await findAssociationName(own.fork())).toBe("");
  });

  test("PAG-09 PAG-08 the policy names whoever is at the head, as the association calls them", async () => {
    const own = await open();
    const list = [{ role: "이사장", name: "백자문", phone: "000-0000-0009" }];
    expect((await post(own, "/set-up", potters(own.setUpCode, { officers: { term: 1, list } }))).status).toBe(200);
    const { body } = await own.call("GET", "/api/agreement?document=PRIVACY");
    expect(JSON.stringify(body)).toContain("이사장 백자문");
  });

  test("PAG-09 wrong codes, however many, end nothing; a new start ends the code before", async () => {
    const own = await open();
    const wrong = "A".repeat(22);
    const tries = await Promise.all(Array.from({ length: 12 }, () => post(own, "/set-up/open", { code: wrong })));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([403]));
    expect((await post(own, "/set-up", potters(wrong))).status).toBe(403);
    expect((await post(own, "/set-up/open", { code: own.setUpCode })).status).toBe(200);
    expect(await count(own, '"user"')).toBe(0);
    const again = await beginSetUp(own.fork(), { beginsEmpty: true, now: new Date() });
    expect((await post(own, "/set-up/open", { code: own.setUpCode })).status).toBe(403);
    expect((await post(own, "/set-up/open", { code: again.code })).status).toBe(200);
  });

  test("PAG-09 a code is good for a day, and is nowhere but on the terminal", async () => {
    let now = new Date("2027-02-01T00:00:00Z");
    const own = await open({ now: () => now });
    const rows = await own.fork().execute("select * from setting");
    expect(JSON.stringify(rows)).not.toContain(own.setUpCode);
    now = new Date("2027-02-02T00:00:01Z");
    expect((await post(own, "/set-up", potters(own.setUpCode))).status).toBe(403);
  });

  test("PAG-09 a database that is not empty begins as it began, whatever the setting says", async () => {
    const own = (site = await openSite(server));
    const now = new Date();
    await own.fork().execute("insert into setting (key, value, updated_at) values ('people-installed', 'yes', now())");
    expect(await beginSetUp(own.fork(), { beginsEmpty: true, now })).toEqual({ state: "USUAL" });
    await own.fork().execute("delete from setting");
    expect(await beginSetUp(own.fork(), { beginsEmpty: true, now })).toMatchObject({ state: "PREPARING" });
    // Who thinks better of it before anything is in it begins as usual.
    expect(await beginSetUp(own.fork(), { beginsEmpty: false, now })).toEqual({ state: "USUAL" });
  });

  describe("before it is set up", () => {
    let own: Site;
    beforeAll(async () => {
      own = await openSite(server, { beginsEmpty: true });
    });
    afterAll(() => own.close());

    test("PAG-09 until it is set up pages lead to /set-up and calls answer 503, calmly", async () => {
      const pages = await Promise.all(["/", "/about/greeting", "/admin", "/nowhere?x=1"].map((path) => get(own, path)));
      for (const { status, headers } of pages)
        expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([302, "/set-up", "no-store"]);
      const page = await get(own, "/set-up");
      expect([page.status, page.headers.get("retry-after")]).toEqual([503, "600"]);
      const call = await own.call("GET", "/api/board/list");
      expect([call.status, call.body]).toMatchObject([503, { reason: "SITE_PREPARING" }]);
      expect((await get(own, "/trpc/board.list")).status).toBe(503);
      expect((await get(own, "/sitemap.xml")).status).toBe(503);
      expect((await get(own, "/api/openapi.json")).status).toBe(503);
      expect((await post(own, "/api/auth/sign-up", {})).status).toBe(503);
      expect((await get(own, "/healthz")).status).toBe(200);
    });

    test.each([
      ["a name that is missing", { association: { ...potters("").association, name: " " } }, "association.name"],
      [
        "a colour of nobody's palette",
        { association: { ...potters("").association, accent: "pink" } },
        "association.accent",
      ],
      ["no officer", { officers: { term: 1, list: [] } }, "officers.list"],
      [
        "a short password",
        { administrator: { ...potters("").administrator, password: "a1!" } },
        "administrator.password",
      ],
      [
        "a guessable password",
        { administrator: { ...potters("").administrator, password: "potter2027!" } },
        "password",
      ],
      [
        "a picture of somebody else's",
        { association: { ...potters("").association, logo: "https://x.example/a.png" } },
        "association.logo",
      ],
      [
        "more than is asked",
        { administrator: { ...potters("").administrator, isAdmin: true } },
        "administrator.isAdmin",
      ],
      ["more than is asked, at the top", { role: "관리자" }, "role"],
    ])("PAG-09 %s is refused, with the field, and nothing is written", async (_what, changes, field) => {
      const answer = await post(own, "/set-up", { ...potters(own.setUpCode), ...(changes as object) });
      expect([answer.status, answer.body["errors"]]).toMatchObject([400, [{ field }]]);
      expect(typeof answer.body["message"]).toBe("string");
      expect(await count(own, '"user"')).toBe(0);
    });

    test("PAG-09 what is no picture is no logo, and without the code nothing is taken", async () => {
      const send = async (code: string, content: string) => {
        const form = new FormData();
        form.set("file", new File([content], "logo.png", { type: "image/png" }));
        return (
          await fetch(`${own.origin}/set-up/logo`, { method: "POST", headers: { "x-set-up-code": code }, body: form })
        ).status;
      };
      expect(await send(own.setUpCode, "<svg onload=alert(1)>")).toBe(415);
      expect(await send("B".repeat(22), "x")).toBe(403);
      expect(await send("", "x")).toBe(403);
      expect(await count(own, "upload")).toBe(0);
    });

    test("PAG-09 another site's page sets up nothing", async () => {
      const answer = await post(own, "/set-up", potters(own.setUpCode), { origin: "https://evil.example" });
      expect([answer.status, answer.body]).toMatchObject([403, { reason: "FOREIGN_ORIGIN" }]);
    });
  });
});
