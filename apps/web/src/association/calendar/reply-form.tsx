import type { CalendarEvent } from "@bulmo/contracts/event";
import type { EventReplyState } from "@bulmo/contracts/event-reply";
import { eventMessages, maximumReplyNote } from "@bulmo/contracts/event-rule";
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
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import * as styles from "./event.css.ts";
import { allTaken, repliesClosed } from "./event-words.ts";
import { freeSeats, mostCompanions } from "./reply-room.ts";
import { useReplyActs } from "./use-reply-acts.ts";

type ReplyFormProps = { event: CalendarEvent; year: number };

/** Milliseconds between two looks at how many seats are left, while somebody may take one. */
const lookEvery = 15_000;

/** What a member says of an event, and said before. */
export function ReplyForm({ event, year }: ReplyFormProps) {
  const named = { id: event.id, year };
  const asked = trpc.event.getReply.useQuery(named, {
    ...asStanding,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state: { data } }) => (data?.isOpen && data.seatsLeft !== null ? lookEvery : false),
  });
  const acts = useReplyActs(named);
  // A look that fails takes nothing away: what the form holds stays.
  const waiting = waitingFor([{ ...asked, isError: asked.isLoadingError }], "참석 신청을 불러오지 못했습니다.");
  if (waiting || !asked.data) return waiting;
  const { reply, isOpen } = asked.data;
  return (
    <>
      <p aria-live="polite">{keepTogether(standing(asked.data))}</p>
      <StatusLine status={acts.status} />
      {isOpen && <Sheet key={reply?.repliedAt} event={event} state={asked.data} acts={acts} />}
    </>
  );
}

function seatsSentence(free: number | null): string {
  if (free === null) return "";
  return free === 0 ? ` ${allTaken}` : ` 남은 자리는 ${free}석입니다.`;
}

/** What the member has said, and whether it may still change. */
function standing(state: EventReplyState): string {
  const { reply, isOpen } = state;
  const companions = reply?.companions ? `동반 ${reply.companions}명과 함께 ` : "";
  const said = reply && (reply.isComing ? `${companions}참석한다고 알려 주셨습니다.` : "불참한다고 알려 주셨습니다.");
  const free = freeSeats(state);
  if (isOpen && !said && free === 0) return `${allTaken} 참석하지 못하시면 알려 주세요.`;
  if (isOpen) return `${said ?? "참석 여부를 알려 주세요."}${seatsSentence(free)}`;
  return said ? `${said} ${repliesClosed}` : repliesClosed;
}

/** What is said of coming; `most` may be brought, of as many as the event lets one bring. */
function comingHint(most: number | null, allowed: number): string {
  if (most === null) return "자리가 나면 여기에서 고르실 수 있습니다.";
  if (most > 0) return "동반하시는 분이 있으면 아래에 적어 주세요.";
  return allowed > 0 ? "남은 자리가 없어 동반하실 수 없습니다." : eventMessages.companionsTooMany(0);
}

const choicesOf = (most: number | null, allowed: number) => [
  { value: "yes" as const, word: "참석합니다", hint: comingHint(most, allowed), isLocked: most === null },
  { value: "no" as const, word: "참석하지 못합니다", hint: "준비하는 데 도움이 됩니다." },
];

type Answer = "yes" | "no";

const firstAnswer = ({ reply }: EventReplyState, most: number | null): Answer =>
  most === null || (reply && !reply.isComing) ? "no" : "yes";

type SheetProps = { event: CalendarEvent; state: EventReplyState; acts: ReturnType<typeof useReplyActs> };

function Sheet({ event, state, acts }: SheetProps) {
  const { reply } = state;
  const most = mostCompanions(event, state);
  const [answer, setAnswer] = useState(() => firstAnswer(state, most));
  const [companions, setCompanions] = useState(reply?.companions ?? 0);
  // Who had chosen to come chooses again when it filled up meanwhile: nothing else is said for them.
  const chosen = answer === "yes" && most === null ? null : answer;
  const send = (form: HTMLFormElement) => {
    if (chosen === null) return undefined;
    const isComing = chosen === "yes";
    return acts.send({ isComing, companions: isComing ? companions : 0, note: valuesOf(form)["note"] ?? "" });
  };
  return (
    <Form className={formStyles.form} busy={acts.isPending} onSubmit={send}>
      <ChoiceList
        label="참석 여부"
        name="answer"
        choices={choicesOf(most, event.maximumCompanions)}
        value={chosen}
        onChange={setAnswer}
        error={chosen === null ? "그사이 자리가 모두 찼습니다. 참석 여부를 다시 골라 주세요." : undefined}
      />
      {chosen === "yes" && most !== null && (most > 0 || companions > 0) && (
        <CompanionsField
          most={most}
          allowed={event.maximumCompanions}
          value={companions}
          onChange={setCompanions}
          error={acts.companionsError}
        />
      )}
      <Field label="전하실 말" hint="관리자만 봅니다.">
        <LimitedTextArea name="note" rows={2} defaultValue={reply?.note} maxLength={maximumReplyNote} />
      </Field>
      <p role="alert" className={styles.failure}>
        {acts.failure}
      </p>
      <Actions hasReplied={reply !== null} acts={acts} />
    </Form>
  );
}

const Actions = ({ hasReplied, acts }: { hasReplied: boolean; acts: SheetProps["acts"] }) => (
  <div className={formStyles.actions}>
    {hasReplied && (
      <Button variant="quiet" size="large" busy={acts.isPending} onClick={() => void acts.takeBack()}>
        참석 신청 취소
      </Button>
    )}
    <Button type="submit" variant="primary" size="large" busy={acts.isPending}>
      {hasReplied ? "변경 저장" : "알리기"}
    </Button>
  </div>
);

type CompanionsFieldProps = {
  /** How many there are seats for, and how many the event lets one bring. */
  most: number;
  allowed: number;
  value: number;
  onChange: (companions: number) => void;
  error: string | undefined;
};

/** What was chosen stays among the choices, also where seats went meanwhile: the server says so then. */
const CompanionsField = ({ most, allowed, value, onChange, error }: CompanionsFieldProps) => (
  <Field
    label="동반하시는 분"
    hint={`본인은 빼고 적어 주세요.${most < allowed ? ` 남은 자리에 맞추어 ${most}명까지 고르실 수 있습니다.` : ""}`}
    error={error}
  >
    <div className={styles.narrow}>
      <Select name="companions" value={String(value)} onChange={({ target }) => onChange(Number(target.value))}>
        {Array.from({ length: Math.max(most, value) + 1 }, (_, count) => (
          <option key={count} value={count}>
            {count === 0 ? "없음" : `${count}명`}
          </option>
        ))}
      </Select>
    </div>
  </Field>
);
