import type { OfficerTerm } from "@bulmo/contracts/officer";
import { isReversed, yearIn } from "../editing/year.ts";

const isYearless = (time: string) => time.trim() !== "" && yearIn(time) === undefined;

/** What of a term's times is hardly meant; undefined where nothing is. They are words: a day, a month, a season or a year. */
export function termDoubt({ startedIn, endedIn }: Pick<OfficerTerm, "startedIn" | "endedIn">): string | undefined {
  if (isYearless(startedIn)) return `시작한 때 ‘${startedIn.trim()}’에 연도가 네 자리 숫자로 적혀 있지 않습니다.`;
  if (isYearless(endedIn)) return `끝난 때 ‘${endedIn.trim()}’에 연도가 네 자리 숫자로 적혀 있지 않습니다.`;
  return isReversed(startedIn, endedIn) ? "끝난 때가 시작한 때보다 앞섭니다." : undefined;
}

/** The same of a term that begins, and ends the last. */
export function beginningDoubt(startedIn: string, last: Pick<OfficerTerm, "startedIn"> | null): string | undefined {
  const doubt = termDoubt({ startedIn, endedIn: "" });
  if (doubt !== undefined || !last) return doubt;
  return isReversed(last.startedIn, startedIn)
    ? "새 기수가 시작한 때가 지금 기수가 시작한 때보다 앞섭니다."
    : undefined;
}
