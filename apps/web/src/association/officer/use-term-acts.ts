import type { OfficerRecord, OfficerTerm } from "@bulmo/contracts/officer";
import { termTitleOf } from "@bulmo/contracts/officer-rule";
import { newIdempotencyKey, type SubmissionStore } from "../../session/call/send-once.ts";
import { trpc } from "../../session/call/trpc.ts";
import { addOnce, firstRevision } from "../editing/add-once.ts";
import type { Attempt } from "../editing/use-attempt.ts";
import { writingOf } from "./use-officer-acts.ts";

const failed = "임원의 기수를 저장하지 못했습니다.";

export type TermWriting = Pick<OfficerTerm, "title" | "startedIn" | "endedIn">;

type Beginning = {
  startedIn: string;
  /** The one that it closes; null where there is none. */
  last: OfficerTerm | null;
};

type Client = ReturnType<typeof trpc.useUtils>["client"];

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

/** With its officers, and once, however often it is pressed. */
const restorationOf = ({ number, title, startedIn, endedIn }: OfficerTerm, officers: readonly OfficerRecord[]) => ({
  number,
  title,
  startedIn,
  endedIn,
  officers: officers.map(writingOf),
  idempotencyKey: newIdempotencyKey(),
});

/** What is done to terms (PAG-05). `onTerm` is told which is to be edited next; undefined is the present one. */
export function useTermActs(attempt: Attempt, onTerm: (number: number | undefined) => void) {
  const { term } = trpc.useUtils().client;
  const removeTerm = async (number: number) => {
    await term.remove.mutate({ number });
    onTerm(undefined);
  };
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
          const { last } = beginning;
          if (last) await term.update.mutate({ number: last.number, endedIn: last.endedIn });
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
        onRefused,
      }),
    /** With its officers, who come back with it. */
    remove: (gone: OfficerTerm, officers: readonly OfficerRecord[]) => {
      const restoration = restorationOf(gone, officers);
      return attempt({
        send: () => removeTerm(gone.number),
        undo: async () => {
          await term.create.mutate(restoration);
          onTerm(gone.number);
        },
        undoRemoves: true,
        failed: "임원의 기수를 지우지 못했습니다.",
        done: `${termTitleOf(gone)} 명단을 지웠습니다.`,
      });
    },
  };
}
