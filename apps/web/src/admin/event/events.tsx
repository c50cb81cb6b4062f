import type { EventRow } from "@bulmo/contracts/event";
import { calendarPath } from "@bulmo/contracts/event-rule";
import { Button } from "@bulmo/ui/button";
import { EmptyState } from "@bulmo/ui/state";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { sitePath } from "../../page/site-path.ts";
import * as form from "../../parts/form/form.css.ts";
import { Link } from "../../parts/link/link.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { dayFromNow, formatWholeDay } from "../../parts/text/date.ts";
import { StatusLine } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { isUnknown } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { EventForm } from "./event-form.tsx";
import { Replies } from "./event-replies.tsx";
import type { EventManageSearch } from "./event-search.ts";
import { sentenceOf, stateNames } from "./event-sentences.ts";
import { EventUndo } from "./event-undo.tsx";
import * as styles from "./event.css.ts";

const path = sitePath("/admin/event");
const failed = "행사를 불러오지 못했습니다.";

/** All events, the form of one, and who comes to it (DAY-05). For administrators, behind a guard. */
export function Events({ search: { edit, replies, year, done, title } }: { search: EventManageSearch }) {
  const navigate = useNavigate();
  const status = useMemo(() => ({ sentence: done && title ? sentenceOf(done, title) : "" }), [done, title]);
  if (edit === "new") return <EventForm />;
  if (edit !== undefined) return <Editing key={edit} id={Number(edit)} />;
  if (replies !== undefined && year !== undefined)
    return <Replies key={`${replies} ${year}`} id={Number(replies)} year={Number(year)} />;
  return (
    <div className={actionRows.steps}>
      <p className={form.hint}>
        공개한 행사는 누구나 달력에서 봅니다. 참석 여부는 회원만 알리고, 그 명단은 관리자만 봅니다. 추모다례재는
        주요사업에 적은 음력 날짜로 달력에 함께 나옵니다.
      </p>
      <StatusLine status={status} />
      <EventUndo onUndone={(undone) => navigate({ to: path, search: { done: "undone", title: undone } })} />
      <div>
        <Button asChild variant="primary">
          <Link to={path} search={{ edit: "new" }}>
            행사 추가
          </Link>
        </Button>
      </div>
      <Lists />
    </div>
  );
}

/** Drafts, what is to come, and what was. */
function Lists() {
  const [today] = useState(() => dayFromNow(0));
  const all = trpc.event.listAll.useQuery(undefined, asStanding);
  const waiting = waitingFor([all], failed);
  if (waiting || !all.data) return waiting;
  if (all.data.length === 0)
    return (
      <EmptyState title="아직 행사가 없습니다.">
        총회나 답사, 음력으로 지내는 행사를 추가하시면 달력에 나옵니다.
      </EmptyState>
    );
  const published = all.data.filter(({ state }) => state === "PUBLISHED").toSorted(byStart);
  const isPast = ({ occurrence }: EventRow) => occurrence === null || occurrence.endsOn < today;
  return (
    <>
      <Group title="초안" events={all.data.filter(({ state }) => state === "DRAFT")} />
      <Group title="다가오는 행사" events={published.filter((event) => !isPast(event))} />
      <Group title="지난 행사" events={published.filter(isPast).toReversed()} />
    </>
  );
}

const startOf = ({ occurrence }: EventRow) => occurrence?.startsOn ?? "";
const byStart = (one: EventRow, other: EventRow) => (startOf(one) < startOf(other) ? -1 : 1);

function Group({ title, events }: { title: string; events: readonly EventRow[] }) {
  if (events.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ul className={rows.list}>
        {events.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}

const dayWords = ({ occurrence }: EventRow) =>
  occurrence ? formatWholeDay(occurrence.startsOn) : "음력 달력이 없어 날짜를 알 수 없습니다.";

const peopleWords = ({ peopleCount, capacity }: EventRow) =>
  capacity === null ? `${peopleCount}명 참석` : `${peopleCount}/${capacity}명 참석`;

function Row({ event }: { event: EventRow }) {
  const { id, title, calendar, isYearly, state, takesReplies, occurrence } = event;
  return (
    <li className={actionRows.row}>
      <div>
        <p className={actionRows.name}>{title}</p>
        <p className={rows.details}>
          <span className={state === "DRAFT" ? styles.draft : undefined}>{stateNames[state]}</span>
          <span>{dayWords(event)}</span>
          {isYearly && <span>{calendar === "LUNAR" ? "해마다 음력으로" : "해마다"}</span>}
          {!isYearly && calendar === "LUNAR" && <span>음력</span>}
          {takesReplies && <span>{peopleWords(event)}</span>}
          {occurrence?.isCancelled && <span className={styles.cancelled}>취소</span>}
        </p>
      </div>
      <div className={actionRows.buttons}>
        <Button asChild size="small">
          <Link to={sitePath(`${calendarPath}/${id}`)} aria-label={`${title} 보기`}>
            보기
          </Link>
        </Button>
        {takesReplies && occurrence && (
          <Button asChild size="small">
            <Link
              to={path}
              search={{ replies: String(id), year: String(occurrence.year) }}
              aria-label={`${title} 참석 명단`}
            >
              참석 명단
            </Link>
          </Button>
        )}
        <Button asChild size="small">
          <Link to={path} search={{ edit: String(id) }} aria-label={`${title} 고치기`}>
            고치기
          </Link>
        </Button>
      </div>
    </li>
  );
}

function Editing({ id }: { id: number }) {
  const one = trpc.event.get.useQuery({ id }, asStanding);
  // How many would be mailed is there before anything can be pressed, and moves no button as it comes.
  const all = trpc.event.listAll.useQuery(undefined, asStanding);
  if (isUnknown(one.error) && !one.isFetching)
    return (
      <EmptyState
        title="행사를 찾을 수 없습니다."
        action={
          <Button asChild size="large">
            <Link to={path}>목록</Link>
          </Button>
        }
      >
        지워졌거나 주소가 바뀌었을 수 있습니다.
      </EmptyState>
    );
  const waiting = waitingFor([one], failed, { isFresh: true }) ?? waitingFor([all], failed);
  if (waiting || !one.data) return waiting;
  const row = all.data?.find((event) => event.id === id);
  return <EventForm event={one.data} recipients={row?.recipients ?? []} />;
}
