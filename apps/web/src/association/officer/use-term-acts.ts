import type { OfficerRecord, OfficerTerm } from "@bulmo/contracts/officer";
import { termTitleOf } from "@bulmo/contracts/officer-rule";
import { trpc } from "../../session/call/trpc.ts";
import type { Attempt } from "../editing/use-attempt.ts";
import { writingOf } from "./use-officer-acts.ts";

const failed = "임원의 기수를 저장하지 못했습니다.";

export type TermWriting = Pick<OfficerTerm, "title" | "startedIn" | "endedIn">;

/** What is done to terms (PAG-05). `onTerm` is told which is to be edited next; undefined is the present one. */
export function useTermActs(attempt: Attempt, onTerm: (number: number | undefined) => void) {
  const { term } = trpc.useUtils().client;
  const removeTerm = async (number: number) => {
    await term.remove.mutate({ number });
    onTerm(undefined);
  };
  return {
    /** `last` is the one that it closes; null where there is none. */
    begin: (startedIn: string, last: OfficerTerm | null) =>
      attempt({
        send: async () => {
          const begun = await term.create.mutate({ startedIn });
          onTerm(undefined);
          return begun;
        },
        undo: async ({ number }) => {
          await removeTerm(number);
          if (last) await term.update.mutate({ number: last.number, endedIn: last.endedIn });
        },
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
    remove: (gone: OfficerTerm, officers: readonly OfficerRecord[]) =>
      attempt({
        send: () => removeTerm(gone.number),
        undo: async () => {
          const { number, title, startedIn, endedIn } = gone;
          await term.create.mutate({ number, title, startedIn, endedIn, officers: officers.map(writingOf) });
          onTerm(number);
        },
        failed: "임원의 기수를 지우지 못했습니다.",
        done: `${termTitleOf(gone)} 명단을 지웠습니다.`,
      }),
  };
}
