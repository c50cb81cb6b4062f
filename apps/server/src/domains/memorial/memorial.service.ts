import type { MemorialDay } from "@bulmo/contracts/memorial";
import type { ShownTexts } from "../page-text/open-page-texts.ts";
import lunarCalendar from "korean-lunar-calendar";

type LunarCalendarClass = new () => {
  /** False for a day that it does not know. */
  setLunarDate: (year: number, month: number, day: number, isLeapMonth: boolean) => boolean;
  getSolarCalendar: () => { year: number; month: number; day: number };
};

// Its types describe the CommonJS build, in which the class is one level deeper.
const LunarCalendar = lunarCalendar as unknown as LunarCalendarClass;

const two = (value: number) => String(value).padStart(2, "0");

/** YYYY-MM-DD of a day of the lunar calendar, not in a leap month; null beyond the calendar, which ends with 2050. */
export function solarDateOf(lunarYear: number, lunarMonth: number, lunarDay: number): string | null {
  const calendar = new LunarCalendar();
  // Asked for a year it does not know it would go on answering with the last one.
  if (!calendar.setLunarDate(lunarYear, lunarMonth, lunarDay, false)) return null;
  const { year, month, day } = calendar.getSolarCalendar();
  return `${year}-${two(month)}-${two(day)}`;
}

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

/** The memorial of the Korean year in which the moment lies, and of the one after it (ASC-19). */
export function memorialDaysAt(now: Date, { lunarMonth, lunarDay }: LunarDay): MemorialDay[] {
  if (lunarMonth === 0) return [];
  const thisYear = Number(koreanYear.format(now));
  return [thisYear, thisYear + 1].map((year) => ({ year, date: solarDateOf(year, lunarMonth, lunarDay) }));
}
