import { errorMessages } from "@bulmo/contracts/error";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bounceMail } from "../../../testing/bounce.ts";
import { createSignedIn } from "../../../testing/account.ts";
import { agreeToNotices } from "../../../testing/mailing.ts";
import { openMailingSite } from "../../../testing/mailing-site.ts";
import { addressCode } from "../mail-choice/address-code.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (kind) => {
  let mailing: Awaited<ReturnType<typeof openMailingSite>>;
  beforeAll(async () => void (mailing = await openMailingSite(kind)));
  afterAll(() => mailing.close());
  beforeEach(() => mailing.reset());

  /** Mails a notice to one member; answers them, the mailing, and the Message-ID that their server got. */
  async function sendOne() {
    const { listener, minutes, notice, send, server } = mailing;
    const member = await listener();
    const id = await send({ index: await notice({ title: "총회를 엽니다" }) });
    await minutes(2);
    const messageId = (server.received[0]?.messageId ?? "").replace(/[<>]/gu, "");
    expect(messageId).toMatch(/^[0-9a-f-]{36}@/u);
    return { member, id, messageId };
  }
  const bounce = (mail: string) => mailing.call("POST", "/mailing/bounce", { mail });
  const lines = () => mailing.site.fork().execute("select member_id from audit_line where act = 'MAILING_BOUNCED'");

  test("DAY-02 a refusal that comes hours later is noted once, and stays noted", async () => {
    const { call, countsOf, minutes } = mailing;
    const { member, id, messageId } = await sendOne();
    const before = (await lines()).length;
    const { status, body } = await bounce(bounceMail({ messageId, status: "5.2.2" }));
    expect(status).toBe(200);
    const { name, nickname } = member;
    expect(body).toEqual({ id, title: "총회를 엽니다", name, nickname, code: "5.2.2", isNew: true });
    expect((await bounce(bounceMail({ messageId }))).body).toMatchObject({ isNew: false });
    await minutes(10);
    expect(await countsOf(id)).toMatchObject({ SENT: 0, BOUNCED: 1 });
    const { body: list } = await call("GET", "/mailing/recipient/list", { id, state: "BOUNCED" });
    expect(list.list).toMatchObject([{ nickname, reason: "5.2.2" }]);
    expect(await lines()).toHaveLength(before + 1);
    expect((await lines()).at(-1)).toEqual({ member_id: member.id });
  });

  test("DAY-02 what was refused is noted although what became of it had not been written down yet", async () => {
    const { countsOf, site } = mailing;
    const { id, messageId } = await sendOne();
    await site.fork().execute("update mailing_recipient set state = 'WAITING', ended_at = null");
    expect((await bounce(bounceMail({ messageId }))).status).toBe(200);
    expect(await countsOf(id)).toMatchObject({ WAITING: 0, BOUNCED: 1 });
  });

  test.each(["delayed", "failed"])("DAY-02 a mail that is %s by a status of 4 is no refusal", async (action) => {
    const { countsOf } = mailing;
    const { id, messageId } = await sendOne();
    const { status, body } = await bounce(bounceMail({ messageId, action, status: "4.4.7" }));
    expect([status, body.message]).toEqual([409, errorMessages.BOUNCE_SOFT]);
    expect(await countsOf(id)).toMatchObject({ SENT: 1, BOUNCED: 0 });
  });

  test("DAY-02 a refusal in words alone counts for the address it names, and for no other", async () => {
    const { countsOf } = mailing;
    const { member, id, messageId } = await sendOne();
    const inWords = (address: string) =>
      [
        "Return-Path: <>",
        "From: MAILER-DAEMON@host.example.kr",
        "",
        `<${address}>:\r\n550 5.1.1 no such user`,
        "",
        "--- Below this line is a copy of the message.",
        "",
        `Message-ID: <${messageId}>`,
      ].join("\r\n");
    const { status, body } = await bounce(inWords("forwarded@example.org"));
    expect([status, body.message]).toEqual([400, errorMessages.BOUNCE_UNREADABLE]);
    expect(await countsOf(id)).toMatchObject({ SENT: 1, BOUNCED: 0 });
    expect((await bounce(inWords(member.email.toUpperCase()))).body).toMatchObject({ code: "5.1.1", isNew: true });
    expect(await countsOf(id)).toMatchObject({ SENT: 0, BOUNCED: 1 });
  });

  test("DAY-02 a refusal of somebody else's mail, of no mailing's and of one long ago is refused", async () => {
    const { countsOf, site } = mailing;
    const { id, messageId } = await sendOne();
    const [uuid = "", host = ""] = messageId.split("@");
    const foreign = [
      "x@example.org",
      `${uuid}@example.org`,
      `${uuid}@evil.${host}`,
      `00000000-0000-4000-8000-000000000000@${host}`,
      `' or true --@${host}`,
      `${uuid.toUpperCase()}@${host}`,
    ];
    for (const other of foreign) {
      const { status, body } = await bounce(bounceMail({ messageId: other }));
      expect([status, body.message]).toEqual([404, errorMessages.BOUNCE_FOREIGN]);
    }
    await site.fork().execute("update job set key = null where kind = 'mail'");
    expect((await bounce(bounceMail({ messageId }))).status).toBe(404);
    await site.fork().execute("delete from job");
    expect((await bounce(bounceMail({ messageId }))).status).toBe(404);
    expect(await countsOf(id)).toMatchObject({ SENT: 1, BOUNCED: 0 });
  });

  test("DAY-02 what is no report, and what is too long, is refused in words", async () => {
    expect((await bounce("안녕하세요")).body.message).toBe(errorMessages.BOUNCE_UNREADABLE);
    expect((await bounce("")).body.message).toBe("되돌아온 메일을 골라 주세요.");
    const { status, body } = await bounce("a".repeat(150_001));
    expect([status, body.message]).toEqual([400, "되돌아온 메일이 너무 큽니다. 150KB까지 읽을 수 있습니다."]);
    expect((await bounce("a".repeat(600_000))).status).toBe(413);
  });

  /** Their own calls: they signed in. */
  async function openOwn() {
    const { site } = mailing;
    const { user, token } = await createSignedIn(site);
    await agreeToNotices(site, user);
    const own = async () => (await site.call("GET", "/api/users/mail", { token })).body;
    const prove = () => {
      const code = addressCode(site.addressCodeKey, { userId: user.id, email: user.email }, mailing.now());
      return site.call("PUT", "/api/users/mail/proof", { token, body: { code } });
    };
    return { user, own, prove };
  }

  test("DAY-02 whose mail came back is mailed the notice again once the address is right", async () => {
    const { call, minutes, notice, send, server } = mailing;
    const { user, own, prove } = await openOwn();
    const index = await notice();
    await send({ index });
    await minutes(2);
    const messageId = (server.received[0]?.messageId ?? "").replace(/[<>]/gu, "");
    expect(await own()).toMatchObject({ isProven: true, refusedAt: null });
    // As their server calls them, who are not heard of here.
    const report = bounceMail({ messageId, to: user.email.toUpperCase() });
    expect((await bounce(report)).body).toMatchObject({ isNew: true });
    expect(await own()).toMatchObject({ isProven: false, refusedAt: expect.any(String) });
    expect((await call("POST", "/mailing", { index })).status).toBe(409);
    expect((await prove()).body).toMatchObject({ isProven: true, refusedAt: null });
    // The report once more: it is of before.
    expect((await bounce(report)).body).toMatchObject({ isNew: false });
    await send({ index });
    await minutes(2);
    expect(server.received).toHaveLength(2);
  });

  test("DAY-02 an address that the server has not at once has to prove itself again; one that is full has not", async () => {
    const { minutes, notice, send, server } = mailing;
    const { own } = await openOwn();
    for (const { status, isProven } of [
      { status: "5.2.2", isProven: true },
      { status: "5.1.1", isProven: false },
    ]) {
      server.answers.push({ code: 550, status, at: "RCPT TO" });
      await send({ index: await notice() });
      await minutes(2);
      expect(await own()).toMatchObject({ isProven });
    }
  });

  test("DAY-02 a report of another address, or of before an address proved itself, leaves it proven", async () => {
    const { minutes, notice, send, server, site } = mailing;
    const { user, own } = await openOwn();
    await send({ index: await notice() });
    await minutes(2);
    const messageId = (server.received[0]?.messageId ?? "").replace(/[<>]/gu, "");
    const undo = () => site.fork().execute("update mailing_recipient set state = 'SENT'");
    expect((await bounce(bounceMail({ messageId, to: "forwarded@example.org" }))).body).toMatchObject({ isNew: true });
    expect(await own()).toMatchObject({ isProven: true });
    await undo();
    await site.fork().execute("update email_proof set proven_at = ?", [mailing.now()]);
    expect((await bounce(bounceMail({ messageId, to: user.email }))).body).toMatchObject({ isNew: true });
    expect(await own()).toMatchObject({ isProven: true });
  });
});
