import type { CalendarEvent, EventCreate } from "@bulmo/contracts/event";
import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { currentOf, fieldOf } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import type { Done } from "./event-search.ts";

const saveWords = {
  failed: "행사를 저장하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 저장되었는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.",
};
const removeWords = {
  failed: "행사를 지우지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 지워졌는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.",
};

/** Those of which only the server knows what is wrong. */
const fields = ["year", "isLeapMonth", "poster"];

type Surroundings = {
  /** Undefined for a new one. */
  event: CalendarEvent | undefined;
  onSaved: () => void;
  onWrong: (wrong: FirstIssue) => void;
  /** Another administrator was faster: what stands there now, and what was to be saved. */
  onConflict: (theirs: CalendarEvent, mine: EventCreate) => void;
};

/** Adds, changes and removes an event, and goes to the list where that worked. */
export function useSaveEvent({ event, onSaved, onWrong, onConflict }: Surroundings) {
  const { confirm, notice } = useDialog();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const creation = trpc.event.create.useMutation();
  const change = trpc.event.update.useMutation();
  const removal = trpc.event.remove.useMutation();
  const toList = async (done: Done, title: string) => {
    onSaved();
    await utils.event.invalidate();
    return navigate({ to: "/admin/event", search: { done, title } });
  };
  return {
    isPending: creation.isPending || change.isPending || removal.isPending,
    /** `revision` is the one that it was written from. */
    async save(written: EventCreate, revision: number | undefined): Promise<void> {
      try {
        if (event) await change.mutateAsync({ ...written, id: event.id, revision });
        else await creation.mutateAsync(written);
      } catch (error) {
        const current = currentOf(error, "EVENT_OVERTAKEN");
        const wrong = fieldOf(error, fields);
        if (current) onConflict(current, written);
        else if (wrong) onWrong(wrong);
        else await notice(withOutcome(saveWords, error));
        return;
      }
      const added = written.state === "PUBLISHED" ? "published" : "drafted";
      await toList(event ? "changed" : added, written.title);
    },
    async remove({ id, title }: CalendarEvent): Promise<void> {
      const message = `‘${title}’ 행사를 지웁니다. 회원이 알린 참석 여부도 함께 지워지며, 되돌릴 수 없습니다.`;
      if (!(await confirm({ message, confirmLabel: "지우기", danger: true }))) return;
      try {
        await removal.mutateAsync({ id });
      } catch (error) {
        await notice(withOutcome(removeWords, error));
        return;
      }
      await toList("removed", title);
    },
  };
}
