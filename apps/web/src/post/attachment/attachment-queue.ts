import { attachmentKindOf, maximumAttachments } from "@bulmo/contracts/attachment-rule";
import type { Attached } from "./attached.ts";
import { attachmentIssue, tooMany } from "./attachment-issue.ts";
import { type AttachmentState, createAttachmentState, percentageOf } from "./attachment-state.ts";
import { sendRow, type SendTools } from "./send-row.ts";

export type QueueTools = SendTools & {
  /** What was begun will not be gone on with, and what has arrived will be in no post. */
  forget: (file: File) => Promise<void>;
  /** Hears of those that have arrived, in their order. */
  onChange: (files: readonly Attached[]) => void;
};

/** Sends what waits, one after another: two at once would only share the line. */
function createRunner(state: AttachmentState, files: Map<string, File>, tools: SendTools) {
  const waiters = new Set<() => void>();
  let current: { key: string; controller: AbortController } | null = null;
  let isRunning = false;
  let isClosed = false;
  const next = () => (isClosed ? undefined : state.get().rows.find(({ status }) => status.is === "waiting"));
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let row = next(); row; row = next()) {
      const { key } = row;
      const file = files.get(key);
      if (!file) break;
      const controller = new AbortController();
      current = { key, controller };
      state.setStatus(key, { is: "sending", percentage: percentageOf(row) });
      await sendRow(state, row, { ...tools, file, signal: controller.signal });
      current = null;
    }
    isRunning = false;
    for (const waiter of waiters) waiter();
    waiters.clear();
  }
  return {
    run,
    stop: (key: string) => {
      if (current?.key === key) current.controller.abort();
    },
    rest: async () => {
      if (!isRunning) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiters.add(resolve);
      await promise;
    },
    close: () => {
      isClosed = true;
      current?.controller.abort();
    },
  };
}

/** Files of a post on their way to the site. */
export function createAttachmentQueue(initial: readonly Attached[], { forget, onChange, ...tools }: QueueTools) {
  const state = createAttachmentState(initial, onChange);
  const files = new Map<string, File>();
  const runner = createRunner(state, files, tools);

  function take(file: File): void {
    const kind = attachmentKindOf(file.name);
    const issue = attachmentIssue(file) ?? (state.get().rows.length >= maximumAttachments ? tooMany : null);
    if (issue !== null || !kind) state.refuse(file.name, issue ?? "");
    else files.set(state.add({ name: file.name, kind, bytes: file.size }), file);
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    move: state.move,
    dismiss: state.dismiss,
    add: (chosen: readonly File[]): void => {
      for (const file of chosen) take(file);
      void runner.run();
    },
    pause: (key: string): void => {
      const row = state.rowOf(key);
      if (!row || row.status.is === "done" || row.status.is === "failed") return;
      state.setStatus(key, { is: "paused", percentage: percentageOf(row) });
      runner.stop(key);
    },
    resume: (key: string): void => {
      const row = state.rowOf(key);
      if (!row || !files.has(key)) return;
      state.setStatus(key, { is: "waiting", percentage: percentageOf(row) });
      void runner.run();
    },
    remove: (key: string): void => {
      const file = files.get(key);
      runner.stop(key);
      state.remove(key);
      state.withdraw(tooMany);
      files.delete(key);
      // What was there before this form is another's matter; a file that was chosen twice is sent once.
      if (file && ![...files.values()].includes(file)) void forget(file);
    },
    /** Waits for those on their way; answers whether all have arrived then. */
    finished: async (): Promise<boolean> => {
      await runner.rest();
      return state.get().rows.every(({ status }) => status.is === "done");
    },
    /** The page is left: what has begun may be gone on with. */
    close: runner.close,
  };
}

export type AttachmentQueue = ReturnType<typeof createAttachmentQueue>;
