import { pictureIssue } from "../../parts/upload/picture-issue.ts";
import { isWorthRetrying } from "../../parts/upload/send-picture.ts";
import type { Pause } from "../../parts/retry/pause.ts";
import { retry } from "../../parts/retry/retry.ts";
import type { BatchStore } from "./batch-state.ts";
import { consequenceOf, delayAfter, failureOf } from "./failure.ts";

import { isQueued } from "./work.ts";

export type SendPicture = (
  file: File,
  options: { onProgress: (part: number) => void; signal: AbortSignal },
) => Promise<{ imageUrl: string }>;

type Tools = {
  send: SendPicture;
  /** The file that was chosen; undefined when it is not there any more. */
  fileOf: (key: string) => File | undefined;
  onSent: (key: string) => void;
  pause: Pause;
  now: () => number;
};

type Sent = { key: string; file: File };

/**
 * Pictures that leave at once: more would only share the line, and fill the places of others. A member may have two under
 * way; batches are sent by administrators, who may have more.
 */
const atOnce = 3;

const fileMissing = "사진 파일을 읽을 수 없습니다. 사진을 다시 골라 주세요.";

/** A file that was moved or changed since it was chosen fails as a broken connection does. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(() => true)
    .catch(() => false);

/** Says why a picture did not get through: to its row, or for all of them. */
async function reportFailure(store: BatchStore, { key, file }: Sent, error: unknown): Promise<void> {
  const failure = failureOf(error);
  if (!(await isReadable(file))) store.patch(key, { trouble: fileMissing, needsPicture: true });
  else if (consequenceOf(failure) === "halt") store.set({ halt: failure.message });
  else store.patch(key, { trouble: failure.message, needsPicture: !isWorthRetrying(error) });
}

/** Sends one picture until the server has taken or refused it. */
async function sendOne(store: BatchStore, tools: Tools, { key, file }: Sent, signal: AbortSignal): Promise<void> {
  const onProgress = (part: number) => {
    if (!signal.aborted) store.report(key, { status: "sending", percentage: Math.floor(part * 100) });
  };
  const attempt = () => {
    onProgress(0);
    return tools.send(file, { onProgress, signal });
  };
  const onWait = () => store.report(key, { status: "waiting" });
  try {
    const { imageUrl } = await retry(attempt, { delayAfter, pause: tools.pause, signal, onWait });
    if (signal.aborted) return;
    // What goes through shows that the others may go on as well.
    store.set({ halt: null });
    store.patch(key, { picture: { url: imageUrl, takenAt: tools.now() } });
    tools.onSent(key);
  } catch (error) {
    if (!signal.aborted) await reportFailure(store, { key, file }, error);
  }
}

/** Sends the pictures of a batch, a few at a time. */
export function createUploadQueue(store: BatchStore, tools: Tools) {
  const underway = new Map<string, AbortController>();
  const closing = new AbortController();

  async function take(key: string): Promise<void> {
    const file = tools.fileOf(key);
    const issue = file ? pictureIssue(file) : fileMissing;
    if (issue !== null || !file) {
      store.patch(key, { trouble: issue, needsPicture: true });
      return;
    }
    const controller = new AbortController();
    underway.set(key, controller);
    await sendOne(store, tools, { key, file }, AbortSignal.any([controller.signal, closing.signal]));
    // Another file may have taken its place meanwhile.
    if (underway.get(key) === controller) cancel(key);
    next();
  }

  /** Goes on with whatever waits. */
  function next(): void {
    while (!closing.signal.aborted && underway.size < atOnce && store.get().halt === null) {
      const { works, run } = store.get();
      const waiting = works.filter((one) => isQueued(one) && !underway.has(one.key));
      // Works are made from the last row on.
      const work = waiting.findLast(({ key }) => run.includes(key)) ?? waiting[0];
      if (!work) return;
      void take(work.key);
    }
  }

  function cancel(key: string): void {
    underway.get(key)?.abort();
    underway.delete(key);
    store.report(key, null);
  }

  return { next, cancel, close: () => closing.abort() };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
