import type { BatchState, BatchStore } from "./batch-state.ts";
import type { Keeper } from "./keeper.ts";
import { isLeft } from "./work.ts";

const isSame = (one: BatchState, other: BatchState) => one.works === other.works && one.run === other.run;

/** Keeps a batch as it changes: one writing after another, and of what changed meanwhile only the last. */
export function createKeeping(store: BatchStore, keeper: Keeper) {
  let kept = store.get();
  let writing: Promise<void> | undefined;

  async function writeOut(): Promise<void> {
    while (!isSame(kept, store.get())) {
      kept = store.get();
      const { works, run } = kept;
      // When all are made there is nothing left to go on with.
      const act = works.some(isLeft) ? keeper.keep({ works, run }) : keeper.forget();
      await act.then(
        () => noteKept(true),
        () => noteKept(false),
      );
    }
    writing = undefined;
  }
  function noteKept(isKept: boolean): void {
    if (store.get().isKept !== isKept) store.set({ isKept });
  }
  const flush = (): Promise<void> =>
    isSame(kept, store.get()) ? (writing ?? Promise.resolve()) : (writing ??= writeOut());
  const unsubscribe = store.subscribe(() => void flush());

  return {
    flush: (): Promise<void> => writing ?? Promise.resolve(),
    /** A file that cannot be kept is told of; it can still be sent. */
    keepFile: (key: string, file: File) => keeper.keepFile(key, file).catch(() => noteKept(false)),
    forgetFile: (key: string) => void keeper.forgetFile(key).catch(() => undefined),
    close: unsubscribe,
  };
}

export type Keeping = ReturnType<typeof createKeeping>;
