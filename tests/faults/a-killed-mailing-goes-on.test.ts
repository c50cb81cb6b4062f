import { openDatabase } from "@bulmo/entities/database";
import { isLong } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUser } from "../../apps/server/testing/fixture.ts";
import { openMailServer } from "../../apps/server/testing/mail-server.ts";
import { agreeToNotices } from "../../apps/server/testing/mailing.ts";
import { type ServerProcess, spawnServer } from "../harness/server-process.ts";
import { type Place, places } from "../harness/wiped-site.ts";

const members = isLong ? 500 : 80;
const kills = isLong ? 10 : 2;
const minute = 60_000;

type Execute = <Row extends object>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

// The embedded database is one process's: only while the site is down can anybody else look.
describe.each(places)("on $name", ({ open }) => {
  let place: Place;
  let mails: Awaited<ReturnType<typeof openMailServer>>;
  let server: ServerProcess;

  const start = async () => {
    const env = { SMTP_URL: `smtp://${mails.host}`, MAILING_PACE: "600", SAMPLE_WORKS: "0", LOG_LEVEL: "error" };
    server = await spawnServer({ ...place.env, ...env });
    await server.ready();
  };

  const inTables = async <Result>(work: (execute: Execute, fork: () => never) => Promise<Result>): Promise<Result> => {
    const { orm } = await openDatabase(place.database);
    try {
      return await work(
        (sql, parameters) => orm.em.fork().execute(sql, parameters),
        () => orm.em.fork() as never,
      );
    } finally {
      await orm.close();
    }
  };

  const kill = async () => {
    server.child.kill("SIGKILL");
    await server.exited;
  };

  beforeAll(async () => {
    place = await open();
    mails = await openMailServer();
    await start();
    await server.stop();
    await inTables(async (_execute, fork) => {
      for (let member = 0; member < members; member += 1)
        await agreeToNotices({ fork }, await createUser(fork(), { username: `mailed${member}` }));
    });
  }, 3 * minute);
  afterAll(async () => {
    await kill();
    await mails.close();
    await place.remove();
  });

  const ask = async () => {
    const call = async (path: string, body: object, token = "") => {
      const headers = { "content-type": "application/json", origin: server.origin, authorization: `Bearer ${token}` };
      if (token === "") Reflect.deleteProperty(headers, "authorization");
      const response = await fetch(`${server.origin}/api${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(200);
      return response.json() as Promise<{ accessToken: string }>;
    };
    const { accessToken } = await call("/auth/sign-in", { username: "bulmoadmin1", password: "bulmo-Admin-1!" });
    await call("/mailing", { index: 1 }, accessToken);
  };

  test(
    `DAY-02 killed ${kills} times while it mails ${members} members: each got one mail`,
    { timeout: 10 * minute },
    async () => {
      await start();
      await ask();
      for (let round = 1; round <= kills; round += 1) {
        const enough = Math.floor((round * members) / (kills + 1));
        await expect.poll(() => mails.received.length, { timeout: minute, interval: 1 }).toBeGreaterThanOrEqual(enough);
        await kill();
        // What it had begun is taken for lost after a minute, which passes here.
        await inTables((execute) =>
          execute("update job set due_at = now() where due_at > now() and kind in ('mail', 'mailing')"),
        );
        await start();
      }
      const addresses = () => new Set(mails.received.map(({ envelope }) => envelope.to[0]));
      await expect.poll(() => addresses().size, { timeout: 2 * minute }).toBe(members);
      expect((await server.stop()).code).toBe(0);
      // One that the mail server had taken when we were killed may come again: it is known by its Message-ID.
      const mailed = new Map(mails.received.map(({ envelope, messageId }) => [messageId, envelope.to[0]]));
      expect(mailed.size).toBe(members);
      expect(mails.received.length - members).toBeLessThanOrEqual(3 * kills);
      const states = await inTables((execute) =>
        execute<{ state: string; count: number }>(
          "select state, count(*)::int as count from job where kind = 'mail' and subject = 'notice' group by state",
        ),
      );
      expect(states).toEqual([{ state: "DONE", count: members }]);
    },
  );
});
