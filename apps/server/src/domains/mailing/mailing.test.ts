import { testServers } from "@bulmo/entities/testing/test-database";
import { MemberGrade } from "@bulmo/entities/member-grade.entity";
import { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createUser, proveEmail } from "../../../testing/fixture.ts";
import { morning, openMailingSite } from "../../../testing/mailing-site.ts";
import { writeAssociation } from "../../../testing/page-text.ts";
import { openSite } from "../../../testing/site.ts";

const minute = 60_000;

describe.each(testServers(testDatabaseUrl))("on $name", (kind) => {
  let mailing: Awaited<ReturnType<typeof openMailingSite>>;
  beforeAll(async () => void (mailing = await openMailingSite(kind)));
  afterAll(() => mailing.close());
  beforeEach(() => mailing.reset());

  test("DAY-02 a notice goes to those who agreed at an address of theirs, and to nobody else", async () => {
    const { addresses, call, countsOf, listener, minutes, notice, send, server, site } = mailing;
    const agreed = await listener();
    await createUser(site.fork());
    await proveEmail(site.fork(), await createUser(site.fork()));
    await site.fork().nativeUpdate(User, { id: (await listener()).id }, { isActive: false });
    const index = await notice({
      title: "총회를 엽니다",
      content: "<p>첫 문단입니다.</p><p>둘째 <b>문단</b>입니다.</p>",
    });
    const { body: audience } = await call("GET", "/mailing/audience", { index });
    expect(audience).toMatchObject({ title: "총회를 엽니다", all: { reached: 1, sentBefore: 0 } });
    const id = await send({ index });
    await minutes(2);
    expect(addresses()).toEqual([agreed.email]);
    const [mail] = server.received;
    expect(mail?.subject).toMatch(/^\[.+\] 총회를 엽니다$/u);
    expect(mail?.text?.replaceAll("\r\n", "\n")).toContain("첫 문단입니다.\n\n둘째 문단입니다.");
    expect(mail?.text).toContain(`/community/notice/detail?index=${index}`);
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(await countsOf(id)).toMatchObject({ SENT: 1, WAITING: 0 });
    const { body: list } = await call("GET", "/mailing/recipient/list", { id });
    expect(list).toMatchObject({
      list: [{ name: agreed.name, state: "SENT", reason: null }],
      mailing: { endedAt: expect.any(String) },
    });
  });

  test("DAY-02 once: whoever has it is not mailed it again, also by two administrators at once", async () => {
    const { addresses, call, listener, minutes, notice, send } = mailing;
    const first = await listener();
    const index = await notice();
    await send({ index });
    expect((await call("POST", "/mailing", { index })).status).toBe(409);
    await minutes(2);
    const second = await listener();
    const both = await Promise.all([call("POST", "/mailing", { index }), call("POST", "/mailing", { index })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await minutes(2);
    expect(addresses()).toEqual([first.email, second.email].toSorted());
  });

  test("DAY-02 at a pace: no more a minute than the site says, however many notices are mailed", async () => {
    const { listener, notice, pass, send, server, site } = mailing;
    for (let member = 0; member < 35; member += 1) await listener();
    const [one, two] = [await notice(), await notice()];
    await send({ index: one });
    await send({ index: two });
    for (let step = 0; step < 24; step += 1) {
      pass(10_000);
      await site.jobs.flush();
    }
    expect(server.received).toHaveLength(70);
    const asked = await site
      .fork()
      .execute<{ at: number; count: number }[]>(
        "select extract(epoch from queued_at)::float as at, count(*)::int as count from mailing_recipient group by 1",
      );
    const inMinuteOf = (moment: number) =>
      asked.filter(({ at: each }) => each >= moment && each < moment + 60).reduce((sum, { count }) => sum + count, 0);
    expect(Math.max(...asked.map(({ at: moment }) => inMinuteOf(moment)))).toBe(30);
  });

  test("DAY-02 what was begun goes on in another process, and nobody gets it twice", async () => {
    const { addresses, countsOf, listener, notice, now, pass, send, server, site } = mailing;
    for (let member = 0; member < 40; member += 1) await listener();
    const id = await send({ index: await notice() });
    for (let second = 0; second < 20; second += 2) {
      pass(2_000);
      await site.jobs.flush();
    }
    const before = server.received.length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(40);
    // One that died with a claim: what it was about is begun again, and a mail that it was about stays one.
    await site.fork().execute("update job set attempts = attempts + 1 where state = 'WAITING' and kind = 'mailing'");
    const other = await openSite(kind, {
      smtpUrl: `smtp://${server.host}`,
      now,
      beside: { database: site.database },
    });
    for (let second = 0; second < 180; second += 5) {
      pass(5_000);
      await Promise.all([other.jobs.flush(), site.jobs.flush()]);
    }
    await other.close();
    expect(new Set(addresses()).size).toBe(40);
    expect(server.received).toHaveLength(40);
    expect(await countsOf(id)).toMatchObject({ SENT: 40, WAITING: 0 });
  });

  test("DAY-02 who took it back, who may not read it any more and whose mailbox refuses is told apart", async () => {
    const { call, countsOf, listener, minutes, notice, send, server, site } = mailing;
    const [back, refused, later] = [await listener(), await listener(), await listener()];
    const id = await send({ index: await notice() });
    await site.fork().execute("update mail_choice set is_on = false where user_id = ?", [back.id]);
    server.answers.push({ code: 550, at: "RCPT TO" }, { code: 450 });
    await minutes(4);
    const counts = await countsOf(id);
    expect(counts).toMatchObject({ SENT: 1, SKIPPED: 1, BOUNCED: 1, WAITING: 0 });
    expect([refused.email, later.email]).toContain(server.received[0]?.envelope.to[0]);
    const { body } = await call("GET", "/mailing/recipient/list", { id, state: "BOUNCED" });
    expect(body.list).toMatchObject([{ reason: expect.stringMatching(/^550/u) }]);
  });

  test("DAY-09 to the members of a grade alone", async () => {
    const { addresses, call, listener, minutes, notice, send, site } = mailing;
    const gradeId = await site.fork().insert(MemberGrade, { name: `등급 ${Math.random()}`.slice(0, 18), position: 1 });
    const [regular, other] = [await listener({ grade: gradeId }), await listener()];
    const index = await notice();
    const { body: audience } = await call("GET", "/mailing/audience", { index });
    expect(audience.grades).toContainEqual(expect.objectContaining({ id: gradeId, members: 1, reached: 1 }));
    const id = await send({ index, gradeIds: [gradeId] });
    await minutes(2);
    expect(addresses()).toEqual([regular.email]);
    const { body: list } = await call("GET", "/mailing/list");
    expect(list.list.find((one: { id: number }) => one.id === id).grades).toHaveLength(1);
    await send({ index });
    await minutes(2);
    expect(addresses()).toEqual([regular.email, other.email].toSorted());
  });

  test("DAY-02 an advertisement says so first, says how to have no more, and waits for the morning", async () => {
    const { listener, minutes, notice, passTo, send, server, site } = mailing;
    await writeAssociation(site, { phone: "000-0000-0001" });
    await listener();
    const index = await notice({ title: "도록을 팝니다" });
    passTo(morning + 12 * 60 * minute);
    await send({ index, isAdvertising: true });
    await minutes(2);
    expect(server.received).toEqual([]);
    passTo(morning + 24 * 60 * minute);
    await minutes(2);
    const [mail] = server.received;
    expect(mail?.subject).toMatch(/^\(광고\) \[.+\] 도록을 팝니다$/u);
    expect(mail?.text).toContain("무료 수신거부 (Unsubscribe): http");
    expect(mail?.html).toContain("무료 수신거부 (Unsubscribe)");
    const imprint = /보내는 이: 일섭문도회, \(00000\) .+, 전화 000-0000-0001/u;
    expect(mail?.text).toMatch(imprint);
    expect(mail?.html).toMatch(imprint);
  });

  test("DAY-02 an administrator gets one first, without agreeing to anything", async () => {
    const { admin, call, notice, pass, server, site } = mailing;
    await proveEmail(site.fork(), admin.user);
    const index = await notice({ title: "미리 봅니다" });
    expect((await call("POST", "/mailing/trial", { index })).body).toEqual({ sentTo: admin.user.email });
    pass(1_000);
    await site.jobs.flush();
    const [mail] = server.received;
    expect(mail?.subject).toBe("[시험] [일섭문도회] 미리 봅니다");
    // As its readers get it, to the last line.
    expect(mail?.text?.trimEnd().split("\n").at(-1)).toMatch(/^이 알림 메일을 그만 받기: http\S+#\S+$/u);
    expect(mail?.html).toContain("이 알림 메일을 그만 받기");
    expect((await call("GET", "/mailing/audience", { index })).body.all.sentBefore).toBe(0);
  });
});
