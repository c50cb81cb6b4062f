import type { EventList, ListedEvent } from "@bulmo/contracts/event";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { EmptyState } from "@bulmo/ui/state";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import type { ReactNode } from "react";
import { sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import { formatDay, formatWholeDay } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as styles from "./calendar.css.ts";
import { type Month, monthAfter, monthName, onDay, weeksOf } from "./calendar-month.ts";
import { EventLink } from "./event-link.tsx";
import { daysOf, hoursOf, timeOf } from "./event-words.ts";

const path = sitePath("/news/calendar");
const weekdays = ["일", "월", "화", "수", "목", "금", "토"];

const titleOf = ({ year, month }: Month) => `${year}년 ${month}월`;

/** A month of events: a table on a desk, a list on a phone (DAY-05). */
export function CalendarView({ list }: { list: EventList }) {
  const shown = { year: list.year, month: list.month ?? 1 };
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <h2 className={styles.title}>{titleOf(shown)}</h2>
        <Months shown={shown} today={list.today} />
      </div>
      <MonthTable list={list} shown={shown} />
      <MonthList list={list} />
      <NextEvent next={list.next} />
      <Uncomputed titles={list.uncomputed} />
      <p className={styles.feed}>
        <Button asChild size="small">
          <a href="/calendar.ics">
            <Icon name="calendar" />
            모든 행사를 내 달력에 넣기
          </a>
        </Button>
      </p>
    </div>
  );
}

/** The way to other months; the address of the present one names none. */
function Months({ shown, today }: { shown: Month; today: string }) {
  const isPresent = today.startsWith(monthName(shown));
  return (
    <nav aria-label="다른 달" className={styles.months}>
      <MonthLink month={monthAfter(shown, -1)} label="지난달">
        <Icon name="chevron-left" />
      </MonthLink>
      {!isPresent && (
        <Button asChild size="small" variant="quiet">
          <Link to={path}>이번 달</Link>
        </Button>
      )}
      <MonthLink month={monthAfter(shown, 1)} label="다음 달">
        <Icon name="chevron-right" />
      </MonthLink>
    </nav>
  );
}

type MonthLinkProps = { month: Month | undefined; label: string; children: ReactNode };

/** A robot that follows them never ends. */
const MonthLink = ({ month, label, children }: MonthLinkProps) =>
  month && (
    <Link
      to={path}
      search={{ month: monthName(month) } as never}
      rel="nofollow"
      aria-label={`${label}, ${titleOf(month)}`}
      className={styles.arrow}
    >
      {children}
    </Link>
  );

function MonthTable({ list: { list, lunarDays, today }, shown }: { list: EventList; shown: Month }) {
  const lunar = new Map(lunarDays.map((day) => [day.date, day]));
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{`${titleOf(shown)} 행사 달력. 날짜 옆의 작은 수는 음력입니다.`}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" className={styles.weekday}>
              {day}
              <VisuallyHidden>요일</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(shown).map((week, row) => (
          <tr key={week.find(Boolean) ?? row}>
            {week.map((date, column) =>
              date === null ? (
                <td key={weekdays[column]} className={styles.day}>
                  {" "}
                </td>
              ) : (
                <Day
                  key={date}
                  date={date}
                  events={onDay(list, date)}
                  isToday={date === today}
                  lunar={lunar.get(date)}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = {
  date: string;
  events: readonly ListedEvent[];
  isToday: boolean;
  lunar: EventList["lunarDays"][number] | undefined;
};

function Day({ date, events, isToday, lunar }: DayProps) {
  return (
    <td className={styles.day} aria-current={isToday ? "date" : undefined}>
      <p className={styles.dates}>
        <time dateTime={date} className={isToday ? styles.today : undefined}>
          {Number(date.slice(8))}
          <VisuallyHidden>{isToday ? "일, 오늘" : "일"}</VisuallyHidden>
        </time>
        {lunar && (
          <span className={styles.lunar}>
            <VisuallyHidden>음력 </VisuallyHidden>
            {lunar.isLeapMonth && "윤"}
            {lunar.lunarMonth}.{lunar.lunarDay}
          </span>
        )}
      </p>
      {events.length > 0 && (
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={`${event.id} ${event.year}`} className={styles.event}>
              {event.startTime !== null && event.startsOn === date && (
                <span className={styles.hour}>{timeOf(event.startTime)}</span>
              )}
              <EventLink event={event} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

/** Where a month is empty, on a desk and on a phone: what comes after it. */
const NextEvent = ({ next }: { next: ListedEvent | null }) =>
  next && (
    <p className={styles.next}>
      다음 행사: <time dateTime={next.startsOn}>{keepTogether(formatWholeDay(next.startsOn))}</time>{" "}
      <EventLink event={next} variant="inline" />
    </p>
  );

function MonthList({ list: { list, next, today } }: { list: EventList }) {
  if (list.length === 0)
    return (
      <div className={styles.empty}>
        <EmptyState title="이달에는 행사가 없습니다.">
          {!next && "다른 달의 행사는 위의 화살표로 살펴보실 수 있습니다."}
        </EmptyState>
      </div>
    );
  return (
    <ol className={styles.list}>
      {list.map((event) => (
        <li key={`${event.id} ${event.year}`} className={styles.item}>
          <p className={styles.when}>
            <time dateTime={event.startsOn}>
              {keepTogether(event.startsOn === event.endsOn ? formatDay(event.startsOn) : daysOf(event))}
            </time>
            {event.startsOn <= today && today <= event.endsOn && <span className={styles.now}>오늘</span>}
          </p>
          <p className={styles.name}>
            <EventLink event={event} />
          </p>
          <p className={styles.more}>{[hoursOf(event), event.venue].filter(Boolean).join(" · ")}</p>
        </li>
      ))}
    </ol>
  );
}

/** Said instead of guessed. */
const Uncomputed = ({ titles }: { titles: readonly string[] }) =>
  titles.length > 0 && (
    <p className={styles.note}>
      {`음력 달력이 아직 나오지 않아 이해의 날짜를 알 수 없는 행사가 있습니다: ${titles.join(", ")}`}
    </p>
  );
