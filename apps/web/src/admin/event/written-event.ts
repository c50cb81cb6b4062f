import type { CalendarEvent, EventCreate } from "@bulmo/contracts/event";
import type { ComparedField } from "../../parts/form/field-conflict.tsx";
import { valuesOf } from "../../parts/form/form.tsx";
import { stateNames } from "./event-sentences.ts";

/** What stands in the form, as the calls take it; fields that are not asked for just now are those of a new one. */
export function writtenIn(sent: HTMLFormElement, poster: string) {
  const values = valuesOf(sent);
  const boxes = new FormData(sent);
  const numbers = { year: values["year"], month: values["month"], day: values["day"], dayCount: values["dayCount"] };
  const trimmed = Object.fromEntries(Object.entries(numbers).map(([name, value = ""]) => [name, value.trim()]));
  return {
    title: values["title"] ?? "",
    state: values["state"],
    calendar: values["calendar"],
    ...trimmed,
    isYearly: boxes.has("isYearly"),
    isLeapMonth: boxes.has("isLeapMonth"),
    startTime: values["startTime"] || null,
    endTime: values["endTime"] || null,
    venue: values["venue"],
    address: values["address"],
    poster,
    posterDescription: poster === "" ? "" : values["posterDescription"],
    description: values["description"],
    takesReplies: boxes.has("takesReplies"),
    replyDaysBefore: values["replyDaysBefore"]?.trim() ?? 0,
    maximumCompanions: values["maximumCompanions"] ?? 0,
    capacity: values["capacity"]?.trim() || null,
  };
}

const yes = (value: boolean) => (value ? "예" : "아니요");

type Written = Omit<EventCreate, never>;

const dateOf = ({ calendar, year, month, day, isLeapMonth }: Written) =>
  `${calendar === "LUNAR" ? "음력 " : ""}${year}년 ${isLeapMonth ? "윤" : ""}${month}월 ${day}일`;

const fields: [name: string, read: (written: Written) => string][] = [
  ["이름", ({ title }) => title],
  ["상태", ({ state }) => stateNames[state]],
  ["날짜", dateOf],
  ["해마다 하는 행사", ({ isYearly }) => yes(isYearly)],
  ["기간(일)", ({ dayCount }) => String(dayCount)],
  ["시작하는 시각", ({ startTime }) => startTime ?? ""],
  ["끝나는 시각", ({ endTime }) => endTime ?? ""],
  ["장소의 이름", ({ venue }) => venue],
  ["주소", ({ address }) => address],
  ["포스터의 대체 텍스트", ({ posterDescription }) => posterDescription],
  ["소개", ({ description }) => description],
  ["참석 여부를 묻기", ({ takesReplies }) => yes(takesReplies)],
  ["며칠 전까지", ({ replyDaysBefore }) => String(replyDaysBefore)],
  ["한 회원의 동반", ({ maximumCompanions }) => String(maximumCompanions)],
  ["정원", ({ capacity }) => (capacity === null ? "" : String(capacity))],
];

const posterOf = (mine: string, theirs: string): ComparedField =>
  mine === theirs
    ? { name: "포스터", mine, theirs }
    : { name: "포스터", mine: mine && "내가 올린 이미지", theirs: theirs && "저장되어 있는 이미지" };

/** Field by field beside what another administrator saved meanwhile. */
export const comparedEvent = (mine: EventCreate, theirs: CalendarEvent): ComparedField[] => [
  ...fields.map(([name, read]) => ({ name, mine: read(mine), theirs: read(theirs) })),
  posterOf(mine.poster, theirs.poster),
];
