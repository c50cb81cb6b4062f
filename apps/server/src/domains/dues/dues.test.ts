import { koreanDay } from "@bulmo/contracts/korean-day";
import { Dues, WithdrawnDues } from "@bulmo/entities/dues.entity";
import { MemberGrade } from "@bulmo/entities/member-grade.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { pino } from "pino";
import readExcel from "read-excel-file/node";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  const written: string[] = [];

  beforeAll(async () => {
    site = await openSite(server, { log: pino({}, { write: (line: string) => void written.push(line) }) });
    admin = await createSignedIn(site, { isAdmin: true });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.fork().nativeDelete(Dues, {});
    await site.fork().nativeDelete(WithdrawnDues, {});
  });

  const call = (method: "GET" | "PUT" | "DELETE", path: string, body?: object) =>
    site.call(method, `/api${path}`, { token: admin.token, ...(body && { body }) });
  const list = async (query: Record<string, string>) =>
    (await call("GET", `/dues/list?${new URLSearchParams({ limit: "100", ...query }).toString()}`)).body;
  const pay = async (id: string, facts: object = {}) =>
    expect((await call("PUT", "/dues", { id, year: 2027, paidOn: "2026-03-02", ...facts })).status).toBe(200);
  const download = (kind: "csv" | "xlsx", query: string, token = admin.token) =>
    fetch(`${site.origin}/api/dues/list.${kind}?${query}`, { headers: { authorization: `Bearer ${token}` } });

  test("DAY-09 a year's dues are noted, corrected and taken back; another year is another matter", async () => {
    const { id, name } = await createUser(site.fork());
    await pay(id, { amount: 100_000, note: "계좌 이체" });
    expect(await list({ year: "2027", state: "PAID" })).toMatchObject({
      list: [{ id, name, payment: { paidOn: "2026-03-02", amount: 100_000, note: "계좌 이체" } }],
      paidCount: 1,
      amount: 100_000,
    });
    await pay(id, { amount: 50_000 });
    expect(await list({ year: "2027", state: "PAID" })).toMatchObject({ paidCount: 1, amount: 50_000 });
    expect((await list({ year: "2026", state: "PAID" })).list).toEqual([]);
    expect((await list({ year: "2027", state: "UNPAID" })).list.map((row: { id: string }) => row.id)).not.toContain(id);
    expect((await call("DELETE", "/dues", { id, year: 2027 })).status).toBe(200);
    expect((await list({ year: "2027" })).paidCount).toBe(0);
  });

  test("DAY-09 the log says whose dues of which year were noted, taken back and looked at", async () => {
    const { id } = await createUser(site.fork(), { nickname: "회비낸이" });
    await pay(id);
    await call("DELETE", "/dues", { id, year: 2027 });
    // Another year is another reading, within ten minutes as well.
    await list({ year: "2031" });
    await list({ year: "2032" });
    const { body } = await call("GET", "/audit/list");
    expect((body.list as object[]).slice(0, 4)).toMatchObject([
      { act: "DUES_READ", member: null, duesYear: 2032 },
      { act: "DUES_READ", member: null, duesYear: 2031 },
      { act: "DUES_REMOVED", member: "회비낸이", duesYear: 2027 },
      { act: "DUES_SAVED", member: "회비낸이", duesYear: 2027 },
    ]);
  });

  test("DAY-09 by grade and by name, and a member sees their own alone", async () => {
    const gradeId = await site.fork().insert(MemberGrade, { name: `정회원 ${Date.now() % 10_000}`, position: 1 });
    const regular = await createUser(site.fork(), { name: "박단청", grade: gradeId });
    const other = await createSignedIn(site);
    await pay(regular.id, { amount: 30_000 });
    await pay(other.user.id, { amount: 70_000 });
    const ofGrade = await list({ year: "2027", gradeId: String(gradeId) });
    expect(ofGrade).toMatchObject({ list: [{ id: regular.id }], paidCount: 1, unpaidCount: 0, amount: 30_000 });
    expect((await list({ year: "2027", search: "박단청" })).list).toHaveLength(1);
    const own = await site.call("GET", "/api/users/dues", { token: other.token });
    expect(own.body).toEqual([{ year: 2027, paidOn: "2026-03-02", amount: 70_000 }]);
  });

  test("DAY-09 the list is taken along as CSV and XLSX, with nothing that a spreadsheet computes", async () => {
    const { id } = await createUser(site.fork(), { name: "최금니" });
    await pay(id, { amount: 100_000, note: '=HYPERLINK("http://evil.example")' });
    const csv = await download("csv", "year=2027&state=PAID");
    expect(csv.headers.get("content-disposition")).toContain(encodeURIComponent("2027년 회비.csv"));
    const text = await csv.text();
    expect(text).toContain("최금니");
    expect(text).toContain("'=HYPERLINK");
    expect(text).toContain("합계");
    const xlsx = await download("xlsx", "year=2027&state=PAID");
    const rows = await readExcel(Buffer.from(await xlsx.arrayBuffer()));
    expect(JSON.stringify(rows)).toContain("최금니");
    expect((await download("csv", "year=2027", (await createSignedIn(site)).token)).status).toBe(403);
    const [line] = await site
      .fork()
      .execute<object[]>("select act, dues_year from audit_line order by id desc limit 1");
    expect(line).toEqual({ act: "DUES_DOWNLOADED", dues_year: 2027 });
  });

  test.each(["year=abc", "year=2027&year=2026", "year=2027&state=SOME", ""])(
    "DAY-09 a list of %s is refused in words, and is no fault of ours in the log",
    async (query) => {
      written.length = 0;
      for (const kind of ["csv", "xlsx"] as const) {
        const answer = await download(kind, query);
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ reason: "INPUT_INVALID", errors: [expect.anything()] });
      }
      expect(written.join("")).toContain("/api/dues/list.csv");
      expect(written.join("")).not.toMatch(/"level":(?:40|50)|stack/u);
    },
  );

  const remove = async (id: string) =>
    expect((await site.call("DELETE", "/api/users", { token: admin.token, body: { id } })).status).toBe(200);

  test("DAY-09 what who withdraws has paid stays in the sums of its years, and is nobody's", async () => {
    const [first, second] = [await createUser(site.fork(), { name: "안채색" }), await createUser(site.fork())];
    const stays = await createUser(site.fork());
    for (const { id } of [first, second, stays]) await pay(id, { amount: 50_000, note: `메모 ${id}` });
    await pay(first.id, { year: 2026, amount: null });
    const before = await list({ year: "2027" });
    await remove(first.id);
    expect(await list({ year: "2027" })).toMatchObject({
      paidCount: 3,
      unpaidCount: before.unpaidCount,
      amount: 150_000,
      withdrawn: { count: 1, amount: 50_000 },
    });
    await remove(second.id);
    expect(await list({ year: "2027", state: "PAID" })).toMatchObject({
      list: [{ id: stays.id }],
      paidCount: 3,
      amount: 150_000,
      withdrawn: { count: 2, amount: 100_000 },
    });
    // Without an amount one still has paid.
    expect(await list({ year: "2026" })).toMatchObject({ paidCount: 1, amount: 0, withdrawn: { count: 1, amount: 0 } });
    expect((await list({ year: "2025" })).withdrawn).toEqual({ count: 0, amount: 0 });
    const left = JSON.stringify(await site.fork().execute("select * from withdrawn_dues order by year"));
    expect(left).not.toMatch(/안채색|메모|-/u);
    expect(await site.fork().count(Dues, { user: [first.id, second.id] })).toBe(0);
    const text = await (await download("csv", "year=2027")).text();
    expect(text.replaceAll('"', "")).toMatch(/^탈퇴한 회원,,,2명,,100000,\r?\n합계,,,3명,,150000,/mu);
    const rows = await readExcel(Buffer.from(await (await download("xlsx", "year=2027&state=PAID")).arrayBuffer()));
    expect(JSON.stringify(rows)).toContain('"탈퇴한 회원",null,null,"2명",null,100000');
    expect(await (await download("csv", "year=2027&state=UNPAID")).text()).not.toContain("탈퇴한 회원");
  });

  test("DAY-09 of a grade are only those who are there, and who never paid leaves no sum", async () => {
    const gradeId = await site.fork().insert(MemberGrade, { name: `준회원 ${Date.now() % 10_000}`, position: 2 });
    const [paid, never] = [await createUser(site.fork(), { grade: gradeId }), await createUser(site.fork())];
    await pay(paid.id, { amount: 0 });
    for (const { id } of [paid, never]) await remove(id);
    expect(await list({ year: "2027", gradeId: String(gradeId) })).toMatchObject({
      paidCount: 0,
      withdrawn: { count: 0, amount: 0 },
    });
    expect(await site.fork().find(WithdrawnDues, {})).toMatchObject([{ year: 2027, count: 1, amount: 0 }]);
  });

  test("DAY-09 two who leave at once are both counted, and one who is removed twice is counted once", async () => {
    const leaving = [await createUser(site.fork()), await createUser(site.fork()), await createUser(site.fork())];
    for (const { id } of leaving) for (const year of [2027, 2025, 2026]) await pay(id, { year, amount: 10_000 });
    const answers = await Promise.all(
      [...leaving, leaving[0]!].map(({ id }) =>
        site.call("DELETE", "/api/users", { token: admin.token, body: { id } }).then(({ status }) => status),
      ),
    );
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 404]);
    const sums = await site.fork().find(WithdrawnDues, {}, { orderBy: { year: 1 } });
    expect(sums.map(({ year, count, amount }) => [year, count, amount])).toEqual([
      [2025, 3, 30_000],
      [2026, 3, 30_000],
      [2027, 3, 30_000],
    ]);
  });

  test.each([
    ["a year that is none", { year: 1800 }],
    ["an amount below nothing", { amount: -1 }],
    ["a day that is none", { paidOn: "2027-02-30" }],
    ["a note without end", { note: "가".repeat(101) }],
  ])("DAY-09 %s is refused", async (_what, facts) => {
    const { id } = await createUser(site.fork());
    const body = { id, year: 2027, paidOn: "2026-03-02", ...facts };
    expect((await call("PUT", "/dues", body)).status).toBe(400);
    expect((await list({ year: "2027" })).paidCount).toBe(0);
  });

  test("DAY-09 nobody pays for years that are far away, nor on a day before there were dues", async () => {
    const { id } = await createUser(site.fork());
    const [today, next] = [koreanDay(new Date()), Number(koreanDay(new Date()).slice(0, 4)) + 1];
    const attempt = async (year: number, paidOn: string) => {
      const { status, body } = await call("PUT", "/dues", { id, year, paidOn });
      return [status, body.message];
    };
    expect(await attempt(next + 1, today)).toEqual([400, "연도를 다시 선택해 주세요."]);
    expect(await attempt(next, "1949-12-31")).toEqual([400, "낸 날을 다시 선택해 주세요."]);
    expect((await attempt(next, today))[0]).toBe(200);
  });

  test("DAY-09 a day to come in Korea is no day on which somebody paid", async () => {
    const { id } = await createUser(site.fork());
    const body = (ahead: number) => ({ id, year: 2027, paidOn: koreanDay(new Date(Date.now() + ahead)) });
    const day = 24 * 60 * 60_000;
    const { status, body: refused } = await call("PUT", "/dues", body(2 * day));
    expect([status, refused.message]).toEqual([400, "낸 날은 오늘까지만 고를 수 있습니다."]);
    expect((await call("PUT", "/dues", body(0))).status).toBe(200);
  });
});
