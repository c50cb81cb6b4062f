import type { Chronicle, ChronicleEntry, ChronicleKind } from "@bulmo/contracts/chronicle";
import { useRef, useState } from "react";
import { currentOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";

export type Problem = { kind: "failed"; error: unknown } | { kind: "conflict"; current: Chronicle };

/** What a save took the place of, and what it made. */
export type Saved = { before: Chronicle; now: Chronicle };

/** Saves the whole list. What fails leaves the reader where they are, with what they typed (HIS-10). */
export function useSave(kind: ChronicleKind, onDone: (saved?: Saved) => void) {
  const utils = trpc.useUtils();
  const calls = {
    HISTORY: trpc.chronicle.saveHistory.useMutation(),
    PROPERTY: trpc.chronicle.saveProperty.useMutation(),
  };
  const { mutateAsync, isPending } = calls[kind];
  // The second click of two comes before the button knows that it is busy.
  const isUnderWay = useRef(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const leaveWith = (now: Chronicle, before?: Chronicle) => {
    utils.chronicle.get.setData({ kind }, now);
    void utils.chronicle.get.invalidate({ kind });
    onDone(before && { before, now });
  };
  /** `before` is what the list was made from: one that somebody overtook is not written over unseen. */
  const save = async (list: ChronicleEntry[], before: Chronicle) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      leaveWith(await mutateAsync({ list, revision: before.revision }), before);
    } catch (error) {
      const current = currentOf(error, "CHRONICLE_OVERTAKEN");
      setProblem(current ? { kind: "conflict", current } : { kind: "failed", error });
    } finally {
      isUnderWay.current = false;
    }
  };
  return { save, isPending, problem, forget: () => setProblem(null), leaveWith };
}
