import { testServers } from "@bulmo/entities/testing/test-database";
import type { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createUser } from "../../../testing/fixture.ts";
import { openMailServer } from "../../../testing/mail-server.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { subscribe } from "../../platform/measure/measure.ts";
import { passwordCode } from "../auth/find-account.service.ts";
import { noticeRecipients } from "../user/user-notice.ts";
import { firstPassword } from "./account-mails.ts";

type Row = { state: string; attempts: number; last_error: string | null; data: object; subject: string };

describe.each(testServers(testDatabaseUrl))("on $name", (kind) => {
  const lines: string[] = [];
  let at = Date.now();
  const pass = (time: number) => void (at += time);
  let server: Awaited<ReturnType<typeof openMailServer>>;
  let site: Site;
  let user: User;

  async function openMailing(mailServer: typeof server) {
    const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
    return openSite(kind, { smtpUrl: `smtp://${mailServer.host}`, log, now: () => new Date(at) });
  }
  beforeAll(async () => {
    server = await openMailServer();
    site = await openMailing(server);
  });
  beforeEach(async () => {
    await site.fork().execute("delete from job");
    server.received.length = 0;
    lines.length = 0;
    user = await createUser(site.fork());
  });
  afterAll(async () => {
    await site.close();
    await server.close();
  });

  const ask = async ({ name, email }: { name: string; email: string } = user) => {
    const body = { name, email };
    expect((await site.call("POST", "/api/auth/password-code", { body })).status).toBe(200);
    pass(1);
  };
  const rows = () =>
    site.fork().execute<Row[]>("select state, attempts, last_error, data, subject from job order by created_at, id");

  test("DAY-03 a mail waits in the database until it has left, and nobody's name or address stays there", async () => {
    await ask();
    await site.jobs.flush();
    expect(server.received.map(({ envelope }) => envelope.to)).toEqual([[user.email]]);
    expect(await rows()).toEqual([{ state: "DONE", attempts: 1, last_error: null, data: {}, subject: "code" }]);
    // Whom there is nobody for is asked for in the same way, and ends in the same way.
    await ask({ name: "아무개", email: "nobody@example.org" });
    await site.jobs.flush();
    expect(server.received).toHaveLength(1);
    expect((await rows()).map(({ state, last_error, data }) => [state, last_error, data])).toEqual([
      ["DONE", null, {}],
      ["DONE", "NOBODY", {}],
    ]);
  });

  test("DAY-03 a mail server that is busy gets the mail again after a pause; no log names anyone", async () => {
    server.answers.push({ code: 421 }, { code: 450 });
    await ask();
    await site.jobs.flush();
    expect(server.received).toHaveLength(0);
    expect(await rows()).toMatchObject([{ state: "WAITING", attempts: 1, last_error: expect.stringContaining("421") }]);
    pass(1_500);
    await site.jobs.flush();
    expect(await rows()).toMatchObject([{ state: "WAITING", attempts: 2, last_error: expect.stringContaining("450") }]);
    // The second pause is longer.
    pass(1_500);
    await site.jobs.flush();
    expect(server.received).toHaveLength(0);
    pass(4_000);
    await site.jobs.flush();
    expect(server.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: "DONE", attempts: 3, data: {} }]);
    expect(lines).toEqual([]);
  });

  test("DAY-03 one that refuses is not asked again, which is seen and named by its number alone", async () => {
    server.answers.push({ code: 550, at: "RCPT TO" });
    await ask();
    await site.jobs.flush();
    pass(60 * 60_000);
    await site.jobs.flush();
    expect(server.received).toEqual([]);
    expect(await rows()).toMatchObject([{ state: "FAILED", attempts: 1, last_error: "550 RCPT TO REFUSED" }]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("550");
    expect(lines[0]).not.toMatch(new RegExp(`@|${user.name}`, "u"));
  });

  test("DAY-03 a mail of which every attempt failed is counted as failed, once, for whoever is to be alarmed", async () => {
    const counted: string[] = [];
    const stop = subscribe("mail", ({ result }) => counted.push(result));
    server.answers.push(...Array.from({ length: 9 }, () => ({ code: 450 })));
    const data = { changedAt: new Date(at) };
    await site.notifier.send(site.fork(), firstPassword, { data, recipients: noticeRecipients(user) });
    pass(1);
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await site.jobs.flush();
      expect(await rows()).toMatchObject([{ attempts: attempt }]);
      pass(25 * 60 * 60_000);
    }
    await site.jobs.flush();
    stop();
    expect(await rows()).toMatchObject([{ state: "FAILED", attempts: 9 }]);
    expect(counted).toEqual(["failed"]);
  });

  test("DAY-03 a code that nobody waits for any more is not sent", async () => {
    server.answers.push({ code: 421 });
    await ask();
    await site.jobs.flush();
    pass(11 * 60_000);
    await site.jobs.flush();
    expect(server.received).toEqual([]);
    expect(await rows()).toMatchObject([{ state: "FAILED", last_error: "LATE" }]);
  });

  test("DAY-03 what is undone tells nobody: a mail is written with what it tells of, or not at all", async () => {
    const work = site.fork().transactional(async (tx) => {
      const data = { changedAt: new Date() };
      await site.notifier.send(tx, firstPassword, { data, recipients: noticeRecipients(user) });
      throw new Error("undone");
    });
    await expect(work).rejects.toThrow("undone");
    await site.jobs.flush();
    expect(await rows()).toEqual([]);
  });

  test.each([
    { what: "what is under way as the process ends still leaves", answer: 300, within: 5_000, state: "DONE" },
    { what: "what waits for a silent server waits on", answer: 3_000, within: 200, state: "WAITING" },
  ])("OPS-15 $what", async ({ answer, within, state }) => {
    const ending = await openMailing(server);
    server.answers.push({ code: 250, after: answer });
    const { name, email } = await createUser(ending.fork());
    await ending.notifier.send(ending.fork(), passwordCode, { data: { name, email } });
    const flushed = ending.jobs.flush();
    const own = () => ending.fork().execute<Row[]>("select state, attempts from job");
    await expect.poll(async () => (await own())[0]?.attempts).toBe(1);
    const start = performance.now();
    await ending.jobs.close(within);
    expect(performance.now() - start).toBeLessThan(within + 2_500);
    expect(await own()).toMatchObject([{ state, attempts: 1 }]);
    await flushed;
    await ending.close();
  });
});
