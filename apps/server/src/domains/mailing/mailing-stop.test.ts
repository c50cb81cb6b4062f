import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openMailingSite } from "../../../testing/mailing-site.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (kind) => {
  let mailing: Awaited<ReturnType<typeof openMailingSite>>;
  beforeAll(async () => void (mailing = await openMailingSite(kind)));
  afterAll(() => mailing.close());
  beforeEach(() => mailing.reset());

  test("DAY-02 a notice that goes into the trash meanwhile is mailed no further", async () => {
    const { countsOf, listener, minutes, notice, send, server, site } = mailing;
    await listener();
    const index = await notice();
    const id = await send({ index });
    await site.fork().execute("update stored_post set deleted_at = now() where type = 'NOTICE' and index = ?", [index]);
    await minutes(2);
    expect(server.received).toEqual([]);
    expect(await countsOf(id)).toMatchObject({ SKIPPED: 1 });
  });

  test("DAY-02 a notice that is deleted for good meanwhile ends its mailing", async () => {
    const { countsOf, listener, minutes, notice, pass, send, server, site } = mailing;
    for (let member = 0; member < 35; member += 1) await listener();
    const index = await notice();
    const id = await send({ index });
    pass(1_000);
    await site.jobs.flush();
    const before = server.received.length;
    await site.fork().execute("delete from stored_post where type = 'NOTICE' and index = ?", [index]);
    await minutes(3);
    expect(server.received).toHaveLength(before);
    expect(await countsOf(id)).toMatchObject({ SENT: before, SKIPPED: 35 - before, WAITING: 0 });
  });

  test("DAY-02 an administrator stops it: what has not left does not leave", async () => {
    const { call, countsOf, listener, minutes, notice, pass, send, server, site } = mailing;
    for (let member = 0; member < 40; member += 1) await listener();
    const id = await send({ index: await notice() });
    pass(2_000);
    await site.jobs.flush();
    const { status, body } = await call("POST", "/mailing/stop", { id });
    expect(status).toBe(200);
    await minutes(3);
    const counts = await countsOf(id);
    expect(counts.SENT).toBe(server.received.length);
    expect(counts.SENT + counts.STOPPED).toBe(40);
    expect(counts.STOPPED).toBeGreaterThan(30);
    expect(body.stoppedAt).not.toBeNull();
    const again = await call("POST", "/mailing/stop", { id });
    expect(again).toMatchObject({ status: 200, body: { stoppedAt: body.stoppedAt, counts } });
    const lines = await site.fork().execute("select 1 from audit_line where act = 'MAILING_STOPPED'");
    expect(lines).toHaveLength(1);
    const whole = await send({ index: await notice() });
    await minutes(3);
    expect((await call("POST", "/mailing/stop", { id: whole })).body.message).toContain("이미 모두 보낸");
    expect((await call("POST", "/mailing/stop", { id: 999_999 })).status).toBe(404);
  });

  test("DAY-02 a mail that failed and waits is stopped too; one that is leaving then may leave, and is tried no more", async () => {
    const { call, listener, minutes, notice, pass, send, server, site } = mailing;
    await listener();
    await listener();
    const failing = await send({ index: await notice() });
    // However often each is tried meanwhile.
    server.answers.push(...Array.from({ length: 12 }, () => ({ code: 450 })));
    pass(2_000);
    await site.jobs.flush();
    pass(2_000);
    await site.jobs.flush();
    expect(server.received).toEqual([]);
    const { counts } = (await call("POST", "/mailing/stop", { id: failing })).body;
    expect(counts).toMatchObject({ STOPPED: 2, WAITING: 0 });
    await minutes(3);
    expect(server.received).toEqual([]);

    server.answers.length = 0;
    const answered = Promise.withResolvers<void>();
    server.answers.push({ code: 450, after: answered.promise }, { code: 250, after: answered.promise });
    const leaving = await send({ index: await notice() });
    const underWay = () =>
      site.fork().execute("select 1 from job where kind = 'mail' and state = 'WAITING' and attempts = 1");
    const first = site.jobs.flush();
    await expect.poll(async () => (await underWay()).length).toBe(1);
    pass(4_000);
    const second = site.jobs.flush();
    await expect.poll(async () => (await underWay()).length).toBe(2);
    expect((await call("POST", "/mailing/stop", { id: leaving })).body.counts).toMatchObject({ WAITING: 2 });
    answered.resolve();
    await Promise.all([first, second]);
    await minutes(3);
    expect(server.received).toHaveLength(1);
    expect((await call("POST", "/mailing/stop", { id: leaving })).body.counts).toMatchObject({ SENT: 1, STOPPED: 1 });
  });
});
