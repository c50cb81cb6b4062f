import type { BatchState, BatchStore } from "./batch-state.ts";
import type { BatchStorage } from "./batch-storage.ts";
import { isLeft } from "./work.ts";

const isSame = (one: BatchState, other: BatchState) => one.works === other.works && one.run === other.run;

/** Keeps a batch as it changes: one writing after another, and of what changed meanwhile only the last. */
export function createAutosave(store: BatchStore, storage: BatchStorage) {
  let saved = store.get();
  let writing: Promise<void> | undefined;

  async function writeOut(): Promise<void> {
    while (!isSame(saved, store.get())) {
      saved = store.get();
      const { works, run } = saved;
      // When all are made there is nothing left to go on with.
      const act = works.some(isLeft) ? storage.save({ works, run }) : storage.remove();
      await act.then(
        () => noteSaved(true),
        () => noteSaved(false),
      );
    }
    writing = undefined;
  }
  function noteSaved(isSaved: boolean): void {
    if (store.get().isSaved !== isSaved) store.set({ isSaved });
  }
  const flush = (): Promise<void> =>
    isSame(saved, store.get()) ? (writing ?? Promise.resolve()) : (writing ??= writeOut());
  const unsubscribe = store.subscribe(() => void flush());

  return {
    flush: (): Promise<void> => writing ?? Promise.resolve(),
    /** A file that cannot be saved is told of; it can still be sent. */
    saveFile: (key: string, file: File) => storage.saveFile(key, file).catch(() => noteSaved(false)),
    removeFile: (key: string) => void storage.removeFile(key).catch(() => undefined),
    close: unsubscribe,
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
