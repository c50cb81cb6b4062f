import type { OfficerTerm } from "@bulmo/contracts/officer";
import { termTitleOf } from "@bulmo/contracts/officer-rule";
import { useDialog } from "@bulmo/ui/use-dialog";
import { trpc } from "../../session/call/trpc.ts";
import type { Attempt } from "../editing/use-attempt.ts";

const failed = "임원의 기수를 저장하지 못했습니다.";

type TermWriting = Pick<OfficerTerm, "title" | "startedIn" | "endedIn">;

/** What is done to terms (PAG-05). */
export function useTermActs(attempt: Attempt) {
  const { confirm } = useDialog();
  const { term } = trpc.useUtils().client;
  return {
    begin: (startedIn: string) =>
      attempt({ send: () => term.create.mutate({ startedIn }), failed, done: "새 기수를 시작했습니다." }),
    update: ({ number, revision, title, startedIn, endedIn }: OfficerTerm, written: TermWriting) =>
      attempt({
        send: () => term.update.mutate({ number, revision, ...written }),
        undo: () => term.update.mutate({ number, title, startedIn, endedIn }),
        failed,
        done: "기수를 고쳤습니다.",
      }),
    remove: async (gone: OfficerTerm) => {
      const message = `${termTitleOf(gone)} 명단을 모두 지웁니다. 되돌릴 수 없습니다.`;
      if (!(await confirm({ message, confirmLabel: "지우기", danger: true }))) return false;
      return attempt({
        send: () => term.remove.mutate({ number: gone.number }),
        failed: "임원의 기수를 지우지 못했습니다.",
        done: `${termTitleOf(gone)} 명단을 지웠습니다.`,
      });
    },
  };
}
