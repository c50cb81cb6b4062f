import type { MemorialDay } from "@bulmo/contracts/memorial";
import { solarDateOf } from "@bulmo/contracts/lunar-day";
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

/** The memorial of the Korean year in which the moment lies, and of the one after it (ASC-19). */
export function memorialDaysAt(now: Date, { lunarMonth, lunarDay }: LunarDay): MemorialDay[] {
  if (lunarMonth === 0) return [];
  const thisYear = Number(koreanYear.format(now));
  return [thisYear, thisYear + 1].map((year) => ({ year, date: solarDateOf(year, lunarMonth, lunarDay) }));
}
