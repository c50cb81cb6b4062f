import type { MemorialDay } from "@bulmo/contracts/memorial";
import { type EventDay, startIn } from "@bulmo/contracts/event-day";
import type { ShownTexts } from "../page-text/open-page-texts.ts";

/** The month is 0 where an association keeps no memorial. */
type LunarDay = { lunarMonth: number; lunarDay: number };

/** The ceremony for the masters before us, every year on the same day of the lunar calendar. */
export type Memorial = LunarDay & {
  name: string;
  place: string;
  /** Degrees of WGS 84; null where the map shows another place. */
  point: { latitude: number; longitude: number } | null;
};

/** What the association says of it on its pages. */
export function memorialOf({ business, direction }: Pick<ShownTexts, "business" | "direction">): Memorial {
  const { memorialTitle = "", memorialMonth = "0", memorialDay = "0", memorialPlace = "" } = business.text.fields;
  const { latitude, longitude } = direction.text.fields;
  return {
    name: memorialTitle,
    lunarMonth: Number(memorialMonth),
    lunarDay: Number(memorialDay),
    place: memorialPlace,
    point: direction.text.title === memorialPlace ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
  };
}

const koreanYear = new Intl.DateTimeFormat("en", { timeZone: "Asia/Seoul", year: "numeric" });

/**
 * The memorials of a year of the solar calendar. One at the end of the lunar year is in the next solar one, so that a year
 * may have two or none of them.
 */
function memorialDaysIn(year: number, { lunarMonth, lunarDay }: LunarDay): MemorialDay[] {
  const event: EventDay = { calendar: "LUNAR", month: lunarMonth, day: lunarDay, isLeapMonth: false };
  const dates = [year - 1, year].map((lunarYear) => startIn(event, lunarYear));
  const found = dates.filter((date) => date?.startsWith(String(year)));
  if (found.length > 0) return found.map((date) => ({ year, date }));
  return dates.includes(null) ? [{ year, date: null }] : [];
}

/** The memorials of the Korean year in which the moment lies, and of the one after it (ASC-19). */
export function memorialDaysAt(now: Date, day: LunarDay): MemorialDay[] {
  if (day.lunarMonth === 0) return [];
  const thisYear = Number(koreanYear.format(now));
  return [thisYear, thisYear + 1].flatMap((year) => memorialDaysIn(year, day));
}
