import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openMailingSite } from "../../../testing/mailing-site.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (kind) => {
  let mailing: Awaited<ReturnType<typeof openMailingSite>>;
  beforeAll(async () => void (mailing = await openMailingSite(kind)));
  afterAll(() => mailing.close());
  beforeEach(() => mailing.reset());

  /** Mails a notice to one member, whose mailbox is full; answers the notice, the mailing, and how to ask for the mail again. */
  async function sendInVain() {
    const { call, countsOf, listener, minutes, notice, send, server, site } = mailing;
    await listener();
    const index = await notice();
    server.answers.push({ code: 552, status: "5.2.2", at: "RCPT TO" });
    const id = await send({ index });
    await minutes(2);
    expect(await countsOf(id)).toMatchObject({ BOUNCED: 1 });
    const [job] = await site.fork().execute<{ id: string }[]>("select id from job where kind = 'mail'");
    const askAgain = async () => expect((await call("POST", "/job/retry", { id: job?.id })).status).toBe(200);
    return { index, id, askAgain };
  }

  test("DAY-02 once: whose mail was asked for again is no recipient of another mailing", async () => {
    const { call, countsOf, minutes, server } = mailing;
    const { index, id, askAgain } = await sendInVain();
    expect((await call("GET", "/mailing/audience", { index })).body.all).toMatchObject({ reached: 1, sentBefore: 0 });
    await askAgain();
    expect((await call("GET", "/mailing/audience", { index })).body.all).toMatchObject({ reached: 0, sentBefore: 1 });
    expect((await call("POST", "/mailing", { index })).status).toBe(409);
    await minutes(1);
    // Before anybody has looked at what became of it, too.
    expect((await call("POST", "/mailing", { index })).status).toBe(409);
    expect(server.received).toHaveLength(1);
    await mailing.site.planJobs();
    expect(await countsOf(id)).toMatchObject({ SENT: 1 });
  });

  test("DAY-02 once: what was given up is not sent any more to whom another mailing has reached", async () => {
    const { countsOf, minutes, send, server, site } = mailing;
    const { index, id, askAgain } = await sendInVain();
    const later = await send({ index });
    await minutes(2);
    expect(server.received).toHaveLength(1);
    await askAgain();
    await site.jobs.flush();
    await site.planJobs();
    expect(server.received).toHaveLength(1);
    expect([await countsOf(id), await countsOf(later)]).toMatchObject([{ SKIPPED: 1 }, { SENT: 1 }]);
  });

  test("DAY-02 once: of two that wait at the same moment the earlier mailing's leaves", async () => {
    const { countsOf, minutes, send, server } = mailing;
    const { index, id, askAgain } = await sendInVain();
    const later = await send({ index });
    await askAgain();
    await minutes(2);
    await mailing.site.planJobs();
    expect(server.received).toHaveLength(1);
    const all = [await countsOf(id), await countsOf(later)];
    expect(all.map(({ SENT }) => SENT)).toEqual([1, 0]);
  });

  test("DAY-02 a mailing of which a turn was given up goes on within the hour, by one turn", async () => {
    const { countsOf, listener, minutes, notice, pass, send, server, site } = mailing;
    for (let member = 0; member < 40; member += 1) await listener();
    const id = await send({ index: await notice() });
    await site.jobs.flush();
    const turns = (state: string) =>
      site.fork().execute("select 1 from job where kind = 'mailing' and state = ?", [state]);
    await site.planJobs();
    expect(await turns("WAITING")).toHaveLength(1);
    const giveUp = "update job set state = 'FAILED', due_at = null, ended_at = ?, last_error = 'LOST'";
    await site.fork().execute(`${giveUp} where kind = 'mailing' and state = 'WAITING'`, [mailing.now()]);
    await minutes(3);
    expect(server.received).toHaveLength(30);
    pass(60 * 60_000);
    await Promise.all([site.planJobs(), site.planJobs()]);
    expect(await turns("WAITING")).toHaveLength(1);
    await minutes(2);
    expect(server.received).toHaveLength(40);
    expect(await countsOf(id)).toMatchObject({ SENT: 40, WAITING: 0 });
    await site.planJobs();
    expect(await turns("FAILED")).toHaveLength(1);
  });
});
