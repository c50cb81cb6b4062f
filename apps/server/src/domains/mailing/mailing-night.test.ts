import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { morning, openMailingSite } from "../../../testing/mailing-site.ts";
import { writeAssociation } from "../../../testing/page-text.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Ten seconds before nine in the evening, and eight in the morning that follows. */
const evening = morning + 11.5 * hour - 10 * second;
const eight = morning + 22.5 * hour;

type Row = { attempts: number; due_at: Date; last_error: string | null };

describe.each(testServers(testDatabaseUrl))("on $name", (kind) => {
  let mailing: Awaited<ReturnType<typeof openMailingSite>>;
  beforeAll(async () => {
    mailing = await openMailingSite(kind);
    await writeAssociation(mailing.site, { phone: "000-0000-0001" });
  });
  afterAll(() => mailing.close());
  beforeEach(() => mailing.reset());

  test("DAY-02 an advertisement that begins a moment before the night waits for eight, whole, and leaves then", async () => {
    const { countsOf, listener, minutes, notice, pass, passTo, send, server, site } = mailing;
    for (let member = 0; member < 12; member += 1) await listener();
    passTo(evening);
    const id = await send({ index: await notice(), isAdvertising: true });
    await minutes(2);
    const before = server.received.length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(12);
    const waiting = () =>
      site
        .fork()
        .execute<Row[]>("select attempts, due_at, last_error from job where kind = 'mail' and state = 'WAITING'");
    expect((await waiting()).map((row) => ({ ...row, due_at: new Date(row.due_at).getTime() }))).toEqual(
      Array.from({ length: 12 - before }, () => ({ attempts: 0, due_at: eight, last_error: "NIGHT" })),
    );
    // As of a mail server that was away all evening: the last attempt of each is still to come.
    await site
      .fork()
      .execute("update job set attempts = 8, due_at = ? where kind = 'mail' and state = 'WAITING'", [
        new Date(evening + 5 * minute),
      ]);
    pass(10 * minute);
    await site.jobs.flush();
    expect((await waiting()).every(({ attempts }) => attempts === 8)).toBe(true);
    expect(server.received).toHaveLength(before);
    passTo(eight);
    await minutes(2);
    expect(server.received).toHaveLength(12);
    expect(await countsOf(id)).toMatchObject({ SENT: 12, WAITING: 0 });
  });
});
