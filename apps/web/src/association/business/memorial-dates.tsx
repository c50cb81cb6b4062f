import type { MemorialDay } from "@bulmo/contracts/memorial";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { formatDay } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as rows from "../longform/rows.css.ts";
import * as styles from "./memorial-dates.css.ts";

/** When the memorial is, this year and the next (ASC-19); the page says on which lunar day. Its route prefetches `memorial.get`. */
export function MemorialDates() {
  const { data, isPending, isFetching, refetch } = trpc.memorial.get.useQuery();
  if (isPending) return <BusyState />;
  if (!data)
    return (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        올해와 내년의 날짜를 불러오지 못했습니다.
      </ErrorState>
    );
  return <MemorialDays days={data} />;
}

export function MemorialDays({ days }: { days: readonly MemorialDay[] }) {
  return (
    <div className={styles.dates}>
      <p className={styles.caption}>올해와 내년의 양력 날짜</p>
      <dl className={styles.days}>
        {days.map(({ year, date }) => (
          <div key={date ?? year} className={rows.pair}>
            <dt className={rows.quiet}>{year}년</dt>
            <dd>
              {date ? (
                <time dateTime={date}>{keepTogether(formatDay(date))}</time>
              ) : (
                "양력 날짜를 아직 알 수 없습니다. 음력 달력이 나오는 대로 알려 드립니다."
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Button asChild size="small">
        <a href="/calendar.ics" className={styles.calendar}>
          <Icon name="calendar" />
          달력에 추가
        </a>
      </Button>
    </div>
  );
}
