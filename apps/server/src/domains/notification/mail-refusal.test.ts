import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createUser } from "../../../testing/fixture.ts";
import { openMailServer } from "../../../testing/mail-server.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { noticeRecipients } from "../user/user-notice.ts";
import { firstPassword } from "./account-mails.ts";

type Row = { state: string; attempts: number; last_error: string | null };

const hour = 60 * 60_000;

describe.each(testServers(testDatabaseUrl))("on $name", (kind) => {
  let at = Date.now();
  const pass = (time: number) => void (at += time);
  let server: Awaited<ReturnType<typeof openMailServer>>;
  let site: Site;

  beforeAll(async () => {
    server = await openMailServer();
    const smtpUrl = `smtp://mailer:secret@${server.host}`;
    site = await openSite(kind, { smtpUrl, hasRateLimits: true, now: () => new Date(at) });
  });
  beforeEach(async () => {
    for (const table of ["job", "rate_limit"]) await site.fork().execute(`delete from ${table}`);
    server.received.length = 0;
    server.answers.length = 0;
  });
  afterAll(async () => {
    await site.close();
    await server.close();
  });

  const rows = () =>
    site.fork().execute<Row[]>("select state, attempts, last_error from job order by created_at, last_error");
  /** A letter that their account needs, to an address that never proved itself. */
  const write = async (user: Awaited<ReturnType<typeof createUser>>) => {
    const data = { changedAt: new Date(at) };
    await site.notifier.send(site.fork(), firstPassword, { data, recipients: noticeRecipients(user) });
    pass(1);
  };
  const ask = async ({ name, email }: { name: string; email: string }) => {
    expect((await site.call("POST", "/api/auth/password-code", { body: { name, email } })).status).toBe(200);
    pass(1);
  };

  test("DAY-03 SEC-18 what does not leave uses up none of an address's letters: it leaves once the server is back", async () => {
    const user = await createUser(site.fork());
    server.answers.push(...Array.from({ length: 4 }, () => ({ code: 450 })));
    await write(user);
    for (const pause of [1_000, 5_000, 60_000, 10 * 60_000]) {
      await site.jobs.flush();
      expect(await rows()).toMatchObject([{ state: "WAITING", last_error: expect.stringContaining("450") }]);
      pass(pause);
    }
    await site.jobs.flush();
    expect(await rows()).toEqual([{ state: "DONE", attempts: 5, last_error: null }]);
    // Two more are its share of a day.
    for (let letter = 0; letter < 3; letter += 1) await write(user);
    await site.jobs.flush();
    expect(server.received).toHaveLength(3);
    expect((await rows()).filter(({ last_error: reason }) => reason === "WITHHELD")).toHaveLength(1);
  });

  test("SEC-18 what an address refuses for good has counted as a letter", async () => {
    const user = await createUser(site.fork());
    const refusals = Array.from({ length: 4 }, () => ({ code: 550, status: "5.1.1", at: "RCPT TO" }) as const);
    server.answers.push(...refusals);
    for (let letter = 0; letter < 4; letter += 1) {
      await write(user);
      await site.jobs.flush();
    }
    expect((await rows()).map(({ last_error: reason }) => reason)).toEqual([
      ...Array.from({ length: 3 }, () => "550 5.1.1 RCPT TO REFUSED"),
      "WITHHELD",
    ]);
  });

  test.each([
    { at: "CONN", code: 554, reason: "554 CONN EPROTOCOL" },
    { at: "AUTH", code: 535, status: "5.7.8", reason: "535 5.7.8 AUTH PLAIN EAUTH" },
    { at: "MAIL FROM", code: 550, status: "5.1.8", reason: "550 5.1.8 MAIL FROM EENVELOPE" },
    { at: "MAIL FROM", code: 553, reason: "553 MAIL FROM EENVELOPE" },
    { at: "RCPT TO", code: 554, status: "5.7.1", reason: "554 5.7.1 RCPT TO EENVELOPE" },
    { at: "RCPT TO", code: 550, status: "5.4.5", reason: "550 5.4.5 RCPT TO EENVELOPE" },
    { at: "RCPT TO", code: 530, reason: "530 RCPT TO EENVELOPE" },
    { at: "DATA", code: 554, status: "5.7.1", reason: "554 5.7.1 DATA EMESSAGE" },
    { at: "DATA", code: 550, reason: "550 DATA EMESSAGE" },
  ] as const)(
    "DAY-03 a server that refuses us ($reason) is asked again, and then takes it",
    async ({ reason, ...answer }) => {
      server.answers.push(answer);
      await write(await createUser(site.fork()));
      await site.jobs.flush();
      expect(await rows()).toEqual([{ state: "WAITING", attempts: 1, last_error: reason }]);
      pass(1_000);
      await site.jobs.flush();
      expect(await rows()).toEqual([{ state: "DONE", attempts: 2, last_error: null }]);
      expect(server.received).toHaveLength(1);
    },
  );

  test.each([
    { at: "RCPT TO", code: 550, reason: "550 RCPT TO REFUSED" },
    { at: "RCPT TO", code: 550, status: "5.1.10", reason: "550 5.1.10 RCPT TO REFUSED" },
    { at: "RCPT TO", code: 552, status: "5.2.2", reason: "552 5.2.2 RCPT TO REFUSED" },
    { at: "DATA", code: 550, status: "5.1.1", reason: "550 5.1.1 DATA REFUSED" },
  ] as const)("DAY-03 one that refuses the mailbox ($reason) is not asked again", async ({ reason, ...answer }) => {
    server.answers.push(answer);
    await write(await createUser(site.fork()));
    await site.jobs.flush();
    pass(24 * hour);
    await site.jobs.flush();
    expect(await rows()).toEqual([{ state: "FAILED", attempts: 1, last_error: reason }]);
  });

  test("DAY-03 a code that is made again leaves as another mail: of two with one Message-ID the second is dropped", async () => {
    const user = await createUser(site.fork());
    await ask(user);
    await site.jobs.flush();
    // As of a process that was killed once the server had taken its mail.
    await site
      .fork()
      .execute("update job set state = 'WAITING', due_at = ?, data = ?", [
        new Date(at),
        JSON.stringify({ data: { name: user.name, email: user.email } }),
      ]);
    await site.jobs.flush();
    expect(server.received).toHaveLength(2);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(2);
    const code = /\b\d{6}\b/u.exec(server.received[1]?.text ?? "")?.[0];
    const body = { name: user.name, email: user.email, password: "another-Pond-2!", code };
    expect((await site.call("POST", "/api/auth/change-password", { body })).status).toBe(200);
  });
});
