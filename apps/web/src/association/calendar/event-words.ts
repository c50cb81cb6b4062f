import type { CalendarEvent, EventOccurrence, ListedEvent } from "@bulmo/contracts/event";
import { formatDay, formatWholeDay } from "../../parts/text/date.ts";

const yearOf = (date: string) => date.slice(0, 4);

type Lasting = Pick<EventOccurrence, "startsOn" | "endsOn">;

/** 2027년 5월 1일 (토)부터 5월 3일 (월)까지 */
export function daysOf({ startsOn, endsOn }: Lasting): string {
  if (startsOn === endsOn) return formatWholeDay(startsOn);
  const last = yearOf(startsOn) === yearOf(endsOn) ? formatDay(endsOn) : formatWholeDay(endsOn);
  return `${formatWholeDay(startsOn)}부터 ${last}까지`;
}

const hour = new Intl.DateTimeFormat("ko-KR", { timeZone: "UTC", hour: "numeric", minute: "2-digit" });

/** 오전 11:00 */
export const timeOf = (time: string): string => hour.format(new Date(`2000-01-01T${time}:00Z`));

/** 오전 11:00부터 오후 1:00까지; empty for whole days. */
export function hoursOf({ startTime, endTime }: Pick<ListedEvent, "startTime" | "endTime">): string {
  if (startTime === null) return "";
  return endTime === null ? timeOf(startTime) : `${timeOf(startTime)}부터 ${timeOf(endTime)}까지`;
}

type Rule = Pick<CalendarEvent, "calendar" | "month" | "day" | "isLeapMonth" | "isYearly">;

/** 해마다 음력 4월 8일; empty for what is once by the solar calendar, whose day is said already. */
export function ruleOf({ calendar, month, day, isLeapMonth, isYearly }: Rule): string {
  const date = `${isLeapMonth ? "윤" : ""}${month}월 ${day}일`;
  if (calendar === "LUNAR") return `${isYearly ? "해마다 " : ""}음력 ${date}`;
  return isYearly ? `해마다 ${date}` : "";
}

export const repliesClosed = "참석 신청은 끝났습니다.";

export const allTaken = "자리가 모두 찼습니다.";

/** What search engines show of an event that says nothing of itself. */
export const describeEvent = ({ title, description, venue, occurrence }: CalendarEvent): string =>
  description.split("\n", 1)[0] || [title, occurrence && daysOf(occurrence), venue].filter(Boolean).join(", ");
