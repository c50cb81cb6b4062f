import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Draft, type DraftFields, createDraftStore, type DraftKey, type DraftText } from "./draft.ts";

/** Milliseconds without a key before what was typed is kept: writing out a long text takes a moment of its own. */
const pause = 400;
/** Who types without a pause does not lose more than this. */
const longest = 3_000;

export type DraftState = { status: "none" } | { status: "saved"; savedAt: string } | { status: "failed" };

const isSame = (one: DraftFields, other: DraftFields) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/** Keeps at the next pause, and at the latest when the page is left. */
function useAutosave(save: (text: DraftText) => void) {
  const pending = useRef<() => DraftText>(null);
  const timers = useRef<{ pause?: number; longest?: number }>({});
  const stop = useCallback(() => {
    window.clearTimeout(timers.current.pause);
    window.clearTimeout(timers.current.longest);
    timers.current = {};
    pending.current = null;
  }, []);
  const flush = useCallback(() => {
    const read = pending.current;
    stop();
    if (read) save(read());
  }, [save, stop]);
  const note = useCallback(
    (read: () => DraftText) => {
      pending.current = read;
      window.clearTimeout(timers.current.pause);
      timers.current.pause = window.setTimeout(flush, pause);
      timers.current.longest ??= window.setTimeout(flush, longest);
    },
    [flush],
  );
  useLayoutEffect(() => {
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [flush]);
  return { note, flush, stop };
}

/**
 * Keeps what is being written in the browser until it is sent (BRD-24), and offers what was kept before.
 * `initial` is what the form begins with: the same fields again are no draft.
 */
export function useDraft({ userId, board, index, slot }: DraftKey, initial: DraftText) {
  const drafts = useMemo(
    () => createDraftStore(() => window.localStorage, { userId, board, index, slot }),
    [userId, board, index, slot],
  );
  const [offered, setOffered] = useState<Draft | null>(() => {
    const draft = drafts.read();
    return draft && !isSame(draft.fields, initial.fields) ? draft : null;
  });
  const [state, setState] = useState<DraftState>({ status: "none" });
  const save = useCallback(
    (text: DraftText) => {
      const savedAt = drafts.save(text);
      setState(savedAt === null ? { status: "failed" } : { status: "saved", savedAt });
    },
    [drafts],
  );
  const { note, flush, stop } = useAutosave(save);
  return {
    offered,
    /** What it is an edit of has been edited since. */
    isOutdated: offered?.revision !== undefined && offered.revision !== initial.revision,
    state,
    /** Something was typed; `read` answers what stands there now. */
    note,
    /** Keeps what has not been kept yet, at once. */
    flush,
    /** The offer is answered: the draft is in the form again, or not wanted. */
    answer: (isWanted: boolean) => {
      if (!isWanted) drafts.remove();
      setOffered(null);
    },
    /** It is where it belongs. */
    clear: () => {
      stop();
      drafts.remove();
    },
  };
}
