import type { Chronicle, ChronicleEntry, ChronicleKind } from "@bulmo/contracts/chronicle";
import { useRef, useState } from "react";
import { currentOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";

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

async function problemOf(writing: Writing, error: unknown): Promise<Problem> {
  const current = currentOf(error, "CHRONICLE_OVERTAKEN");
  const mine = current && (await writing.list().catch(() => null));
  return current && mine ? { kind: "conflict", mine, current, writing } : { kind: "failed", error, writing };
}

/** The calls that write a list. */
function useCalls(kind: ChronicleKind) {
  const save = {
    HISTORY: trpc.chronicle.saveHistory.useMutation(),
    PROPERTY: trpc.chronicle.saveProperty.useMutation(),
  }[kind];
  const restore = trpc.chronicle.restore.useMutation();
  return {
    isPending: save.isPending || restore.isPending,
    save: save.mutateAsync,
    restore: restore.mutateAsync,
  };
}

/** Saves the whole list, or an earlier one. What fails leaves the reader where they are, with what they typed (HIS-10). */
export function useSave(kind: ChronicleKind, onDone: (saved?: Saved) => void) {
  const { chronicle } = trpc.useUtils();
  const calls = useCalls(kind);
  // The second click of two comes before the button knows that it is busy.
  const isUnderWay = useRef(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const leaveWith = (now: Chronicle, saved?: Omit<Saved, "now">) => {
    chronicle.get.setData({ kind }, now);
    void chronicle.get.invalidate({ kind });
    void chronicle.listVersions.invalidate({ kind });
    onDone(saved && { ...saved, now });
  };
  /** `before` is what the list was made from: one that somebody overtook is not written over unseen. */
  const write = async (writing: Writing, before: Chronicle) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      leaveWith(await writing.send(before.revision), { act: writing.act, before });
    } catch (error) {
      setProblem(await problemOf(writing, error));
    } finally {
      isUnderWay.current = false;
    }
  };
  return {
    isPending: calls.isPending,
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
