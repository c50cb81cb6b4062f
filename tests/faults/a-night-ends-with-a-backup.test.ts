import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCommand } from "../harness/command.ts";
import { movedClock } from "../harness/moved-clock.ts";
import { type ServerProcess, spawnServer, temporaryDirectory } from "../harness/server-process.ts";
import { type Place, places } from "../harness/wiped-site.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Minutes until it is a minute past three in Korea, which is six in the evening in UTC. */
function minutesToTheNight(): number {
  const night = new Date().setUTCHours(18, 1, 0, 0);
  return Math.ceil((night - Date.now() + (night < Date.now() ? day : 0)) / minute);
}

const aNight = /^bulmo-night-\d{4}-\d{2}-\d{2}\.tar$/u;

describe.each(places)("DAY-08 on $name", ({ open }) => {
  let place: Place;
  let shelf: Awaited<ReturnType<typeof temporaryDirectory>>;
  let clock: Awaited<ReturnType<typeof movedClock>>;
  let servers: ServerProcess[] = [];

  beforeEach(async () => {
    place = await open();
    shelf = await temporaryDirectory();
    clock = await movedClock(shelf.path);
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    servers = [];
    await place.remove();
    await shelf.remove();
  });

  const backups = () => join(shelf.path, "backups");
  const names = () => readdir(backups()).catch(() => [] as string[]);
  const nights = async () => (await names()).filter((name) => aNight.test(name));

  async function begin(): Promise<ServerProcess> {
    const server = await spawnServer({ ...place.env, ...clock.env, SAMPLE_WORKS: "0", BACKUP_DIR: backups() });
    servers.push(server);
    await server.ready();
    return server;
  }

  test("DAY-08 the clock comes to three, and a backup is there which has been restored and can be again", async () => {
    const server = await begin();
    expect(await names()).toEqual([]);
    await clock.move(minutesToTheNight());
    await expect.poll(nights, { timeout: 120_000 }).toHaveLength(1);
    const age = async () =>
      /^bulmo_backup_age_seconds\{.*\} (\d+)/mu.exec(await (await fetch(`${server.origin}/metrics`)).text())?.[1];
    await expect.poll(age, { timeout: 10_000 }).toBeDefined();
    // Nothing of how it was tried is left, beside it or beside the site.
    expect(await names()).toHaveLength(1);
    expect((await readdir(place.directory)).filter((name) => name.startsWith("backup-room"))).toEqual([]);
    expect((await server.stop()).code).toBe(0);
    const [archive = ""] = await nights();
    const elsewhere = await temporaryDirectory();
    const restored = await runCommand("restore", [join(backups(), archive)], { DATA_DIR: elsewhere.path });
    await elsewhere.remove();
    expect(restored.out).toMatch(/is back: \d{3,} rows/u);
  }, 240_000);

  test("DAY-08 killed in the middle of it, the next process begins again and leaves nothing half-written", async () => {
    const first = await begin();
    await clock.move(minutesToTheNight());
    // An archive that nobody has restored yet.
    await expect.poll(names, { timeout: 60_000, interval: 20 }).not.toEqual([]);
    first.child.kill("SIGKILL");
    await first.exited;
    expect(await nights()).toEqual([]);
    // What it held is taken for lost after a minute.
    await clock.move(minutesToTheNight() + 2);
    await begin();
    await expect.poll(nights, { timeout: 120_000 }).toHaveLength(1);
    await expect.poll(names, { timeout: 10_000 }).toHaveLength(1);
    expect((await readdir(place.directory)).filter((name) => name.startsWith("backup-room"))).toEqual([]);
  }, 240_000);
});
