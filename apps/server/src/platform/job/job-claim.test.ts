import type { JobKind } from "@bulmo/contracts/job-name";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openSite, type Site } from "../../../testing/site.ts";
import { createLog } from "../log/log.ts";
import { type ClaimedJob, claimJob, noteRetry, renewClaim } from "./job-claim.ts";
import { asServerReason, JobFailure } from "./job-failure.ts";
import { enqueue } from "./job-queue.ts";
import { createJobRunner } from "./job-runner.ts";

const createdAt = new Date("2027-03-01T09:00:00Z");
const minute = 60_000;
const after = (time: number) => new Date(createdAt.getTime() + time);
/** A kind that no site does by itself, and hence without a name. */
const unnamed: string = "trial";
const trial = unnamed as JobKind;

type Row = { state: string; attempts: number; due_at: Date | null; last_error: string | null };

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite(server)));
  afterAll(() => site.close());
  afterEach(() => site.fork().execute("delete from job"));

  const ask = () => enqueue(site.fork(), [{ kind: trial, data: {}, createdAt }]);
  const row = async () => {
    const [found] = await site.fork().execute<Row[]>("select state, attempts, due_at, last_error from job");
    return found && { ...found, due_at: found.due_at && new Date(found.due_at) };
  };
  async function claim(): Promise<ClaimedJob> {
    await ask();
    const job = await claimJob(site.fork(), { kind: trial, lane: "" }, createdAt);
    if (!job) throw new Error("nothing is due");
    return job;
  }

  test("DAY-03 a claim that is renewed too late leaves what waits by then until its time", async () => {
    const job = await claim();
    await renewClaim(site.fork(), job, after(10_000));
    expect(await row()).toMatchObject({ due_at: after(10_000 + minute) });
    await noteRetry(site.fork(), job, { dueAt: after(11_000), reason: "450", isCounted: true });
    await renewClaim(site.fork(), job, after(10_500));
    expect(await row()).toMatchObject({ due_at: after(11_000), last_error: "450" });
  });

  test("DAY-03 what waits for its hour uses up none of its attempts, however often it begins", async () => {
    let now = createdAt;
    let isNight = true;
    const runner = createJobRunner({
      fork: site.fork,
      now: () => now,
      log: createLog("silent"),
      handlers: {
        [trial]: {
          run: () => {
            if (isNight) throw new JobFailure("NIGHT", { pause: minute, isCounted: false });
            throw new JobFailure(asServerReason("450"));
          },
          pauses: [minute],
          most: 1,
        },
      },
    });
    await ask();
    for (let begun = 1; begun <= 10; begun += 1) {
      await runner.flush();
      expect(await row()).toMatchObject({ state: "WAITING", attempts: 0, last_error: "NIGHT" });
      now = after(begun * minute);
    }
    isNight = false;
    await runner.flush();
    expect(await row()).toMatchObject({ state: "WAITING", attempts: 1, last_error: "450" });
    await runner.close(0);
  });
});
