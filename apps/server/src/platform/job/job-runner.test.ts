import { jobKindNames, type JobKind } from "@bulmo/contracts/job-name";
import { jobReasonWords } from "@bulmo/contracts/job-reason";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { createLog } from "../log/log.ts";
import { lease } from "./job-claim.ts";
import { asServerReason, JobFailure } from "./job-failure.ts";
import { enqueue, enqueueAnew } from "./job-queue.ts";
import { enqueueMissing } from "./enqueue-missing.ts";
import { createJobRunner, type JobHandler } from "./job-runner.ts";

const createdAt = new Date("2027-03-01T09:00:00Z");
const minute = 60_000;
/** A kind that no site does by itself, and hence without a name. */
const unnamed: string = "trial";
const trial = unnamed as JobKind;

type Row = { kind: string; state: string; attempts: number; last_error: string | null; data: object };

/** Whether any word will do; the compiler answers. */
type TakesAny<Word> = string extends Word ? true : false;

test("DAY-03 a kind without a name and a reason without a sentence do not compile", () => {
  const kind: TakesAny<Parameters<typeof enqueue>[1][number]["kind"]> = false;
  const reason: TakesAny<ConstructorParameters<typeof JobFailure>[0]> = false;
  expect([kind, reason]).toEqual([false, false]);
  for (const word of [...Object.values(jobKindNames), ...Object.values(jobReasonWords)])
    expect(word).toMatch(/[가-힣]/u);
});

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite(server)));
  afterAll(() => site.close());
  const runners: ReturnType<typeof createJobRunner>[] = [];
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.close(0)));
    await site.fork().execute("delete from job");
  });

  /** A process that does jobs of one kind, at a time of its own. */
  function openRunner(run: JobHandler["run"], given: Partial<JobHandler> & { at?: Date } = {}) {
    const { at = createdAt, ...rest } = given;
    let now = at;
    const runner = createJobRunner({
      fork: site.fork,
      now: () => now,
      log: createLog("silent"),
      handlers: { [trial]: { run, pauses: [minute, 5 * minute], most: 1, ...rest } },
    });
    runners.push(runner);
    return { ...runner, pass: (time: number) => void (now = new Date(now.getTime() + time)) };
  }
  const ask = (count: number) =>
    enqueue(
      site.fork(),
      Array.from({ length: count }, (_, place) => ({ kind: trial, data: { place }, createdAt })),
    );
  const rows = () =>
    site.fork().execute<Row[]>("select kind, state, attempts, last_error, data from job order by due_at, id");

  test("DAY-03 what fails is tried again with growing pauses, then given up with its reason", async () => {
    let tries = 0;
    const runner = openRunner(() => {
      tries += 1;
      throw new JobFailure(asServerReason(`try ${tries}`));
    });
    await ask(1);
    await runner.flush();
    expect(await rows()).toMatchObject([{ state: "WAITING", attempts: 1, last_error: "try 1" }]);
    runner.pass(minute - 1);
    await runner.flush();
    expect(tries).toBe(1);
    runner.pass(1);
    await runner.flush();
    expect(tries).toBe(2);
    runner.pass(minute);
    await runner.flush();
    expect(tries).toBe(2);
    runner.pass(4 * minute);
    await runner.flush();
    expect(await rows()).toMatchObject([{ state: "FAILED", attempts: 3, last_error: "try 3", data: { place: 0 } }]);
    runner.pass(24 * 60 * minute);
    await runner.flush();
    expect(tries).toBe(3);
  });

  test("DAY-03 an error that nobody foresaw is written down by its name, not by its words", async () => {
    const runner = openRunner(() => Promise.reject(new TypeError("garam@example.org")), { pauses: [] });
    await ask(1);
    await runner.flush();
    expect(await rows()).toMatchObject([{ state: "FAILED", last_error: "TypeError" }]);
  });

  test("DAY-03 one that takes long leaves the others of its lane free for what is asked for meanwhile", async () => {
    const slow = Promise.withResolvers<void>();
    const done: unknown[] = [];
    const run: JobHandler["run"] = async ({ data }) => {
      if (data["place"] === 0) await slow.promise;
      done.push(data["place"]);
    };
    const runner = openRunner(run, { most: 2 });
    await ask(1);
    const first = runner.flush();
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    await enqueue(site.fork(), [{ kind: trial, data: { place: 1 }, createdAt }]);
    const second = runner.flush();
    await expect.poll(() => done).toEqual([1]);
    slow.resolve();
    await Promise.all([first, second]);
    expect(done).toEqual([1, 0]);
  });

  test("DAY-03 two processes do each job once", async () => {
    const done: unknown[] = [];
    const run: JobHandler["run"] = async ({ data }) => void done.push(data["place"]);
    const [one, other] = [openRunner(run, { most: 3 }), openRunner(run, { most: 3 })];
    await ask(60);
    await Promise.all([one.flush(), other.flush()]);
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 60 }, (_, place) => place));
    expect((await rows()).every(({ state, attempts }) => state === "DONE" && attempts === 1)).toBe(true);
  });

  test("DAY-03 a job of a process that was killed is begun again by another, once its minute is over", async () => {
    const { promise: never } = Promise.withResolvers<void>();
    const killed = openRunner(() => never);
    await ask(1);
    void killed.flush();
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    let done = 0;
    const other = openRunner(async () => void (done += 1), { at: new Date(createdAt.getTime() + lease - 1) });
    await other.flush();
    expect(done).toBe(0);
    other.pass(1);
    await other.flush();
    expect(done).toBe(1);
    expect(await rows()).toMatchObject([{ state: "DONE", attempts: 2 }]);
  });

  test("DAY-03 of an attempt that was overtaken the later one counts", async () => {
    const { promise: late, resolve: end } = Promise.withResolvers<void>();
    const slow = openRunner(async () => {
      await late;
      throw new JobFailure(asServerReason("too late"), { isFinal: true });
    });
    await ask(1);
    const flushed = slow.flush();
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    const other = openRunner(() => Promise.resolve(), { at: new Date(createdAt.getTime() + lease) });
    await other.flush();
    end();
    await flushed;
    expect(await rows()).toMatchObject([{ state: "DONE", attempts: 2, last_error: null }]);
  });

  test("DAY-03 what is cut off as the process ends is given back, and not counted", async () => {
    const runner = openRunner(
      (_job, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(new Error("cut")));
        }),
    );
    await ask(1);
    void runner.flush();
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    await runner.close(0);
    expect(await rows()).toMatchObject([{ state: "WAITING", attempts: 0 }]);
    let done = 0;
    await openRunner(async () => void (done += 1)).flush();
    expect(done).toBe(1);
  });

  test("DAY-03 what takes long is broken off as soon as the process ends, and begun anew by another", async () => {
    const runner = openRunner(
      (_job, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(new Error("cut")));
        }),
      { isLong: true },
    );
    await ask(2);
    const flushed = runner.flush();
    await expect.poll(async () => (await rows()).filter(({ attempts }) => attempts === 1)).toHaveLength(1);
    runner.stop();
    await flushed;
    expect(await rows()).toMatchObject([
      { state: "WAITING", attempts: 0 },
      { state: "WAITING", attempts: 0 },
    ]);
  });

  test("DAY-03 what four processes have begun and none has ended is given up: it may be what ends them", async () => {
    let done = 0;
    const runner = openRunner(async () => void (done += 1));
    await ask(1);
    await site.fork().execute("update job set attempts = 4");
    await runner.flush();
    expect([done, await rows()]).toMatchObject([0, [{ state: "FAILED", attempts: 5, last_error: "LOST" }]]);
  });

  test("DAY-03 a kind may wait by a rule and give up nothing, and a failure may know better", async () => {
    const known = [undefined, 7 * minute, undefined];
    const runner = openRunner(
      ({ attempts }) => {
        const pause = known[attempts - 1];
        throw new JobFailure(asServerReason("not yet"), pause === undefined ? {} : { pause });
      },
      { pauses: (attempts) => attempts * minute },
    );
    await ask(1);
    for (const [attempts, minutes] of [
      [1, 1],
      [2, 7],
      [3, 3],
    ] as const) {
      await runner.flush();
      expect(await rows()).toMatchObject([{ state: "WAITING", attempts }]);
      runner.pass(minutes * minute - 1);
      await runner.flush();
      expect(await rows()).toMatchObject([{ attempts }]);
      runner.pass(1);
    }
    await site.fork().execute("update job set attempts = 5000");
    await runner.flush();
    expect(await rows()).toMatchObject([{ state: "WAITING", attempts: 5001 }]);
  });

  test("DAY-03 what may be asked for again begins anew once it is over, and not before", async () => {
    const again = (place: number) =>
      enqueueAnew(site.fork(), [{ kind: trial, key: "one", data: { place }, createdAt }]);
    const seen: unknown[] = [];
    const runner = openRunner(async ({ data }) => void seen.push(data["place"]));
    await again(1);
    await again(2);
    await runner.flush();
    expect([seen, await rows()]).toMatchObject([[1], [{ state: "DONE", data: {} }]]);
    await again(3);
    expect(await rows()).toMatchObject([{ state: "WAITING", attempts: 0, data: { place: 3 } }]);
    await runner.flush();
    expect([seen, await rows()]).toMatchObject([[1, 3], [{ state: "DONE", attempts: 1 }]]);
  });

  test("DAY-03 what rows say is to be done is asked for once, and not again where it has failed", async () => {
    const wanted = sql<{ key: string; data: Record<string, unknown>; due_at: Date }>`
      select key, jsonb_build_object('place', key) as data, ${createdAt}::timestamptz as due_at
      from unnest(array['done', 'failed', 'new', 'waiting']) as key`;
    const states = async () => (await rows()).map(({ state }) => state).toSorted();
    await enqueue(
      site.fork(),
      ["done", "failed", "waiting"].map((key) => ({ kind: trial, key, data: {}, createdAt })),
    );
    await site.fork().execute("update job set state = upper(key), due_at = null where key in ('done', 'failed')");
    await Promise.all([1, 2].map(() => enqueueMissing({ fork: site.fork, now: createdAt }, wanted, trial)));
    expect(await states()).toEqual(["FAILED", "WAITING", "WAITING", "WAITING"]);
  });

  test("DAY-03 of jobs with one key one is written, whoever asks and however often", async () => {
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => enqueue(site.fork(), [{ kind: trial, key: "2027-03-01", data: {}, createdAt }])),
    );
    expect(asked.reduce((sum, count) => sum + count)).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  test("DAY-03 what is about a member goes with them", async () => {
    const user = await createUser(site.fork());
    await enqueue(site.fork(), [{ kind: trial, data: {}, userId: user.id, createdAt }]);
    await site.fork().execute('delete from "user" where id = ?', [user.id]);
    expect(await rows()).toEqual([]);
  });
});
