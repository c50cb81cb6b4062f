import type { OfficerTerm, RemovedTerm } from "@bulmo/contracts/officer";
import { termTitleOf } from "@bulmo/contracts/officer-rule";
import type { SubmissionStore } from "../../session/call/send-once.ts";
import { trpc } from "../../session/call/trpc.ts";
import { addOnce, firstRevision } from "../editing/add-once.ts";
import type { Attempt } from "../editing/use-acts.ts";

const failed = "임원의 기수를 저장하지 못했습니다.";

export type TermWriting = Pick<OfficerTerm, "title" | "startedIn" | "endedIn">;

type Beginning = {
  startedIn: string;
  /** The one that it closes; null where there is none. */
  last: OfficerTerm | null;
};

type Client = Pick<ReturnType<typeof trpc.useUtils>["client"], "term">;
type Removal = Pick<RemovedTerm, "id" | "number">;
type OnTerm = (number: number | undefined) => void;

/** Begins a term; where it was begun unheard, what was changed since: when it began, and so when the one before it ended. */
const beginOnce = (term: Client["term"], { startedIn, last }: Beginning, submission: SubmissionStore) =>
  addOnce<OfficerTerm>(
    submission,
    { startedIn },
    {
      create: (idempotencyKey) => term.create.mutate({ startedIn, idempotencyKey }),
      update: async ({ number }) => {
        const begun = await term.update.mutate({ number, revision: firstRevision, startedIn });
        if (last?.endedIn === "") await term.update.mutate({ number: last.number, endedIn: startedIn });
        return begun;
      },
    },
  );

/** A term goes with its officers, who come back with it. */
function removals(attempt: Attempt, { term }: Client, onTerm: OnTerm) {
  /** Answers what brings it back. */
  const removeTerm = async (number: number): Promise<Removal> => {
    const { id } = await term.remove.mutate({ number });
    onTerm(undefined);
    return { id, number };
  };
  const bringBack = async ({ id, number }: Removal) => {
    await term.restore.mutate({ id });
    onTerm(number);
  };
  return {
    removeTerm,
    remove: (gone: OfficerTerm) =>
      attempt({
        send: () => removeTerm(gone.number),
        undo: bringBack,
        undoRemoves: true,
        failed: "임원의 기수를 지우지 못했습니다.",
        done: `${termTitleOf(gone)} 명단을 지웠습니다.`,
      }),
    restore: (gone: RemovedTerm) =>
      attempt({
        send: () => bringBack(gone),
        undo: () => removeTerm(gone.number),
        undoRemoves: true,
        failed: "임원의 기수를 되살리지 못했습니다.",
        done: `${termTitleOf(gone)} 명단을 되살렸습니다.`,
      }),
  };
}

/** What is done to terms (PAG-05). `onTerm` is told which is to be edited next; undefined is the present one. */
export function useTermActs(attempt: Attempt, onTerm: OnTerm) {
  const { term } = trpc.useUtils().client;
  const { removeTerm, ...removal } = removals(attempt, { term }, onTerm);
  return {
    begin: (beginning: Beginning, submission: SubmissionStore) =>
      attempt({
        send: async () => {
          const begun = await beginOnce(term, beginning, submission);
          onTerm(undefined);
          return begun;
        },
        undo: async ({ number }) => {
          await removeTerm(number);
          // A term that was open goes on by itself; one whose end had been written by hand is not meant to.
          const { last, startedIn } = beginning;
          if (last && last.endedIn !== "" && last.endedIn === startedIn)
            await term.update.mutate({ number: last.number, endedIn: last.endedIn });
        },
        undoRemoves: true,
        failed,
        done: "새 기수를 시작했습니다.",
      }),
    update: (
      { number, title, startedIn, endedIn }: OfficerTerm,
      written: TermWriting & { revision: number | undefined },
      onRefused: (error: unknown) => boolean,
    ) =>
      attempt({
        send: () => term.update.mutate({ number, ...written }),
        undo: (saved) => term.update.mutate({ number, revision: saved.revision, title, startedIn, endedIn }),
        failed,
        done: "기수를 고쳤습니다.",
        form: "change",
        onRefused,
      }),
    ...removal,
  };
}
