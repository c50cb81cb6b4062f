import type { CalendarEvent, EventCreate } from "@bulmo/contracts/event";
import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { useNavigate } from "@tanstack/react-router";
import { dayFromNow } from "../../parts/text/date.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useRemove } from "../record/use-remove.ts";
import { useSave } from "../record/use-save.ts";
import { useBefore } from "../undo/use-before.ts";
import type { Done } from "./event-search.ts";
import { offerChangeBack, offerReturn } from "./event-undo.tsx";

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

/** What is said of a new one. */
const addedAs = ({ state, occurrence }: CalendarEvent): Done => {
  if (state === "DRAFT") return "drafted";
  return occurrence && occurrence.endsOn < dayFromNow(0) ? "past" : "published";
};

/** Adds, changes and removes an event, and goes to the list where that worked. */
export function useSaveEvent({ event, onSaved, onWrong, onConflict }: Surroundings) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const before = useBefore(event);
  const creation = trpc.event.create.useMutation();
  const change = trpc.event.update.useMutation();
  const removal = trpc.event.remove.useMutation();
  const meet = (theirs: CalendarEvent, mine: EventCreate) => {
    before.meet(theirs);
    onConflict(theirs, mine);
  };
  const save = useSave({ words: saveWords, overtaken: "EVENT_OVERTAKEN", fields, onWrong, onConflict: meet });
  const remove = useRemove(removeWords);
  const toList = async (done: Done, title: string) => {
    onSaved();
    await utils.event.invalidate();
    return navigate({ to: "/admin/event", search: { done, title } });
  };
  const sendChange = async (id: number, written: EventCreate, revision: number | undefined) => {
    const saved = await change.mutateAsync({ ...written, id, revision });
    const stood = before.at(revision);
    if (stood) offerChangeBack(before.by, stood, saved);
  };
  return {
    isPending: creation.isPending || change.isPending || removal.isPending,
    /** `revision` is the one that it was written from. */
    async save(written: EventCreate, revision: number | undefined): Promise<void> {
      let done: Done = "changed";
      const send = async () => {
        if (event) await sendChange(event.id, written, revision);
        else done = addedAs(await creation.mutateAsync(written));
      };
      if (await save(written, send)) await toList(done, written.title);
    },
    async remove(standing: CalendarEvent): Promise<void> {
      const { id, title } = standing;
      const message = `‘${title}’ 행사를 지웁니다. 회원이 알린 참석 여부도 함께 지워집니다. 지운 뒤 바로 되돌리시면 함께 돌아옵니다.`;
      if (!(await remove(message, () => removal.mutateAsync({ id })))) return;
      offerReturn(before.by, standing);
      await toList("removed", title);
    },
  };
}
