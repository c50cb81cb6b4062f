import type { LunarDay } from "@bulmo/contracts/event";
import { eventMessages } from "@bulmo/contracts/event-rule";
import { useQuery } from "@tanstack/react-query";
import * as form from "../../parts/form/form.css.ts";
import { dayFromNow, formatWholeDay } from "../../parts/text/date.ts";
import { trpc } from "../../session/call/trpc.ts";
import { type LunarDate, monthsAround, solarDayIn } from "./solar-day.ts";

type SolarDayProps = { date: LunarDate | null; isYearly: boolean };

/** What is every year is told of the present one, unless it begins later. */
const shownYear = ({ year }: LunarDate, isYearly: boolean) =>
  isYearly ? Math.max(year, Number(dayFromNow(0).slice(0, 4))) : year;

/** The lunar days of the months around it; undefined until they are known. */
function useLunarDays(date: LunarDate | null): readonly LunarDay[] | undefined {
  const utils = trpc.useUtils();
  const months = date ? monthsAround(date) : [];
  const asked = useQuery({
    queryKey: ["lunar-days", months],
    queryFn: async () => {
      const lists = await Promise.all(months.map((month) => utils.event.list.fetch(month)));
      return lists.flatMap(({ lunarDays }) => lunarDays);
    },
    enabled: date !== null,
    // No calendar changes.
    staleTime: Infinity,
  });
  return asked.data;
}

/** On which day of the solar calendar a lunar day falls, told while it is typed (DAY-05). */
export function SolarDayLine({ date, isYearly }: SolarDayProps) {
  const shown = date && { ...date, year: shownYear(date, isYearly) };
  const days = useLunarDays(shown);
  return (
    <p role="status" className={form.hint}>
      {shown && days && sentenceOf(days, shown, isYearly)}
    </p>
  );
}

function sentenceOf(days: readonly LunarDay[], date: LunarDate, isYearly: boolean): string {
  if (days.length === 0) return eventMessages.lunarUnknown;
  const solar = solarDayIn(days, date, isYearly);
  if (solar === null) return eventMessages.leapMissing;
  const day = `양력 ${formatWholeDay(solar)}`;
  return isYearly ? `음력으로 ${date.year}년에는 ${day}에 합니다.` : `${day}입니다.`;
}
