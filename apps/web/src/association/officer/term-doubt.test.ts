import { expect, test } from "vitest";
import { beginningDoubt, termDoubt } from "./term-doubt.ts";

test.each([
  ["", ""],
  ["2024", "2026"],
  ["2024년 3월", ""],
  ["2024. 3. 1.", "2024. 3. 31."],
  ["단기 4357년 봄", "단기 4359년"],
  ["", "2026년"],
])("PAG-05 a term from %j to %j is saved without a question", (startedIn, endedIn) => {
  expect(termDoubt({ startedIn, endedIn })).toBeUndefined();
});

test.each([
  ["다음 총회 때", "", "시작한 때 ‘다음 총회 때’에 연도가 네 자리 숫자로 적혀 있지 않습니다."],
  ["24년 3월", "", "시작한 때 ‘24년 3월’에 연도가 네 자리 숫자로 적혀 있지 않습니다."],
  ["20260301", "", "시작한 때 ‘20260301’에 연도가 네 자리 숫자로 적혀 있지 않습니다."],
  ["2024년", " 모름 ", "끝난 때 ‘모름’에 연도가 네 자리 숫자로 적혀 있지 않습니다."],
  ["2026년 3월", "2024년 3월", "끝난 때가 시작한 때보다 앞섭니다."],
])("PAG-05 a term from %j to %j is asked about", (startedIn, endedIn, question) => {
  expect(termDoubt({ startedIn, endedIn })).toBe(question);
});

test("PAG-05 a term that begins before the one that it ends is asked about", () => {
  expect(beginningDoubt("2022년", { startedIn: "2024년 3월" })).toBe(
    "새 기수가 시작한 때가 지금 기수가 시작한 때보다 앞섭니다.",
  );
  expect(beginningDoubt("2026년", { startedIn: "2024년 3월" })).toBeUndefined();
  expect(beginningDoubt("2026년", null)).toBeUndefined();
  expect(beginningDoubt("봄", null)).toContain("‘봄’");
  expect(beginningDoubt("", { startedIn: "2024년" })).toBeUndefined();
});
