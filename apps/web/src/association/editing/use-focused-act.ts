import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { noteFocus } from "./focus-return.ts";
import { nextTask } from "./next-task.ts";

type Work = {
  /** Answers whether it was done. */
  carryOut: () => Promise<boolean>;
  /** Where the focus is to be if what had it is gone. */
  otherwise: (isDone: boolean) => HTMLElement | null;
};

/** One act at a time, around which the focus keeps its place, or has another if what had it is gone. */
export function useFocusedAct() {
  const [isPending, setPending] = useState(false);
  const underway = useRef<Promise<boolean>>(null);
  const begin = async ({ carryOut, otherwise }: Work) => {
    // A dialog that was answered just now gives the focus back in a task of its own.
    if (document.activeElement === document.body) await nextTask();
    const returnFocus = noteFocus();
    setPending(true);
    let isDone = false;
    try {
      isDone = await carryOut();
    } finally {
      // What was asked for anew is drawn in a task of its own, after which rows are gone; and nothing in a list that waits can
      // have the focus.
      await nextTask();
      flushSync(() => setPending(false));
      returnFocus(otherwise(isDone));
    }
    return isDone;
  };
  return {
    isPending,
    /** What is pressed twice within a frame is done once. */
    alone: (work: Work): Promise<boolean> => {
      if (underway.current) return Promise.resolve(false);
      underway.current = begin(work).finally(() => (underway.current = null));
      return underway.current;
    },
    /** Resolves once nothing is under way, with whether what was has been done. */
    settled: () => underway.current ?? Promise.resolve(true),
  };
}
