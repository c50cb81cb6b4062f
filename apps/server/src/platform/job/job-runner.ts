import { setImmediate } from "node:timers/promises";
import type { JobKind } from "@bulmo/contracts/job-name";
import type { JobReason } from "@bulmo/contracts/job-reason";
import type { EntityManager } from "@bulmo/entities/database";
import { emit } from "../measure/measure.ts";
import type { Log } from "../log/log.ts";
import { waitAtMost } from "../wait/wait-at-most.ts";
import {
  type ClaimedJob,
  claimJob,
  findDueKinds,
  findDueLanes,
  type Lane,
  lease,
  noteEnd,
  noteRetry,
  releaseClaim,
  renewClaim,
} from "./job-claim.ts";
import { JobFailure, reasonOf } from "./job-failure.ts";

/** Milliseconds between two looks at what is due: one step in an index for each kind. */
const lookEvery = 1_000;

/**
 * Milliseconds by which what asked for a job is committed, and its caller answered: work that begins earlier would show in
 * the time of the answer.
 */
const answerTime = 50;

/** What does the jobs of one kind. */
export type JobHandler = {
  /**
   * Does it, or throws; `signal` says that the process ends. It may have been done before by a process that was killed
   * right after it: doing it twice must be as good as once. Answers what is worth telling administrators, or nothing.
   */
  run: (job: ClaimedJob, signal: AbortSignal) => Promise<JobReason | void>;
  /** Milliseconds before each further attempt, and after the last one it is given up; or a rule that gives up nothing. */
  pauses: readonly number[] | ((attempts: number) => number);
  /** How many are under way at once in one process, in each lane. */
  most: number;
  /** The lanes that are open now, where it has several: none waits for another. What lies in others waits. */
  lanes?: () => Promise<string[]>;
  /** One was given up, whichever attempt was its last; `error` is what that one failed with. */
  onGivenUp?: (job: ClaimedJob, error: unknown) => Promise<void> | void;
  /** Takes long: it is broken off as soon as the process ends, where others are waited for, and another begins it anew. */
  isLong?: boolean;
};

/** By the kinds that this process does. */
export type JobHandlers = Readonly<Partial<Record<JobKind, JobHandler>>>;

type Sources = { fork: () => EntityManager; now: () => Date; log: Log; handlers: JobHandlers };

type Attempt = { handler: JobHandler; job: ClaimedJob; signal: AbortSignal };

/** One that so many processes have begun, and none has ended, is given up: it may be what ends them. */
const mostLost = 4;

/** Whether it was begun more often than it can have failed: its processes are no more. */
const isLost = ({ handler: { pauses }, job: { attempts } }: Attempt) =>
  typeof pauses !== "function" && attempts > Math.max(mostLost, pauses.length + 1);

/** Milliseconds until the next attempt; undefined for none. */
function pauseAfter({ handler: { pauses }, job: { attempts } }: Attempt, error: unknown): number | undefined {
  const failure = error instanceof JobFailure ? error : undefined;
  if (failure?.isFinal) return undefined;
  return failure?.pause ?? (typeof pauses === "function" ? pauses(attempts) : pauses[attempts - 1]);
}

/** It was not done: tried again, or given up. The error's message may name people, as that of a mail server does. */
async function postpone({ fork, now, log }: Sources, failed: Attempt, error: unknown): Promise<void> {
  const { job } = failed;
  const reason = reasonOf(error);
  const pause = pauseAfter(failed, error);
  const line = { job: job.id, kind: job.kind, attempts: job.attempts, reason };
  emit("job", { kind: job.kind, result: pause === undefined ? "failed" : "postponed" });
  if (pause === undefined) {
    log.error(line, "a job was given up");
    await noteEnd(fork(), job, { state: "FAILED", reason, now: now() });
    await failed.handler.onGivenUp?.(job, error);
  } else {
    log.warn(line, "a job is tried again");
    const isCounted = !(error instanceof JobFailure) || error.isCounted;
    await noteRetry(fork(), job, { dueAt: new Date(now().getTime() + pause), reason, isCounted });
  }
}

/** One attempt, and what came of it written down. */
async function attempt(sources: Sources, begun: Attempt): Promise<void> {
  const { fork, now, log } = sources;
  const { handler, job, signal } = begun;
  if (isLost(begun)) return postpone(sources, begun, new JobFailure("LOST", { isFinal: true }));
  const renewing = setInterval(
    () => void renewClaim(fork(), job, now()).catch((error: unknown) => log.warn({ err: error }, "a claim ran out")),
    lease / 3,
  );
  try {
    const reason = (await handler.run(job, signal)) ?? null;
    await noteEnd(fork(), job, { state: "DONE", reason, now: now() });
    emit("job", { kind: job.kind, result: "done" });
  } catch (error) {
    if (signal.aborted) await releaseClaim(fork(), job, now());
    else await postpone(sources, begun, error);
  } finally {
    clearInterval(renewing);
  }
}

type Turn = Lane & { handler: JobHandler; stopping: AbortSignal; cutting: AbortSignal };

/** Does what is due in one lane, one job after another, until nothing is. */
async function work(sources: Sources, { kind, lane, handler, stopping, cutting }: Turn): Promise<void> {
  const { fork, now } = sources;
  const signal = handler.isLong ? stopping : cutting;
  while (!stopping.aborted) {
    const job = await claimJob(fork(), { kind, lane }, now());
    if (!job) return;
    await attempt(sources, { handler, job, signal });
    // The embedded database works on the thread that answers, which would answer nobody until all is done.
    await setImmediate();
  }
}

/** The workers of each lane. One that waits long for a single job leaves the others free for what comes meanwhile. */
function createWorkers(sources: Sources, signals: { stopping: AbortSignal; cutting: AbortSignal }) {
  const lanes = new Map<string, Set<Promise<void>>>();
  return {
    all: () => [...lanes.values()].flatMap((workers) => [...workers]),
    /** Has as many of them work as may at once. */
    begin(kind: JobKind, handler: JobHandler, lane: string): void {
      const name = `${kind} ${lane}`;
      const workers = lanes.get(name) ?? new Set();
      lanes.set(name, workers);
      while (workers.size < handler.most && !signals.stopping.aborted) {
        const worker = work(sources, { kind, lane, handler, ...signals })
          // What was claimed is due again by itself.
          .catch((error: unknown) => sources.log.warn({ err: error, kind }, "jobs were not done"))
          .finally(() => {
            workers.delete(worker);
            if (workers.size === 0) lanes.delete(name);
          });
        workers.add(worker);
      }
    },
  };
}

/**
 * Does what is due. Each lane of a kind has its own workers, so that none waits for another; several processes share the work
 * row by row (docs/decisions/077).
 */
export function createJobRunner(sources: Sources) {
  const { fork, now, log, handlers } = sources;
  const stopping = new AbortController();
  const cutting = new AbortController();
  const workers = createWorkers(sources, { stopping: stopping.signal, cutting: cutting.signal });
  let timer: NodeJS.Timeout | undefined;
  let nudged: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    if (stopping.signal.aborted) return;
    for (const kind of await findDueKinds(fork(), Object.keys(handlers) as JobKind[], now())) {
      const handler = handlers[kind];
      if (!handler) continue;
      const lanes = handler.lanes && (await findDueLanes(fork(), kind, { lanes: await handler.lanes(), now: now() }));
      for (const lane of lanes ?? [""]) workers.begin(kind, handler, lane);
    }
  }

  const lookQuietly = () => look().catch((error: unknown) => log.warn({ err: error }, "jobs were not looked for"));

  return {
    /** Looks every second from now on. */
    start(): void {
      timer = setInterval(() => void lookQuietly(), lookEvery);
      timer.unref();
    },

    /** Looks soon, for who has just asked for something; once for all who ask until then. */
    nudge(): void {
      if (nudged) return;
      nudged = setTimeout(() => {
        nudged = undefined;
        void lookQuietly();
      }, answerTime).unref();
    },

    /** Does all that is due at this moment, and waits for it. */
    async flush(): Promise<void> {
      for (;;) {
        await look();
        if (workers.all().length === 0) return;
        await Promise.all(workers.all());
      }
    },

    /** Begins nothing more, and breaks off what takes long. */
    stop(): void {
      clearInterval(timer);
      stopping.abort();
    },

    /** Ends within so many milliseconds: what is under way is waited for, then cut off and given back. */
    async close(time: number): Promise<void> {
      clearInterval(timer);
      stopping.abort();
      const all = Promise.all(workers.all());
      await waitAtMost(time, all);
      cutting.abort();
      await waitAtMost(1_000, all);
    },
  };
}
