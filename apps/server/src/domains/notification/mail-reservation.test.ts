import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import type { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUser } from "../../../testing/fixture.ts";
import { openMailServer } from "../../../testing/mail-server.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { passwordCode } from "../auth/find-account.service.ts";
import { trustedRecipient } from "../user/user-notice.ts";
import { firstPassword } from "./account-mails.ts";

const hour = 60 * 60_000;

describe.each(testServers(testDatabaseUrl))("on $name", (kind) => {
  let at = Date.now();
  let server: Awaited<ReturnType<typeof openMailServer>>;
  let site: Site;
  let user: User;

  beforeAll(async () => {
    server = await openMailServer();
    site = await openSite(kind, { smtpUrl: `smtp://${server.host}`, hasRateLimits: true, now: () => new Date(at) });
  });
  beforeEach(async () => {
    await site.fork().execute("delete from job");
    await site.fork().execute("delete from rate_limit");
    server.received.length = 0;
    server.answers.length = 0;
    at = Date.now();
    user = await createUser(site.fork());
  });
  afterAll(async () => {
    await site.close();
    await server.close();
  });

  const countOf = async (name: string): Promise<number> => {
    const rows = await site.fork().getKysely<Tables>().selectFrom("rate_limit").select(["key", "count"]).execute();
    return rows.filter(({ key }) => key.startsWith(`${name}:`)).reduce((sum, { count }) => sum + count, 0);
  };
  const letters = () => countOf("letter:unproven-address");
  const busy = (times: number) => server.answers.push(...Array.from({ length: times }, () => ({ code: 450 })));
  async function flush(times: number, pause: number): Promise<void> {
    for (let attempt = 1; attempt <= times; attempt += 1) {
      at += pause;
      await site.jobs.flush();
    }
  }
  const states = () =>
    site.fork().execute<{ state: string; last_error: string }[]>("select state, last_error from job");
  async function sendReserved(): Promise<void> {
    const recipient = trustedRecipient(user);
    const reserved = await site.notifier.reserve(recipient);
    const data = { changedAt: new Date(at) };
    await site.notifier.send(site.fork(), firstPassword, { data, recipients: [recipient], reserved });
    at += 1;
  }

  test("DAY-03 SEC-18 a letter that was reserved and given up is given back, and counts again where it is sent after all", async () => {
    busy(9);
    await sendReserved();
    expect(await letters()).toBe(1);
    await flush(1, 1);
    expect(await letters()).toBe(1);
    await flush(9, 25 * hour);
    expect(await states()).toMatchObject([{ state: "FAILED" }]);
    expect(await letters()).toBe(0);
    const { token } = await createSignedIn(site, { isAdmin: true });
    await site.call("POST", "/api/job/retry/mails", { token });
    await flush(1, 1_000);
    expect(await states()).toMatchObject([{ state: "DONE" }]);
    expect(await letters()).toBe(1);
  });

  test("DAY-03 SEC-18 what was reserved for a code that nobody waits for any more is given back", async () => {
    busy(1);
    const recipient = trustedRecipient(user);
    const reserved = await site.notifier.reserve(recipient);
    const { name, email } = user;
    await site.notifier.send(site.fork(), passwordCode, { data: { name, email }, recipients: [recipient], reserved });
    await flush(1, 1);
    expect(await letters()).toBe(1);
    await flush(1, 3 * 24 * hour);
    expect(await states()).toMatchObject([{ state: "FAILED", last_error: "LATE" }]);
    expect(await letters()).toBe(0);
  });

  test("DAY-03 SEC-18 what the mailbox refused for good has counted", async () => {
    server.answers.push({ code: 550, at: "RCPT TO" });
    await sendReserved();
    await flush(1, 1);
    expect(await states()).toMatchObject([{ state: "FAILED" }]);
    expect(await letters()).toBe(1);
  });

  test("DAY-03 SEC-18 what was reserved in a window that has gone is not owed to the next", async () => {
    busy(9);
    await sendReserved();
    await site.fork().execute("update rate_limit set resets_at = resets_at + interval '2 days', count = 2");
    await flush(10, 25 * hour);
    expect(await states()).toMatchObject([{ state: "FAILED" }]);
    expect(await letters()).toBe(2);
  });

  test("SEC-22 a code counts for the site once it is mailed, however often a busy server was asked", async () => {
    busy(2);
    const { name, email } = user;
    await site.call("POST", "/api/auth/password-code", { body: { name, email } });
    await flush(1, 1);
    expect(await countOf("password-code:site")).toBe(0);
    await flush(1, 1_000);
    expect(await countOf("password-code:site")).toBe(0);
    await flush(1, 5_000);
    expect(server.received).toHaveLength(1);
    expect(await countOf("password-code:site")).toBe(1);
  });
});
