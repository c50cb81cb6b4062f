import type { Exhibition } from "@bulmo/contracts/exhibition";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { formatDay, formatWholeDay } from "../../parts/text/date.ts";

type Period = Pick<Exhibition, "startsOn" | "endsOn" | "isByMonth">;

const yearOf = (date: string) => date.slice(0, 4);

const Day = ({ date, children }: { date: string; children: string }) => (
  <time dateTime={date}>{keepTogether(children)}</time>
);

/** 2027년 5월, or from one day to another; the year once where it is the same. */
export function ExhibitionPeriod({ exhibition: { startsOn, endsOn, isByMonth } }: { exhibition: Period }) {
  if (isByMonth) {
    const month = startsOn.slice(0, 7);
    return <Day date={month}>{`${Number(yearOf(month))}년 ${Number(month.slice(5))}월`}</Day>;
  }
  const end = endsOn !== null && endsOn !== startsOn ? endsOn : null;
  return (
    <>
      <Day date={startsOn}>{formatWholeDay(startsOn)}</Day>
      {end && (
        <>
          {" – "}
          <Day date={end}>{yearOf(end) === yearOf(startsOn) ? formatDay(end) : formatWholeDay(end)}</Day>
        </>
      )}
    </>
  );
}
