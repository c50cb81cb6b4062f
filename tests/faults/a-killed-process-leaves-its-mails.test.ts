import { randomUUID } from "node:crypto";
import { openDatabase } from "@bulmo/entities/database";
import { isLong } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMailServer } from "../../apps/server/testing/mail-server.ts";
import { type ServerProcess, spawnServer } from "../harness/server-process.ts";
import { type Place, places } from "../harness/wiped-site.ts";

const count = isLong ? 200 : 20;
/** Mails that one process has under way at once. */
const most = 3;
const minute = 60_000;

describe.each(places.filter(({ name }) => name === "PostgreSQL"))("two processes on one $name", ({ open }) => {
  let place: Place;
  let servers: ServerProcess[];
  let mails: Awaited<ReturnType<typeof openMailServer>>;
  let watcher: Awaited<ReturnType<typeof openDatabase>>;

  beforeAll(async () => {
    place = await open();
    mails = await openMailServer();
    const smtp = { SMTP_URL: `smtp://${mails.host}`, RATE_LIMITS: "off" };
    const env = { ...place.env, ...smtp, SAMPLE_WORKS: "0", LOG_LEVEL: "error" };
    servers = await Promise.all([spawnServer(env), spawnServer(env)]);
    await Promise.all(servers.map((server) => server.ready()));
    watcher = await openDatabase(place.database);
  }, 3 * minute);
  afterAll(async () => {
    await watcher.orm.close();
    for (const server of servers) await server.stop();
    await mails.close();
    await place.remove();
  });

  const execute = <Row extends object>(sql: string, parameters: unknown[] = []) =>
    watcher.orm.em.fork().execute<Row[]>(sql, parameters);
  const countWhere = async (condition: string) =>
    (await execute(`select 1 from job where kind = 'mail' and ${condition}`)).length;

  /** Letters that an account needs, to as many addresses, in an hour. */
  async function addMails(): Promise<string[]> {
    const addresses = Array.from({ length: count }, (_, number) => `mailed${number}@example.org`);
    for (const to of addresses)
      await execute(
        `insert into job (kind, subject, data, state, attempts, created_at, due_at)
          values ('mail', 'first-password', ?, 'WAITING', 0, now(), now() + interval '1 hour')`,
        [
          JSON.stringify({
            data: { changedAt: new Date().toISOString() },
            recipient: { userId: randomUUID(), to, name: "한가람" },
          }),
        ],
      );
    return addresses;
  }

  test(
    "DAY-03 one is killed while the mail server has its mails: all leave, and what leaves twice is known by its Message-ID",
    { timeout: 5 * minute },
    async () => {
      const addresses = await addMails();
      const answered = Promise.withResolvers<void>();
      mails.answers.push(...Array.from({ length: 2 * most }, () => ({ code: 250, after: answered.promise })));
      await execute("update job set due_at = now() where kind = 'mail'");
      const begun = "state = 'WAITING' and attempts = 1 and due_at > now()";
      await expect.poll(() => countWhere(begun), { timeout: minute }).toBe(2 * most);
      // All of them have come as far as the server's word.
      await expect.poll(() => mails.answers.length, { timeout: minute }).toBe(0);
      servers[0]?.child.kill("SIGKILL");
      await servers[0]?.exited;
      answered.resolve();
      await expect.poll(() => countWhere("state = 'WAITING'"), { timeout: minute }).toBe(most);
      // What the dead one had begun is taken for lost after a minute, which passes here.
      await execute("update job set due_at = now() where state = 'WAITING' and kind = 'mail'");
      await expect.poll(() => countWhere("state = 'DONE' and last_error is null"), { timeout: minute }).toBe(count);
      expect([await countWhere("attempts = 1"), await countWhere("attempts = 2")]).toEqual([count - most, most]);
      const mailed = new Map(mails.received.map(({ envelope, messageId }) => [messageId, envelope.to[0] ?? ""]));
      expect([...mailed.values()].toSorted()).toEqual(addresses.toSorted());
      expect(mails.received.length - count).toBeLessThanOrEqual(most);
    },
  );
});
