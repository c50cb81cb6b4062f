import type { CalendarEvent } from "@bulmo/contracts/event";
import type { EventReplyState } from "@bulmo/contracts/event-reply";
import { maximumReplyNote } from "@bulmo/contracts/event-rule";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { LimitedTextArea } from "@bulmo/ui/limited-text-area";
import { Select } from "@bulmo/ui/select";
import { useState } from "react";
import { ChoiceList } from "../../parts/form/choice-list.tsx";
import * as formStyles from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { StatusLine } from "../../parts/worklist/worklist.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { asStanding, waitingFor } from "../../session/call/waiting-for.tsx";
import * as styles from "./event.css.ts";
import { useReplyActs } from "./use-reply-acts.ts";

type ReplyFormProps = { event: CalendarEvent; year: number };

/** What a member says of an event, and said before. */
export function ReplyForm({ event, year }: ReplyFormProps) {
  const named = { id: event.id, year };
  const asked = trpc.event.getReply.useQuery(named, asStanding);
  const acts = useReplyActs(named);
  const waiting = waitingFor([asked], "참석 신청을 불러오지 못했습니다.");
  if (waiting || !asked.data) return waiting;
  const { reply, isOpen } = asked.data;
  return (
    <>
      <p>{keepTogether(standing(asked.data))}</p>
      <StatusLine status={acts.status} />
      {isOpen && <Sheet key={reply?.repliedAt} event={event} state={asked.data} acts={acts} />}
    </>
  );
}

/** What the member has said, and whether it may still change. */
function standing({ reply, isOpen, seatsLeft }: EventReplyState): string {
  const companions = reply?.companions ? `동반 ${reply.companions}명과 함께 ` : "";
  const said = reply && (reply.isComing ? `${companions}참석한다고 알려 주셨습니다.` : "불참한다고 알려 주셨습니다.");
  const seats = seatsLeft === null ? "" : ` 남은 자리는 ${seatsLeft}석입니다.`;
  if (isOpen) return `${said ?? "참석 여부를 알려 주세요."}${seats}`;
  return said ? `${said} 참석 신청은 끝났습니다.` : "참석 신청은 끝났습니다.";
}

const choices = [
  { value: "yes", word: "참석합니다", hint: "동반하시는 분이 있으면 아래에 적어 주세요." },
  { value: "no", word: "참석하지 못합니다", hint: "준비하는 데 도움이 됩니다." },
] as const;

type SheetProps = { event: CalendarEvent; state: EventReplyState; acts: ReturnType<typeof useReplyActs> };

function Sheet({ event: { maximumCompanions: most }, state: { reply }, acts }: SheetProps) {
  const [answer, setAnswer] = useState<"yes" | "no">(reply && !reply.isComing ? "no" : "yes");
  const isComing = answer === "yes";
  const send = (form: HTMLFormElement) => {
    const { companions = "0", note = "" } = valuesOf(form);
    return acts.send({ isComing, companions: isComing ? Number(companions) : 0, note });
  };
  return (
    <Form className={formStyles.form} busy={acts.isPending} onSubmit={send}>
      <ChoiceList label="참석 여부" name="answer" choices={choices} value={answer} onChange={setAnswer} />
      {isComing && most > 0 && (
        <Field label="동반하시는 분" hint="본인은 빼고 적어 주세요." error={acts.companionsError}>
          <div className={styles.narrow}>
            <Select name="companions" defaultValue={String(reply?.companions ?? 0)}>
              {Array.from({ length: most + 1 }, (_, count) => (
                <option key={count} value={count}>
                  {count === 0 ? "없음" : `${count}명`}
                </option>
              ))}
            </Select>
          </div>
        </Field>
      )}
      <Field label="전하실 말" hint="관리자만 봅니다.">
        <LimitedTextArea name="note" rows={2} defaultValue={reply?.note} maxLength={maximumReplyNote} />
      </Field>
      <p role="alert" className={styles.failure}>
        {acts.failure}
      </p>
      <div className={formStyles.actions}>
        {reply && (
          <Button variant="quiet" size="large" busy={acts.isPending} onClick={() => void acts.takeBack()}>
            참석 신청 취소
          </Button>
        )}
        <Button type="submit" variant="primary" size="large" busy={acts.isPending}>
          {reply ? "변경 저장" : "알리기"}
        </Button>
      </div>
    </Form>
  );
}
