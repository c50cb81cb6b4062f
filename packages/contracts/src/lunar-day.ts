import { dateOf } from "./day.ts";
import lunarCalendar from "korean-lunar-calendar";

type CalendarDay = { year: number; month: number; day: number; intercalation?: boolean };

type LunarCalendarClass = new () => {
  /** False for a day that it does not know. */
  setLunarDate: (year: number, month: number, day: number, isLeapMonth: boolean) => boolean;
  setSolarDate: (year: number, month: number, day: number) => boolean;
  getSolarCalendar: () => CalendarDay;
  getLunarCalendar: () => CalendarDay;
};

// Its types describe the CommonJS build, in which the class is one level deeper.
const LunarCalendar = lunarCalendar as unknown as LunarCalendarClass;

/**
 * YYYY-MM-DD of a day of the lunar calendar; null for a day or a leap month that the year does not have, and beyond the
 * calendar, which ends with 2050.
 */
export function solarDateOf(lunarYear: number, lunarMonth: number, lunarDay: number, isLeapMonth = false) {
  const calendar = new LunarCalendar();
  // Asked for a day it does not know it would go on answering with the last one.
  if (!calendar.setLunarDate(lunarYear, lunarMonth, lunarDay, isLeapMonth)) return null;
  const { year, month, day } = calendar.getSolarCalendar();
  return dateOf(year, month, day);
}

/** The lunar day of a solar one (YYYY-MM-DD); null beyond the calendar. */
export function lunarDayOf(date: string) {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const calendar = new LunarCalendar();
  if (!calendar.setSolarDate(year, month, day)) return null;
  const lunar = calendar.getLunarCalendar();
  return { lunarMonth: lunar.month, lunarDay: lunar.day, isLeapMonth: lunar.intercalation ?? false };
}
