import { join } from "node:path";
import { isLong } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSite, readTables } from "../harness/found-writes.ts";
import { openJournal } from "../harness/journal.ts";
import { type ServerProcess, spawnServer } from "../harness/server-process.ts";
import { contradictionsIn } from "../harness/soundness-of-tables.ts";
import { lookAtPictures } from "../harness/stored-pictures.ts";
import { type Place, bothPlaces } from "../harness/wiped-site.ts";
import { writeAll } from "../harness/writers.ts";

const rounds = isLong ? 100 : 1;

/** All rounds together, so that a kill meets every moment of every kind of write. */
const leastWrites = isLong ? 10_000 : 50;

const minute = 60_000;

describe.each(bothPlaces)("hazard 14 on $name", ({ name, open }) => {
  const journal = openJournal();
  let place: Place;
  let server: ServerProcess;

  const start = async () => {
    server = await spawnServer({ ...place.env, SAMPLE_WORKS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" });
    await server.ready();
  };

  /** Kills the server while several people write to it, between two chance numbers of acknowledged writes. */
  const killWhileWriting = async (word: string) => {
    const over = new AbortController();
    const enough = journal.acknowledged() + 60 + Math.floor(Math.random() * 120);
    const kill = () => {
      over.abort();
      server.child.kill("SIGKILL");
    };
    const writing = writeAll({ origin: server.origin, journal, word, signal: over.signal });
    // A picture takes as long as many words: without this a quick round would hold none, and say nothing of files.
    const hasPicture = () => journal.deeds("picture", word).length > 0;
    const reach = async () => {
      const isEnough = () => journal.acknowledged() > enough && hasPicture();
      await expect.poll(isEnough, { timeout: minute, interval: 1 }).toBe(true);
    };
    await Promise.race([reach(), writing]).finally(kill);
    await writing;
    await server.exited;
  };

  beforeAll(async () => {
    place = await open();
    await start();
  }, 2 * minute);
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  test(
    `${rounds} times killed while writing, it has all that it acknowledged`,
    { timeout: rounds * minute },
    async () => {
      for (let round = 1; round <= rounds; round += 1) {
        const word = `w${String(round).padStart(3, "0")}`;
        await killWhileWriting(word);
        await start();
        expect(journal.compare(await readSite(server.origin, journal, word), word)).toEqual({ lost: [], foreign: [] });
      }
      expect(journal.acknowledged()).toBeGreaterThan(leastWrites);
    },
  );

  test("its tables and files are whole", { timeout: 10 * minute }, async ({ annotate }) => {
    expect((await server.stop()).code).toBe(0);
    expect(journal.compare(await readTables(place.database, journal))).toEqual({ lost: [], foreign: [] });
    expect(await contradictionsIn(place.database)).toEqual([]);
    const pictures = await lookAtPictures(join(place.directory, "uploads"));
    expect(pictures.faults).toEqual([]);
    expect(pictures.files).toBeGreaterThan(rounds);
    await annotate(`${name}: ${rounds} kills, ${journal.acknowledged()} acknowledged writes`);
    await start();
  });
});
