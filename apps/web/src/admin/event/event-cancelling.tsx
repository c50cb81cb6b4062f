import type { CalendarEvent, EventOccurrence } from "@bulmo/contracts/event";
import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import * as form from "../../parts/form/form.css.ts";
import { dayFromNow, formatWholeDay } from "../../parts/text/date.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { cancelNotice, resumeNotice } from "./event-sentences.ts";

const words = {
  failed: "행사의 취소를 바꾸지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 취소되었는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.",
};

/** When it is, as one would say it today. */
function sentenceOf({ startsOn, endsOn, isCancelled }: EventOccurrence): string {
  const day = formatWholeDay(startsOn);
  if (isCancelled) return `${day}의 행사는 취소되었습니다.`;
  return endsOn < dayFromNow(0) ? `${day}에 열렸습니다.` : `${day}에 열립니다.`;
}

type CancellingProps = {
  event: CalendarEvent;
  occurrence: EventOccurrence;
  /** How many members are mailed of it. */
  recipientCount: number;
  onDone: (event: CalendarEvent) => void;
};

/** Says that the next one does not take place, or that it does after all. */
export function Cancelling({ event: { id, title }, occurrence, recipientCount, onDone }: CancellingProps) {
  const { confirm, notice } = useDialog();
  const utils = trpc.useUtils();
  const cancelling = trpc.event.cancel.useMutation();
  const { year, startsOn, isCancelled } = occurrence;
  const day = formatWholeDay(startsOn);
  const noticeOf = isCancelled ? resumeNotice : cancelNotice;
  const mailed = recipientCount === 0 ? "" : noticeOf(recipientCount);
  const change = async () => {
    const message = `${day}의 ‘${title}’ 행사를 취소합니다. 달력에 취소로 나오고, 알린 회원의 명단은 남습니다. ${mailed}`;
    if (
      !isCancelled &&
      !(await confirm({ message, confirmLabel: "행사 취소", cancelLabel: "그대로 두기", danger: true }))
    )
      return;
    try {
      onDone(await cancelling.mutateAsync({ id, year, isCancelled: !isCancelled }));
    } catch (error) {
      await notice(withOutcome(words, error));
    }
    await utils.event.invalidate();
  };
  return (
    <div className={form.section}>
      <p className={form.hint}>{[sentenceOf(occurrence), mailed].filter(Boolean).join(" ")}</p>
      <div>
        <Button busy={cancelling.isPending} onClick={() => void change()}>
          {isCancelled ? "취소 되돌리기" : "이 행사 취소"}
        </Button>
      </div>
    </div>
  );
}
