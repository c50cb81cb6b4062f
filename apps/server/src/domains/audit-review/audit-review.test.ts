import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUser, proveEmail } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { findUnsigned } from "./audit-review.service.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;
type Line = { at: string; act: string; address?: string; reason?: string; memberId?: string };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let at = new Date("2026-12-03T03:00:00Z");

  beforeAll(async () => {
    site = await openSite(server, { now: () => at });
    admin = await createSignedIn(site, { isAdmin: true, nickname: "살피는이" });
    await proveEmail(site.fork(), admin.user);
  });
  afterAll(() => site.close());
  beforeEach(() => {
    at = new Date("2026-12-03T03:00:00Z");
  });

  const ask = (method: string, path: string, body?: unknown) =>
    site.call(method, `/api/audit/review${path}`, { token: admin.token, ...(body === undefined ? {} : { body }) });
  const write = ({ at: when, act, address, reason, memberId }: Line) =>
    site
      .fork()
      .execute("insert into audit_line (at, act, actor_id, member_id, address, reason) values (?, ?, ?, ?, ?, ?)", [
        when,
        act,
        admin.user.id,
        memberId ?? null,
        address ?? null,
        reason ?? null,
      ]);

  test("DAY-10 a month is laid before administrators by itself: who did what, downloads, nights, new addresses, many at once", async () => {
    const home = "192.0.2.1";
    await write({ at: "2026-09-30T14:59:59Z", act: "SIGNED_IN", address: home });
    await write({ at: "2026-09-30T15:00:00Z", act: "SIGNED_IN", address: home });
    await write({ at: "2026-10-05T03:00:00Z", act: "MEMBERS_DOWNLOADED", address: home, reason: "EVENT" });
    await write({ at: "2026-10-06T20:59:00Z", act: "MEMBER_READ", address: "203.0.113.7" });
    await write({ at: "2026-10-07T21:00:00Z", act: "MEMBERS_LISTED", address: home });
    await write({ at: "2026-10-08T03:00:00Z", act: "HISTORY_SAVED", address: home });
    for (let turn = 0; turn < 30; turn += 1) {
      const { id } = await createUser(site.fork());
      await write({ at: "2026-10-09T05:10:00Z", act: "MEMBER_READ", address: home, memberId: id });
    }
    const { status, body } = await ask("GET", "?month=2026-10");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      month: "2026-10",
      isOver: true,
      signature: null,
      counts: [
        { actor: "살피는이", act: "MEMBERS_DOWNLOADED", count: 1 },
        { act: "MEMBERS_LISTED", count: 1 },
        { act: "MEMBER_READ", count: 31 },
        { act: "SIGNED_IN", count: 1 },
      ],
      downloads: [{ act: "MEMBERS_DOWNLOADED", reason: "EVENT", address: home }],
      newAddresses: [{ act: "MEMBER_READ", address: "203.0.113.7" }],
      bursts: [{ hour: "2026-10-09T05:00:00.000Z", actor: "살피는이", members: 30 }],
    });
    expect(body.nightly.map((line: { at: string }) => line.at)).toEqual([
      "2026-09-30T15:00:00.000Z",
      "2026-10-06T20:59:00.000Z",
    ]);
  });

  test("DAY-10 one press signs a month that is over, once, with what was counted then", async () => {
    await write({ at: "2026-11-02T03:00:00Z", act: "SIGNED_IN" });
    expect((await ask("POST", "", { month: "2026-12" })).status).toBe(400);
    const both = await Promise.all(["처음", "나중"].map((note) => ask("POST", "", { month: "2026-11", note })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.signature).toEqual(both[1]?.body.signature);
    expect(new Set(both.map(({ body }) => body.isFirst))).toEqual(new Set([false, true]));
    const written = both[0]?.body.signature.note;
    expect((await ask("POST", "", { month: "2026-11", note: written })).body.isFirst).toBe(true);
    expect((await ask("POST", "", { month: "2026-11", note: "또 다른" })).body).toMatchObject({
      isFirst: false,
      signature: { note: written },
    });
    await write({ at: "2026-11-03T03:00:00Z", act: "SIGNED_IN" });
    // What was signed stays, whatever the log says by now: it forgets its lines after a year.
    expect((await ask("GET", "?month=2026-11")).body).toMatchObject({
      counts: [{ act: "SIGNED_IN", count: 1 }],
      signature: { note: written },
    });
    const lines = await site.fork().execute("select 1 from audit_line where act = 'AUDIT_REVIEWED'");
    expect(lines).toHaveLength(1);
    const listed = (await ask("GET", "/list")).body.list as { month: string; signature: object | null }[];
    const state = Object.fromEntries(listed.map(({ month, signature }) => [month, signature !== null]));
    expect(state).toMatchObject({ "2026-11": true, "2026-10": false, "2026-09": false });
  });

  test("DAY-10 a month of which the log says nothing is signed by nobody", async () => {
    for (const month of ["2026-08", "2015-01"]) {
      const { status, body } = await ask("POST", "", { month });
      expect([status, body.message]).toEqual([400, "이 달에는 점검할 기록이 없습니다."]);
    }
  });

  test("DAY-10 months that wait for their signature are tasks of the first page, the earliest first", async () => {
    const task = async () => {
      const { body } = await site.call("GET", "/api/dashboard", { token: admin.token });
      return (body as { tasks: { kind: string }[] }).tasks.find(({ kind }) => kind === "REVIEW");
    };
    expect(await task()).toMatchObject({
      count: 2,
      items: [
        { title: "2026년 9월", path: "/admin/audit-review?month=2026-09", at: "2026-09-30T15:00:00.000Z" },
        { title: "2026년 10월" },
      ],
    });
    expect((await ask("POST", "", { month: "2026-09" })).status).toBe(200);
    expect(await task()).toMatchObject({ count: 1, items: [{ title: "2026년 10월" }] });
  });

  test("DAY-10 on the first of a month administrators are told that the last one waits, and not once it is signed", async () => {
    await write({ at: "2026-12-05T03:00:00Z", act: "SIGNED_IN" });
    const first = new Date("2027-01-01T00:00:00Z");
    expect(await findUnsigned(site.fork(), first)).toBe("2026-12");
    at = new Date("2026-12-31T22:00:00Z");
    await site.planJobs();
    const { dueAt } = (
      await site.fork().execute<{ dueAt: Date | string }[]>(`select due_at as "dueAt" from job where kind = 'digest'`)
    )[0]!;
    expect(new Date(dueAt)).toEqual(first);
    at = new Date("2027-01-01T00:05:00Z");
    const [mail] = await site.mailsTo(admin.user.email);
    expect(mail?.text).toContain("12월의 접속기록을 점검해 주세요.");
    expect(mail?.text).toContain("/admin/audit-review?month=2026-12");
    expect((await ask("POST", "", { month: "2026-12" })).status).toBe(200);
    expect(await findUnsigned(site.fork(), first)).toBeNull();
  });

  test("DAY-10 of a month with more lines than a person reads it is said how many more there are", async () => {
    const fill = `insert into audit_line (at, act, actor_id) select '2026-06-10T03:00Z', 'MEMBERS_DOWNLOADED', ?::uuid
      from generate_series(1, 503)`;
    await site.fork().execute(fill, [admin.user.id]);
    const { body } = await ask("GET", "?month=2026-06");
    expect([body.downloads.length, body.more]).toEqual([500, { downloads: 3, nightly: 0, newAddresses: 0 }]);
  });
});
