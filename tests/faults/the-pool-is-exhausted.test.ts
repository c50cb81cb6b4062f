import { errorMessages } from "@bulmo/contracts/error";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tokenOf } from "../harness/account.ts";
import { tell } from "../harness/answers.ts";
import { member } from "../harness/browser.ts";
import { type ServerProcess, spawnServer } from "../harness/server-process.ts";
import { type Place, places } from "../harness/wiped-site.ts";

/** More than the process has connections. */
const many = Array.from({ length: 12 }, (_, number) => number);

describe.each(places.filter(({ name }) => name === "PostgreSQL"))("hazard 14 on $name", ({ open }) => {
  let place: Place;
  let server: ServerProcess;
  let holder: Client;
  /** Within its transaction the holder would see what it saw first, again and again. */
  let onlooker: Client;
  beforeAll(async () => {
    place = await open();
    server = await spawnServer({ ...place.env, RATE_LIMITS: "off", LOG_LEVEL: "warn" });
    await server.ready();
    [holder, onlooker] = [new Client(place.env["DATABASE_URL"]), new Client(place.env["DATABASE_URL"])];
    await Promise.all([holder.connect(), onlooker.connect()]);
  });
  afterAll(async () => {
    await Promise.all([holder.end(), onlooker.end()]);
    await server.stop();
    await place.remove();
  });

  test("while all connections are held, others are told so within 3 s; then all of them are answered", async () => {
    const { origin } = server;
    const who = { headers: { authorization: `Bearer ${await tokenOf(origin, member)}` } };
    await holder.query('begin; lock table "user" in access exclusive mode');
    const held = many.map(() => tell(origin, "/api/auth/me", who));
    const waiting = async () => {
      const { rows } = await onlooker.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return rows.length;
    };
    await expect.poll(waiting).toBe(10);

    const paths = ["/api/post/list?type=QNA&page=2", "/community/notice?page=4", "/readyz", "/healthz"];
    const [call, page, ready, alive] = await Promise.all(paths.map((path) => tell(origin, path)));
    expect(call).toMatchObject({ status: 503, retryAfter: "5" });
    expect(call?.text).toContain(errorMessages.UNAVAILABLE);
    expect(page).toMatchObject({ status: 503, retryAfter: "5" });
    expect(page?.text).toMatch(/다시 시도/u);
    expect(ready).toMatchObject({ status: 503 });
    expect(alive).toMatchObject({ status: 200 });
    for (const told of [call, page, ready]) expect(told?.milliseconds).toBeLessThan(3_000);

    await holder.query("rollback");
    const statuses = (await Promise.all(held)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 503)).toHaveLength(2);
    for (const path of paths) expect(await tell(origin, path)).toMatchObject({ status: 200 });
  });
});
