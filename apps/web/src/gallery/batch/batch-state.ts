import { createStore } from "../../parts/store/store.ts";
import type { Work } from "./work.ts";

/** How far something under way is; `percentage` of the file that has left, 0 to 100. */
export type Progress = { status: "sending"; percentage: number } | { status: "waiting" } | { status: "making" };

export type BatchState = {
  works: readonly Work[];
  /** What is under way, by the works' keys. */
  progress: ReadonlyMap<string, Progress>;
  /** Which works are being made, until each of them is made or refused; empty while nobody asked for it. */
  run: readonly string[];
  /** Why nothing goes on at the moment; null while it does. */
  halt: string | null;
  /** False when the browser could not keep it: then it is lost with the page. */
  isSaved: boolean;
};

const emptyBatch: BatchState = { works: [], progress: new Map(), run: [], halt: null, isSaved: true };

export const isRunning = ({ run, halt }: BatchState) => run.length > 0 && halt === null;

/** Being made, a work is not changed; one that was refused may be put right meanwhile. */
export const isLocked = (state: BatchState, { key, trouble }: Work) =>
  isRunning(state) && trouble === null && state.run.includes(key);

const isSame = (one: Progress | null, other: Progress | null) => JSON.stringify(one) === JSON.stringify(other);

/** The state of a batch, for those who change it and those who show it. */
export function createBatchStore(initial: BatchState = emptyBatch) {
  const { get, set: replace, subscribe } = createStore(initial);
  const set = (patch: Partial<BatchState>) => replace({ ...get(), ...patch });
  return {
    get,
    set,
    subscribe,
    find: (key: string) => get().works.find((work) => work.key === key),
    patch: (key: string, change: Partial<Work>) =>
      set({ works: get().works.map((work) => (work.key === key ? { ...work, ...change } : work)) }),
    report(key: string, progress: Progress | null) {
      if (isSame(get().progress.get(key) ?? null, progress)) return;
      const after = new Map(get().progress);
      if (progress) after.set(key, progress);
      else after.delete(key);
      set({ progress: after });
    },
    /** Resolves when the state is as it is waited for. */
    until: (isSo: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        const look = () => {
          if (!isSo()) return;
          stop();
          resolve();
        };
        const stop = subscribe(look);
        look();
      }),
  };
}

export type BatchStore = ReturnType<typeof createBatchStore>;
