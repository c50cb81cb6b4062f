import type { CalendarEvent, EventOccurrence } from "@bulmo/contracts/event";
import { calendarPath } from "@bulmo/contracts/event-rule";
import { Icon } from "@bulmo/ui/icon";
import { TextLink } from "@bulmo/ui/link";
import type { ReactNode } from "react";
import { sitePath } from "../../page/site-path.ts";
import { CopyButton } from "../../parts/copy/copy-button.tsx";
import { ExternalLink } from "../../parts/link/external-link.tsx";
import { Link } from "../../parts/link/link.tsx";
import { Occasion, OccasionFact } from "../../parts/occasion/occasion.tsx";
import { formatWholeDay } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { monthName, monthOf } from "./calendar-month.ts";
import * as styles from "./event.css.ts";
import { daysOf, hoursOf, ruleOf } from "./event-words.ts";

/** An event: its poster, when and where it is, what it is about (DAY-05). `reply` stands below it. */
export function EventView({ event, reply }: { event: CalendarEvent; reply: ReactNode }) {
  const { poster, posterDescription, description, occurrence } = event;
  return (
    <div className={styles.parts}>
      {occurrence?.isCancelled && <p className={styles.cancelled}>이 행사는 취소되었습니다.</p>}
      <Occasion
        poster={poster}
        posterDescription={posterDescription}
        facts={<Facts event={event} />}
        links={<Links id={event.id} occurrence={occurrence} />}
        introduction={description}
      />
      {reply}
    </div>
  );
}

const Links = ({ id, occurrence }: Pick<CalendarEvent, "id" | "occurrence">) => (
  <>
    <TextLink href={`${calendarPath}/${id}/calendar.ics`} variant="more">
      <Icon name="download" />
      달력에 넣기
    </TextLink>
    <TextLink asChild variant="more">
      <Link to={sitePath(calendarPath)} search={monthSearch(occurrence)}>
        행사 달력
        <Icon name="chevron-right" />
      </Link>
    </TextLink>
  </>
);

/** The month in which it is. */
const monthSearch = (occurrence: EventOccurrence | null) => {
  const month = monthOf(occurrence?.startsOn.slice(0, 7));
  return (month ? { month: monthName(month) } : {}) as never;
};

function Facts({ event }: { event: CalendarEvent }) {
  const { occurrence, venue, address } = event;
  const hours = hoursOf(event);
  const others = event.coming.filter(({ year }) => year !== occurrence?.year);
  return (
    <>
      <OccasionFact name="날짜">
        {occurrence ? (
          <time dateTime={occurrence.startsOn}>{keepTogether(daysOf(occurrence))}</time>
        ) : (
          "음력 달력이 아직 나오지 않아 양력 날짜를 알 수 없습니다."
        )}
        {ruleOf(event) && <p className={styles.quiet}>{keepTogether(ruleOf(event))}</p>}
      </OccasionFact>
      {hours && <OccasionFact name="시간">{keepTogether(hours)}</OccasionFact>}
      {(venue || address) && (
        <OccasionFact name="장소">
          {venue && <p>{keepTogether(venue)}</p>}
          {address && <address className={styles.address}>{keepTogether(address)}</address>}
          <Maps place={address || venue} hasAddress={address !== ""} />
        </OccasionFact>
      )}
      {occurrence?.repliesUntil && !occurrence.isCancelled && (
        <OccasionFact name="참석 신청">{`${formatWholeDay(occurrence.repliesUntil)}까지`}</OccasionFact>
      )}
      {event.isYearly && others.length > 0 && (
        <OccasionFact name="그다음">
          {others.map(({ year, startsOn }) => (
            <p key={year}>
              <time dateTime={startsOn}>{keepTogether(formatWholeDay(startsOn))}</time>
            </p>
          ))}
        </OccasionFact>
      )}
    </>
  );
}

const Maps = ({ place, hasAddress }: { place: string; hasAddress: boolean }) => (
  <div className={styles.maps}>
    {hasAddress && <CopyButton text={place} label="주소 복사" flush />}
    <ExternalLink href={`https://map.kakao.com/link/search/${encodeURIComponent(place)}`}>
      카카오맵에서 보기
    </ExternalLink>
    <ExternalLink href={`https://map.naver.com/p/search/${encodeURIComponent(place)}`}>
      네이버 지도에서 보기
    </ExternalLink>
  </div>
);
