import { Dormancy } from "@bulmo/entities/dormancy.entity";
import { Job } from "@bulmo/entities/job.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createUser, proveEmail } from "../../../testing/fixture.ts";
import { openMailServer } from "../../../testing/mail-server.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { endUnused } from "./dormancy.service.ts";

const day = 24 * 60 * 60_000;

describe.each(testServers(testDatabaseUrl))("what becomes of the mail ahead of dormancy on $name", (kind) => {
  let server: Awaited<ReturnType<typeof openMailServer>>;
  let site: Site;
  let at = Date.now();

  beforeAll(async () => {
    server = await openMailServer();
    site = await openSite(kind, { smtpUrl: `smtp://${server.host}`, now: () => new Date(at) });
  });
  beforeEach(async () => {
    for (const table of ["job", "dormancy"]) await site.fork().execute(`delete from ${table}`);
    await site.fork().execute('update "user" set is_active = false');
    server.received.length = 0;
    server.answers.length = 0;
  });
  afterAll(async () => {
    await site.close();
    await server.close();
  });

  /** One night, so many days later, with what leaves in it. */
  async function night(days: number) {
    at += days * day;
    const ended = await endUnused(site.fork(), { notifier: site.notifier, now: new Date(at) });
    await site.jobs.flush();
    return ended;
  }
  async function absent(seen: Partial<Pick<Dormancy, "notifiedAt" | "noticeAskedAt">> = {}): Promise<User> {
    const user = await createUser(site.fork());
    await proveEmail(site.fork(), user);
    await site.fork().insert(Dormancy, { user: user.id, lastSeenOn: "2020-01-01", ...seen });
    return user;
  }
  const isActive = async ({ id }: User) => (await site.fork().findOneOrFail(User, { id })).isActive;

  test("DAY-10 an account is put aside thirty days after the mail has left, not after it was asked for", async () => {
    const user = await absent();
    server.answers.push(...Array.from({ length: 6 }, () => ({ code: 450 })));
    await night(0);
    // It leaves on the second day, when the mail server is back.
    for (let attempt = 0; attempt < 6; attempt += 1) {
      at += day / 4;
      await site.jobs.flush();
    }
    expect(server.received.map(({ envelope }) => envelope.to)).toEqual([[user.email]]);
    for (const days of [1, 27]) expect(await night(days)).toEqual({ notified: 0, ended: 0 });
    expect(await isActive(user)).toBe(true);
    expect(await night(2)).toEqual({ notified: 0, ended: 1 });
    expect(await isActive(user)).toBe(false);
    expect(server.received).toHaveLength(1);
  });

  test("DAY-10 whose mail did not leave is not put aside, and is written to once more after a month", async () => {
    const user = await absent();
    server.answers.push(...Array.from({ length: 9 }, () => ({ code: 450 })));
    await night(0);
    for (let attempt = 0; attempt < 9; attempt += 1) {
      at += day;
      await site.jobs.flush();
    }
    const [failed] = await site.fork().find(Job, { user: user.id });
    expect(failed?.state).toBe("FAILED");
    expect(await night(1)).toEqual({ notified: 0, ended: 0 });
    expect(await night(25)).toEqual({ notified: 1, ended: 0 });
    expect(server.received.map(({ envelope }) => envelope.to)).toEqual([[user.email]]);
    for (const days of [1, 28]) expect(await night(days)).toEqual({ notified: 0, ended: 0 });
    expect(await night(1)).toEqual({ notified: 0, ended: 1 });
    expect(await isActive(user)).toBe(false);
  });

  test.each([
    { lastError: null, state: "DONE", isPutAside: true },
    { lastError: "NOBODY", state: "DONE", isPutAside: true },
    { lastError: "WITHHELD", state: "DONE", isPutAside: false },
    { lastError: "LATE", state: "FAILED", isPutAside: false },
    { lastError: "550 RCPT TO", state: "FAILED", isPutAside: false },
  ] as const)("DAY-10 a mail that ended $state, $lastError: put aside is $isPutAside", async (outcome) => {
    const { isPutAside, ...ended } = outcome;
    const user = await absent();
    await night(0);
    await site.fork().nativeUpdate(Job, { user: user.id }, ended);
    await night(1);
    // What is over is shown for a month.
    await site.fork().execute("delete from job");
    expect(await night(29)).toEqual({ notified: isPutAside ? 0 : 1, ended: isPutAside ? 1 : 0 });
    expect(await isActive(user)).toBe(!isPutAside);
  });

  test("DAY-10 a mail that still waits is not asked for twice, however long nobody does it", async () => {
    const user = await absent();
    expect(await night(0)).toEqual({ notified: 1, ended: 0 });
    await site.fork().nativeUpdate(Job, { user: user.id }, { state: "WAITING", dueAt: new Date(at + 400 * day) });
    expect(await night(40)).toEqual({ notified: 0, ended: 0 });
    expect(await isActive(user)).toBe(true);
  });

  test("DAY-10 what the version before noted as told counts once its mail is seen to have left", async () => {
    const asked = new Date(at);
    const [toldThen, unknown] = [await absent({ notifiedAt: asked }), await absent({ notifiedAt: asked })];
    await site.fork().insert(Job, {
      kind: "mail",
      subject: "dormancy-ahead",
      data: {},
      user: toldThen.id,
      state: "DONE",
      attempts: 1,
      createdAt: asked,
      endedAt: asked,
    });
    expect(await night(30)).toEqual({ notified: 1, ended: 1 });
    expect(await isActive(toldThen)).toBe(false);
    expect(await isActive(unknown)).toBe(true);
  });
});
