import { formatDay } from "../../parts/text/date.ts";

/** 2027년 1월 20일 (수), of the day from which a version is in force. */
export const effectDay = (day: string): string => `${day.slice(0, 4)}년 ${formatDay(day)}`;

/** What a version is called: by its number, and the first by what it is. */
export const versionName = (number: number): string => (number === 0 ? "처음 판" : `${number}판`);
