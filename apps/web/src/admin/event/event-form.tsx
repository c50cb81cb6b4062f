import { type CalendarEvent, type EventCreate, eventCreateInput } from "@bulmo/contracts/event";
import { type FirstIssue, firstIssue } from "@bulmo/contracts/first-issue";
import { Button } from "@bulmo/ui/button";
import { type RefObject, useRef, useState } from "react";
import { sitePath } from "../../page/site-path.ts";
import { FieldConflict, type FieldComparison } from "../../parts/form/field-conflict.tsx";
import * as form from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Removal } from "../../parts/form/removal.tsx";
import { useConflict } from "../../parts/form/use-conflict.ts";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { Link } from "../../parts/link/link.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { Cancelling } from "./event-cancelling.tsx";
import { EventDate } from "./event-date.tsx";
import { EventFacts, EventPlace, EventPoster, EventReplying } from "./event-facts.tsx";
import { type Recipients, saveNoticeOf } from "./recipients.ts";
import { useSaveEvent } from "./use-save-event.ts";
import { comparedEvent, writtenIn } from "./written-event.ts";

type EventFormProps = { event?: CalendarEvent; recipients?: Recipients };

const nobody: Recipients = [];

/** All of an event in one form (DAY-05); undefined for a new one, of which nobody is mailed. */
export function EventForm({ event, recipients = nobody }: EventFormProps) {
  const [begun, setBegun] = useState(event);
  // What another administrator saved is begun with anew.
  return <Sheet key={begun?.revision} event={begun} recipients={recipients} onTake={setBegun} />;
}

type SheetProps = {
  event: CalendarEvent | undefined;
  recipients: Recipients;
  onTake: (theirs: CalendarEvent) => void;
};

function Sheet({ event, recipients, onTake }: SheetProps) {
  const sheet = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  const { markSaved } = useUnsavedChanges(sheet);
  const [poster, setPoster] = useState(event?.poster ?? "");
  const { conflict, saving } = useSaving(sheet, {
    event,
    onSaved: markSaved,
    onWrong: (wrong) => void (sheet.current && formError.showError(sheet.current, wrong)),
  });
  const { errorOf } = formError;
  const mailed = event ? saveNoticeOf(event, recipients) : "";
  const send = async (sent: HTMLFormElement) => {
    const given = writtenIn(sent, poster);
    const wrong = firstIssue(eventCreateInput, given);
    if (wrong) return formError.showError(sent, wrong);
    return saving.save(eventCreateInput.parse(given), conflict.revision());
  };
  return (
    <div className={actionRows.steps}>
      <FieldConflict conflict={conflict} busy={saving.isPending} onTake={onTake} />
      <Form ref={sheet} className={form.form} busy={saving.isPending} onInput={formError.clearOnInput} onSubmit={send}>
        <StepTitle>{event ? `${event.title} 고치기` : "행사 추가"}</StepTitle>
        <EventFacts event={event} errorOf={errorOf} />
        <EventDate event={event} errorOf={errorOf} />
        <EventPlace event={event} errorOf={errorOf} />
        <EventPoster event={event} errorOf={errorOf} poster={poster} onPoster={setPoster} />
        <EventReplying event={event} errorOf={errorOf} />
        {mailed !== "" && <p className={form.hint}>{mailed}</p>}
        <div className={form.actions}>
          <Button asChild size="large">
            <Link to={sitePath("/admin/event")}>목록</Link>
          </Button>
          <Button type="submit" variant="primary" size="large" busy={saving.isPending}>
            {event ? "저장" : "행사 추가"}
          </Button>
        </div>
      </Form>
      {event?.occurrence && (
        <Cancelling
          event={event}
          occurrence={event.occurrence}
          recipientCount={recipients.find(({ year }) => year === event.occurrence?.year)?.count ?? 0}
          onDone={onTake}
        />
      )}
      {event && (
        <Removal
          label="행사 지우기"
          hint="회원이 알린 참석 여부도 함께 지워지며, 회원에게는 알리지 않습니다. 열리지 않게 된 행사는 지우지 않고 취소하시면 달력에 취소로 나오고, 참석한다고 알린 회원에게 메일로 알립니다."
          kept=""
          busy={saving.isPending}
          onRemove={() => void saving.remove(event)}
        />
      )}
    </div>
  );
}

type SavingOptions = {
  event: CalendarEvent | undefined;
  onSaved: () => void;
  onWrong: (wrong: FirstIssue) => void;
};

/** Saves what is written, and knows what another administrator saved meanwhile. */
function useSaving(sheet: RefObject<HTMLFormElement | null>, { event, onSaved, onWrong }: SavingOptions) {
  const conflict = useConflict<FieldComparison<CalendarEvent>>({ revision: event?.revision, form: sheet });
  const saving = useSaveEvent({
    event,
    onSaved,
    onWrong,
    onConflict: (theirs: CalendarEvent, mine: EventCreate) =>
      conflict.setCurrent({ revision: theirs.revision, theirs, fields: comparedEvent(mine, theirs) }),
  });
  return { conflict, saving };
}
