import { firstDayFault, startIn } from "@bulmo/contracts/event-day";
import { eventMessages } from "@bulmo/contracts/event-rule";
import * as form from "../../parts/form/form.css.ts";
import { dayFromNow, formatWholeDay } from "../../parts/text/date.ts";
import type { LunarDate } from "./solar-day.ts";

type SolarDayProps = { date: LunarDate | null; isYearly: boolean };

/** On which day of the solar calendar a lunar day falls, told while it is typed (DAY-05). Brings the lunar calendar along. */
export const SolarDayLine = ({ date, isYearly }: SolarDayProps) => (
  <p role="status" className={form.hint}>
    {date && sentenceOf(date, isYearly, Number(dayFromNow(0).slice(0, 4)))}
  </p>
);

/** What is every year is told of the present one, unless it begins later. */
export function sentenceOf(typed: LunarDate, isYearly: boolean, presentYear: number): string {
  const year = isYearly ? Math.max(typed.year, presentYear) : typed.year;
  const event = { ...typed, calendar: "LUNAR", isYearly, year } as const;
  const solar = startIn(event, year);
  const fault = firstDayFault(event);
  if (fault || solar === null) return fault?.message ?? eventMessages.lunarUnknown;
  const day = `양력 ${formatWholeDay(solar)}`;
  return isYearly ? `음력으로 ${year}년에는 ${day}에 합니다.` : `${day}입니다.`;
}
