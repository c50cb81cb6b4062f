import type { Chronicle, ChronicleEntry, ChronicleKind } from "@bulmo/contracts/chronicle";
import { useRef, useState } from "react";
import { currentOf, isUnanswered } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useOneAtATime } from "../../parts/form/use-one-at-a-time.ts";
import { isSameList } from "./draft.ts";

type Act = "save" | "restore";

/** What is to take the place of the list. */
type Writing = {
  act: Act;
  /** What stands there afterwards, to be compared with what another saved meanwhile. */
  list: () => Promise<readonly ChronicleEntry[]>;
  send: (revision: number) => Promise<Chronicle>;
};

export type Problem = { writing: Writing } & (
  | { kind: "failed"; error: unknown }
  | { kind: "conflict"; mine: readonly ChronicleEntry[]; current: Chronicle }
);

/** What was done, what it took the place of, and what it made. */
export type Saved = { act: Act; before: Chronicle; now: Chronicle };

/** The calls that write a list. */
function useCalls(kind: ChronicleKind) {
  const save = {
    HISTORY: trpc.chronicle.saveHistory.useMutation(),
    PROPERTY: trpc.chronicle.saveProperty.useMutation(),
  }[kind];
  const restore = trpc.chronicle.restore.useMutation();
  return {
    save: save.mutateAsync,
    restore: restore.mutateAsync,
  };
}

/**
 * Sends a list. Where no answer came, what stands tells whether it was done; and what a sending of before did is not
 * another's, though its answer was lost.
 */
function useSending(kind: ChronicleKind) {
  const { client } = trpc.useUtils();
  const unanswered = useRef<readonly ChronicleEntry[]>(null);
  const send = async (writing: Writing, before: Chronicle): Promise<Chronicle | Problem> => {
    try {
      const now = await writing.send(before.revision);
      unanswered.current = null;
      return now;
    } catch (error) {
      const current = currentOf(error, "CHRONICLE_OVERTAKEN");
      if (current && unanswered.current && isSameList(current.list, unanswered.current)) {
        unanswered.current = null;
        return send(writing, current);
      }
      const isUnknown = isUnanswered(error);
      const mine = current || isUnknown ? await writing.list().catch(() => null) : null;
      if (current && mine) return { kind: "conflict", mine, current, writing };
      if (!isUnknown || !mine) return { kind: "failed", error, writing };
      const standing = await client.chronicle.get.query({ kind }).catch(() => null);
      if (standing && isSameList(standing.list, mine)) return standing;
      unanswered.current = mine;
      return { kind: "failed", error, writing };
    }
  };
  return send;
}

/** Saves the whole list, or an earlier one. What fails leaves the reader where they are, with what they typed (HIS-10). */
export function useSave(kind: ChronicleKind, onDone: (saved?: Saved) => void) {
  const { chronicle } = trpc.useUtils();
  const calls = useCalls(kind);
  const send = useSending(kind);
  const { isPending, once } = useOneAtATime();
  const [problem, setProblem] = useState<Problem | null>(null);
  const leaveWith = (now: Chronicle, saved?: Omit<Saved, "now">) => {
    chronicle.get.setData({ kind }, now);
    void chronicle.get.invalidate({ kind });
    void chronicle.listVersions.invalidate({ kind });
    onDone(saved && { ...saved, now });
  };
  /** `before` is what the list was made from: one that somebody overtook is not written over unseen. */
  const write = async (writing: Writing, before: Chronicle) => {
    const outcome = await once(() => send(writing, before));
    if (!outcome) return;
    if ("kind" in outcome) setProblem(outcome);
    else leaveWith(outcome, { act: writing.act, before });
  };
  return {
    isPending,
    problem,
    forget: () => setProblem(null),
    leaveWith,
    write,
    save: (list: ChronicleEntry[], before: Chronicle) =>
      write(
        { act: "save", list: () => Promise.resolve(list), send: (revision) => calls.save({ list, revision }) },
        before,
      ),
    restore: (number: number, before: Chronicle) =>
      write(
        {
          act: "restore",
          // A version is what it was for good.
          list: async () => (await chronicle.getVersion.fetch({ kind, number }, { staleTime: Infinity })).list,
          send: (revision) => calls.restore({ kind, number, revision }),
        },
        before,
      ),
  };
}
