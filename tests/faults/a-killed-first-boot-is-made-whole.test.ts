import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@bulmo/entities/database";
import { knownMigrations } from "@bulmo/entities/migrations-list";
import { isLong } from "@bulmo/testing/figures";
import { appliedMigrations } from "@bulmo/entities/schema-version";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ServerProcess, spawnServer } from "../harness/server-process.ts";
import { contradictionsIn } from "../harness/soundness-of-tables.ts";
import { lookAtPictures } from "../harness/stored-pictures.ts";
import { type Place, bothPlaces } from "../harness/wiped-site.ts";
import { tableSums } from "../harness/witness.ts";

const rounds = isLong ? 10 : 1;

/** Where the second of two sample works hangs; they are drawn once the site answers. */
const lastWork = "/api/post/list?type=SECOND_EXHIBITION";

const minute = 60_000;

/** The site's locks while it migrates and while it fills (database.ts, load-samples.ts). */
const locks = [20_261_121, 20_261_122];

const waitUntil = async (isTrue: () => boolean | Promise<boolean>) => {
  await expect.poll(isTrue, { timeout: minute, interval: 1 }).toBe(true);
};

const isLocked = async ({ database }: Place, lock: number) => {
  const { orm } = await openDatabase(database);
  const held = `select 1 from pg_locks where locktype = 'advisory' and objid = ? and granted
    and database = (select oid from pg_database where datname = current_database())`;
  await waitUntil(async () => (await orm.em.fork().execute<object[]>(held, [lock])).length > 0);
  await orm.close();
};

/** What is seen from outside of a first boot, one after the other. */
const momentsOf = (place: Place): (() => Promise<void>)[] =>
  "url" in place.database
    ? locks.map((lock) => () => isLocked(place, lock))
    : [() => waitUntil(() => existsSync(join(place.directory, "database", "PG_VERSION")))];

describe.each(bothPlaces)("hazard 14 on $name", ({ openEmpty }) => {
  let place: Place;
  let server: ServerProcess;
  let whole: Record<string, string> = {};
  let bootTime = 0;

  const start = async () => {
    server = await spawnServer({ ...place.env, SAMPLE_WORKS: "2", LOG_LEVEL: "error" });
  };

  /** Rows by table; keys and times are made anew by each boot. */
  const countRows = async () => {
    const sums = await tableSums(place.database);
    return Object.fromEntries(Object.entries(sums).map(([table, sum]) => [table, sum.split(":", 1)[0] ?? ""]));
  };

  /** Lets a boot come to its end, stops the site, and looks at what is there. */
  const endBoot = async () => {
    await server.ready();
    const hung = async () => ((await (await fetch(server.origin + lastWork)).json()) as { list: object[] }).list.length;
    await expect.poll(hung, { timeout: 2 * minute }).toBe(1);
    expect((await server.stop()).code).toBe(0);
    return countRows();
  };

  const killAt = async (moment: () => Promise<void>) => {
    await start();
    await Promise.race([moment(), server.exited]);
    server.child.kill("SIGKILL");
    expect(await server.exited).toMatchObject({ code: null, output: expect.not.stringContaining("could not start") });
  };

  /** From the first line of the program to its first pictures. */
  const chanceMoment = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, bootTime * (0.3 + Math.random()));
    await promise;
  };

  const chances = isLong ? [chanceMoment, chanceMoment] : [chanceMoment];

  beforeAll(async () => {
    place = await openEmpty();
  });
  afterAll(async () => {
    server.child.kill("SIGKILL");
    await server.exited;
    await place.remove();
  });

  test("a first boot that nothing disturbs", { timeout: 3 * minute }, async () => {
    const began = performance.now();
    await start();
    await server.ready();
    bootTime = performance.now() - began;
    whole = await endBoot();
    expect(whole).toMatchObject({ chronicle: "2", mikro_orm_migrations: String(knownMigrations.length) });
  });

  test(
    `${rounds} times killed again and again at its first boot, it becomes whole`,
    { timeout: rounds * 3 * minute },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        await place.wipe();
        for (const moment of [...momentsOf(place), ...chances]) await killAt(moment);
        await start();
        expect(await endBoot()).toEqual(whole);
        expect(await contradictionsIn(place.database)).toEqual([]);
        expect((await lookAtPictures(join(place.directory, "uploads"))).faults).toEqual([]);
        const { orm } = await openDatabase(place.database);
        expect(await appliedMigrations(orm.em.fork())).toEqual(knownMigrations);
        await orm.close();
      }
    },
  );
});
