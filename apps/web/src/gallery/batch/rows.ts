import { longestDescription } from "@bulmo/contracts/picture";
import { isBlank } from "@bulmo/contracts/text-rule";
import { type BatchStore, isRunning } from "./batch-state.ts";
import { newIdempotencyKey } from "../../session/call/send-once.ts";
import type { UploadQueue } from "./upload-queue.ts";
import type { SheetLine } from "./sheet-line.ts";
import { isSameFile, withSheet } from "./sheet-merge.ts";
import { titleOfFile } from "./title-of-file.ts";
import { blankWork, canRetry, inWallOrder, isLeft, type Work, type WorkTexts } from "./work.ts";

type Tools = {
  sending: UploadQueue;
  files: {
    of: (key: string) => File | undefined;
    take: (key: string, file: File) => Promise<void>;
    forget: (key: string) => void;
  };
};

function moved(works: readonly Work[], key: string, over: string): readonly Work[] {
  const from = works.findIndex((work) => work.key === key);
  const to = works.findIndex((work) => work.key === over);
  const work = works[from];
  return work && to !== -1 ? works.toSpliced(from, 1).toSpliced(to, 0, work) : works;
}

const untroubled = { trouble: null, troubleField: null, needsPicture: false };

/** How pictures and lists come to the rows. */
function createArrivals(store: BatchStore, { sending, files }: Tools) {
  const replace = (key: string, file: File): void => {
    sending.cancel(key);
    void files.take(key, file);
    store.patch(key, { fileName: file.name, picture: null, ...untroubled });
    sending.next();
  };
  /** Who was named in a list and has no picture yet. */
  const waitingOf = ({ name }: File) =>
    store
      .get()
      .works.find((work) => isLeft(work) && !work.picture && !files.of(work.key) && isSameFile(work.fileName, name));
  return {
    add: (pictures: readonly File[]): void => {
      const fresh = pictures.filter((file) => {
        const waiting = waitingOf(file);
        if (waiting) replace(waiting.key, file);
        return !waiting;
      });
      const chosen = fresh.map((file) => ({ file, work: blankWork(newIdempotencyKey(), file.name) }));
      for (const { file, work } of chosen) void files.take(work.key, file);
      const { works } = store.get();
      // While works are being made, rows are left where they are.
      const all = [...works, ...chosen.map(({ work }) => work)];
      store.set({ works: isRunning(store.get()) ? all : inWallOrder(all) });
      sending.next();
    },
    /** What a list says of works: of those that are here, and of others, which wait for their pictures. */
    takeSheet: (lines: readonly SheetLine[]) => {
      if (!isRunning(store.get())) store.set({ works: withSheet(store.get().works, lines, newIdempotencyKey) });
    },
    replace,
  };
}

/** What is done with the rows of a batch by hand. */
export function createRows(store: BatchStore, { sending, files }: Tools) {
  const mapLeft = (change: (work: Work) => Work) =>
    store.set({ works: store.get().works.map((work) => (isLeft(work) ? change(work) : work)) });
  return {
    ...createArrivals(store, { sending, files }),
    remove: (key: string): void => {
      sending.cancel(key);
      files.forget(key);
      store.set({ works: store.get().works.filter((work) => work.key !== key) });
      sending.next();
    },
    /** What was refused, and may be taken as it is the next time: the picture is sent, the work can be made. */
    retry: (keys: readonly string[]): void => {
      for (const work of store.get().works.filter(canRetry))
        if (keys.includes(work.key)) store.patch(work.key, untroubled);
      sending.next();
    },
    change: (key: string, change: Partial<WorkTexts>): void => {
      const refusal = store.find(key)?.picture ? untroubled : {};
      store.patch(key, { ...change, ...refusal });
    },
    changeAll: (change: Partial<WorkTexts>) => mapLeft((work) => ({ ...work, ...change })),
    /** Titles that are not written yet are taken from the names of the files. */
    fillTitles: () => mapLeft((work) => (isBlank(work.title) ? { ...work, title: titleOfFile(work.fileName) } : work)),
    /** What the pictures show, where nobody has said it yet: all of them the same, or each what it is called. */
    fillDescriptions: (description?: string) =>
      mapLeft((work) =>
        work.isDecorative || !isBlank(work.description)
          ? work
          : { ...work, description: (description ?? work.title).trim().slice(0, longestDescription) },
      ),
    move: (key: string, over: string) => store.set({ works: moved(store.get().works, key, over) }),
    clearMade: () => store.set({ works: store.get().works.filter(isLeft) }),
  };
}
