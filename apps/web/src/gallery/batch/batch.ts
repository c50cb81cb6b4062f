import type { PostType } from "@bulmo/contracts/post";
import type { Pause } from "../../parts/retry/pause.ts";
import { createBatchStore } from "./batch-state.ts";
import { createAutosave, type Autosave } from "./autosave.ts";
import type { BatchStorage, StoredBatch } from "./batch-storage.ts";
import { createCreationQueue, type CreationCalls } from "./creation-queue.ts";
import { createRows } from "./rows.ts";
import { createUploadQueue, type SendPicture } from "./upload-queue.ts";
import { blankWork, isLeft, type Work } from "./work.ts";

export type BatchTools = CreationCalls & {
  type: PostType;
  send: SendPicture;
  storage: BatchStorage;
  /** Some works were made, or may have been. */
  onMade: () => void;
  pause: Pause;
  now?: () => number;
};

/** The server keeps a picture that nothing uses for 30 days; some are left for the work to be made. */
const pictureLife = 25 * 24 * 60 * 60_000;
const pictureGone = "올려 둔 사진의 보관 기간이 지났습니다. 사진을 다시 골라 주세요.";

/** As a work is gone on with after the page was left. An earlier build, which stored it, may have known fewer fields. */
function revived(stored: Work, now: number): Work {
  const work = { ...blankWork(stored.key, stored.fileName), ...stored };
  const isOld = isLeft(work) && work.picture !== null && work.picture.takenAt < now - pictureLife;
  return isOld ? { ...work, picture: null, trouble: pictureGone, troubleField: null, needsPicture: true } : work;
}

/** The files of pictures that are not with the server yet: in hand, and in the browser's storage for the next visit. */
function createFiles(keeping: Autosave, storage: BatchStorage) {
  const files = new Map<string, File>();
  return {
    of: (key: string) => files.get(key),
    take: (key: string, file: File) => {
      files.set(key, file);
      return keeping.saveFile(key, file);
    },
    forget: (key: string) => {
      files.delete(key);
      return keeping.removeFile(key);
    },
    async read({ works }: StoredBatch): Promise<void> {
      for (const { key } of works.filter((work) => isLeft(work) && work.picture === null)) {
        const file = await storage.readFile(key).catch(() => undefined);
        if (file) files.set(key, file);
      }
    },
  };
}

/** Pictures on their way to become works of one exhibition, and all that can be done with them. */
export function createBatch({ type, send, storage, onMade, pause, now = Date.now, ...calls }: BatchTools) {
  const store = createBatchStore();
  const keeping = createAutosave(store, storage);
  const files = createFiles(keeping, storage);
  const making = createCreationQueue(store, { ...calls, type, flush: keeping.flush, onDone: onMade, pause });
  const onSent = (key: string) => {
    files.forget(key);
    // It may have stopped with the sending, which goes on now.
    void making.next();
  };
  const sending = createUploadQueue(store, { send, fileOf: files.of, onSent, pause, now });
  const goOn = () => {
    store.set({ halt: null });
    sending.next();
    void making.next();
  };
  const rows = createRows(store, { sending, files });

  return {
    ...rows,
    get: store.get,
    subscribe: store.subscribe,
    fileOf: files.of,
    goOn,
    /** Makes these works, so that they hang in the order of the rows. */
    make(keys: readonly string[]): void {
      store.set({ run: keys });
      goOn();
    },
    stop: () => making.stop(),
    /** Goes on where an earlier visit stood. */
    restore: (stored: StoredBatch): Promise<void> =>
      files.read(stored).then(() => {
        store.set({ works: stored.works.map((work) => revived(work, now())), run: stored.run });
        goOn();
      }),
    discard: ({ works }: StoredBatch): Promise<void> => {
      for (const { key } of works) files.forget(key);
      return storage.remove().catch(() => undefined);
    },
    close(): void {
      making.close();
      sending.close();
      keeping.close();
      storage.close();
    },
  };
}

export type Batch = ReturnType<typeof createBatch>;
