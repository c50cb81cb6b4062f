import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Draft, type DraftFields, draftKeeper, type DraftPlace } from "./draft.ts";

/** Milliseconds without a key before what was typed is kept: writing out a long text takes a moment of its own. */
const pause = 400;
/** Who types without a pause does not lose more than this. */
const longest = 3_000;

export type DraftState = { status: "none" } | { status: "kept"; savedAt: string } | { status: "failed" };

const isSame = (one: DraftFields, other: DraftFields) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/**
 * Keeps what is being written in the browser until it is sent (BRD-24), and offers what was kept before.
 * `initial` is what the form begins with: the same again is no draft.
 */
export function useDraft({ userId, board, index }: DraftPlace, initial: DraftFields) {
  const keeper = useMemo(
    () => draftKeeper(() => window.localStorage, { userId, board, index }),
    [userId, board, index],
  );
  const [offered, setOffered] = useState<Draft | null>(() => {
    const draft = keeper.read();
    return draft && !isSame(draft.fields, initial) ? draft : null;
  });
  const [state, setState] = useState<DraftState>({ status: "none" });
  const pending = useRef<() => DraftFields>(null);
  const timers = useRef<{ pause?: number; longest?: number }>({});

  const stop = useCallback(() => {
    window.clearTimeout(timers.current.pause);
    window.clearTimeout(timers.current.longest);
    timers.current = {};
    pending.current = null;
  }, []);

  /** Keeps what has not been kept yet, at once. */
  const flush = useCallback(() => {
    const read = pending.current;
    if (!read) return;
    stop();
    const savedAt = keeper.keep(read());
    setState(savedAt === null ? { status: "failed" } : { status: "kept", savedAt });
  }, [keeper, stop]);

  useLayoutEffect(() => {
    const onHide = () => flush();
    window.addEventListener("pagehide", onHide);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      document.removeEventListener("visibilitychange", onHide);
      flush();
    };
  }, [flush]);
  useEffect(() => stop, [stop]);

  return {
    offered,
    state,
    flush,
    /** Something was typed; `read` answers what stands there now. */
    note: useCallback(
      (read: () => DraftFields) => {
        pending.current = read;
        window.clearTimeout(timers.current.pause);
        timers.current.pause = window.setTimeout(flush, pause);
        timers.current.longest ??= window.setTimeout(flush, longest);
      },
      [flush],
    ),
    /** The offer is answered: the draft is in the form again, or not wanted. */
    settle: useCallback(
      (isWanted: boolean) => {
        if (!isWanted) keeper.forget();
        setOffered(null);
      },
      [keeper],
    ),
    /** It is where it belongs. */
    clear: useCallback(() => {
      stop();
      keeper.forget();
    }, [keeper, stop]),
  };
}
