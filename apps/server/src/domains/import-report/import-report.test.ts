import { ImportRun } from "@bulmo/entities/import.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSite, type Site } from "../../../testing/site.ts";
import { listImports } from "./import-report.service.ts";

const empty = { counts: [], boards: [], problems: [], leftBehind: [] };

describe.each(testServers(testDatabaseUrl))("the record of what was moved in on $name", (server) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  test("IMP-01 the latest stands first; what a later version wrote is left out", async () => {
    const run = (source: string, day: number, report: object) => ({
      id: randomUUID(),
      source,
      isDryRun: day === 1,
      startedAt: new Date(Date.UTC(2026, 0, day)),
      report,
    });
    await site
      .fork()
      .insertMany(ImportRun, [
        run("gnuboard5", 1, empty),
        run("gnuboard5", 2, { ...empty, counts: [{ kind: "post", found: 2, moved: 1, before: 0, left: 1 }] }),
        run("geocities", 3, empty),
        run("gnuboard5", 4, { counts: "many" }),
      ]);
    const { list } = await listImports(site.fork());
    expect(list.map(({ isDryRun, finishedAt, report }) => [isDryRun, finishedAt, report.counts.length])).toEqual([
      [false, null, 1],
      [true, null, 0],
    ]);
  });
});
