import type { CalendarEvent, EventCreate } from "@bulmo/contracts/event";
import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { useNavigate } from "@tanstack/react-router";
import { trpc } from "../../session/call/trpc.ts";
import { useRemove } from "../record/use-remove.ts";
import { useSave } from "../record/use-save.ts";
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
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const creation = trpc.event.create.useMutation();
  const change = trpc.event.update.useMutation();
  const removal = trpc.event.remove.useMutation();
  const save = useSave({ words: saveWords, overtaken: "EVENT_OVERTAKEN", fields, onWrong, onConflict });
  const remove = useRemove(removeWords);
  const toList = async (done: Done, title: string) => {
    onSaved();
    await utils.event.invalidate();
    return navigate({ to: "/admin/event", search: { done, title } });
  };
  return {
    isPending: creation.isPending || change.isPending || removal.isPending,
    /** `revision` is the one that it was written from. */
    async save(written: EventCreate, revision: number | undefined): Promise<void> {
      const send = () =>
        event ? change.mutateAsync({ ...written, id: event.id, revision }) : creation.mutateAsync(written);
      if (!(await save(written, send))) return;
      const added = written.state === "PUBLISHED" ? "published" : "drafted";
      await toList(event ? "changed" : added, written.title);
    },
    async remove({ id, title }: CalendarEvent): Promise<void> {
      const message = `‘${title}’ 행사를 지웁니다. 회원이 알린 참석 여부도 함께 지워지며, 되돌릴 수 없습니다.`;
      if (await remove(message, () => removal.mutateAsync({ id }))) await toList("removed", title);
    },
  };
}
