import { type TestDatabase, testServers } from "@bulmo/entities/testing/test-database";
import { promiseWorks, readProgress, writeProgress } from "@bulmo/entities/work-progress";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hangWorks } from "./hang-works.ts";
import { sampleWorks } from "./works/sample-works.ts";

/** What a version before promised. */
const promised = 160;

describe.each(testServers(process.env["TEST_DATABASE_URL"]))("on $name", (server) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await server.open();
    await promiseWorks(database.orm.em.fork(), promised);
  });
  afterAll(() => database.close());

  test.each([
    ["that stopped short of today's last work is brought to it", sampleWorks.length - 2, sampleWorks.length, 2],
    ["that had come further than today's last work ends where it is", 97, 97, 0],
  ])("SEE-15 OPS-09 a drawing of more works, begun before, %s", async (_what, done, end, drawn) => {
    const fork = () => database.orm.em.fork();
    await writeProgress(fork(), { done, total: promised });
    const pictures: string[] = [];
    await hangWorks({
      fork,
      addPicture: async ({ svg }) => `/uploads/${pictures.push(svg)}.webp`,
      usePicture: async () => undefined,
      requestTiles: async () => undefined,
      summarise: () => "",
      log: { info: () => undefined },
      signal: AbortSignal.timeout(60_000),
    });
    expect(pictures).toHaveLength(drawn);
    expect(await readProgress(fork())).toEqual({ done: end, total: end });
  });
});
