import type { PostType } from "@bulmo/contracts/post";
import type { Pause } from "../../parts/retry/pause.ts";
import { retry } from "../../parts/retry/retry.ts";
import { fieldOf } from "../../session/call/call-error.ts";
import { sendOnce, type SubmissionStore } from "../../session/call/send-once.ts";
import type { BatchStore } from "./batch-state.ts";
import { consequenceOf, delayAfter, failureOf } from "./failure.ts";

import { inWallOrder, payloadOf, refusableFields, type Work } from "./work.ts";

type WorkPayload = ReturnType<typeof payloadOf>;

export type CreationCalls = {
  /** Answers the new work's number; with the key of before, the number of before. */
  create: (payload: WorkPayload, idempotencyKey: string) => Promise<number>;
  /** Writes a work that is there anew; resolves as well when it is there no more. */
  update: (payload: WorkPayload, index: number) => Promise<void>;
};

type Tools = CreationCalls & {
  type: PostType;
  /** Resolves when the browser has kept what stands here now. */
  flush: () => Promise<void>;
  onDone: () => void;
  pause: Pause;
};

/** Kept with its row: after a lost answer and a reload it is still known what may stand there. */
const submissionOf = (store: BatchStore, { key }: Work): SubmissionStore => ({
  read: () => ({ key, attempt: store.find(key)?.attempt ?? null }),
  keep: ({ attempt }) => store.patch(key, { attempt }),
});

/** Makes one work, and says in its row what became of it, or for all of them why none can be made. */
async function makeOne(store: BatchStore, tools: Tools, work: Work, signal: AbortSignal): Promise<void> {
  const { key } = work;
  const payload = payloadOf(work, tools.type);
  const onWait = () => store.report(key, { status: "waiting" });
  const persistently = <Result>(call: () => Promise<Result>) =>
    retry(call, { delayAfter, pause: tools.pause, signal, onWait });
  try {
    const index = await sendOnce<number>(submissionOf(store, work), payload, {
      create: async (idempotencyKey) => {
        await tools.flush();
        store.report(key, { status: "making" });
        return persistently(() => tools.create(payload, idempotencyKey));
      },
      update: async (made) => {
        await persistently(() => tools.update(payload, made));
        return made;
      },
    });
    store.patch(key, { index, attempt: null });
  } catch (error) {
    if (!signal.aborted) reportFailure(store, key, error);
  } finally {
    store.report(key, null);
  }
}

function reportFailure(store: BatchStore, key: string, error: unknown): void {
  const failure = failureOf(error);
  if (consequenceOf(failure) === "halt") store.set({ halt: failure.message });
  else {
    const troubleField = fieldOf(error, refusableFields)?.field ?? null;
    store.patch(key, { trouble: failure.message, troubleField });
  }
}

/**
 * Makes works of a batch, one after another and from the last row to the first: on a wall the newest stands first, so that
 * they hang as their rows stand.
 */
export function createCreationQueue(store: BatchStore, tools: Tools) {
  let stopping = new AbortController();
  let isUnderway = false;
  let isClosed = false;

  const nextWork = () => {
    const { works, run, halt } = store.get();
    if (halt !== null || stopping.signal.aborted) return undefined;
    return works.findLast(({ key, index, trouble }) => index === null && trouble === null && run.includes(key));
  };

  /** A picture that is still on its way is waited for, so that the order of the rows holds. */
  const settled = (key: string) =>
    store.until(() => {
      const { halt, run } = store.get();
      const work = store.find(key);
      return halt !== null || run.length === 0 || !work || work.picture !== null || work.trouble !== null;
    });

  async function makeAll(): Promise<void> {
    for (let work = nextWork(); work; work = nextWork()) {
      const { key } = work;
      await settled(key);
      const present = nextWork();
      if (present?.key !== key || present.picture === null) continue;
      await makeOne(store, tools, present, stopping.signal);
    }
  }

  /** Goes on with the run, if there is one. */
  async function next(): Promise<void> {
    if (isUnderway || isClosed || store.get().run.length === 0) return;
    isUnderway = true;
    stopping = new AbortController();
    await makeAll();
    isUnderway = false;
    if (store.get().halt === null) store.set({ works: inWallOrder(store.get().works) });
    tools.onDone();
    // Stopped, another run may have been asked for since.
    if (stopping.signal.aborted) await next();
    else if (store.get().halt === null) store.set({ run: [] });
  }

  return {
    next,
    /** What is being made at this moment is still finished. */
    stop(): void {
      stopping.abort();
      store.set({ run: [] });
    },
    /** The page is left: what was asked for is still asked for when it is opened again. */
    close(): void {
      isClosed = true;
      stopping.abort();
    },
  };
}
