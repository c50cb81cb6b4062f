import { z } from "zod";

/**
 * No day of the association's is older than its painters or plannable beyond these years. PostgreSQL knows no year 0, and a
 * calendar's event ends on the day after its last, whose year has four digits too (RFC 5545 §3.3.4).
 */
const firstYear = 1900;
const lastYear = 2999;

export const dayTooFar = `${firstYear}년부터 ${lastYear}년까지의 날짜를 선택해 주세요.`;

/** A day without a time as it comes from outside: `2026-05-01`. */
export const calendarDay = (missing: string, tooFar = dayTooFar) =>
  z.iso.date({ error: missing, abort: true }).refine((day) => {
    const year = Number(day.slice(0, 4));
    return year >= firstYear && year <= lastYear;
  }, tooFar);
