import { eventMessages } from "@bulmo/contracts/event-rule";
import { expect, test } from "vitest";
import { lunarDateIn } from "./solar-day.ts";
import { sentenceOf } from "./solar-day-line.tsx";

const typed = { year: "2027", month: "7", day: "23" };

test("DAY-05 what is typed is a lunar day once it may be one", () => {
  expect(lunarDateIn(typed, false)).toEqual({ year: 2027, month: 7, day: 23, isLeapMonth: false });
  for (const part of [{ year: "" }, { year: "202" }, { month: "13" }, { day: "31" }, { day: "칠" }, { day: "1.5" }])
    expect(lunarDateIn({ ...typed, ...part }, false)).toBeNull();
});

// 2028 has a leap fifth month, which begins on 23 June; the fifth has 30 days, the leap one 29.
test.each([
  [{ year: 2028, month: 6, day: 1 }, false, "양력 2028년 7월 22일 (토)입니다."],
  [{ year: 2028, month: 5, day: 30 }, false, "양력 2028년 6월 22일 (목)입니다."],
  [{ year: 2028, month: 5, day: 30, isLeapMonth: true }, false, "양력 2028년 7월 21일 (금)입니다."],
  [{ year: 2028, month: 6, day: 1, isLeapMonth: true }, false, eventMessages.leapMissing],
  [{ year: 2020, month: 4, day: 8 }, true, "음력으로 2027년에는 양력 2027년 5월 13일 (목)에 합니다."],
  [
    { year: 2028, month: 6, day: 1, isLeapMonth: true },
    true,
    "음력으로 2028년에는 양력 2028년 7월 22일 (토)에 합니다.",
  ],
  [{ year: 2060, month: 1, day: 1 }, false, eventMessages.lunarUnknown],
])("DAY-05 the form says of %j, yearly %s: %s", (date, isYearly, sentence) => {
  expect(sentenceOf({ isLeapMonth: false, ...date }, isYearly, 2027)).toBe(sentence);
});
