import type { ExhibitionState } from "@bulmo/contracts/board-word";
import type { ExhibitionRow } from "@bulmo/contracts/exhibition";
import type { Done } from "./known-search.ts";

/** What a state is called, and what it means to visitors. */
export const stateNames = {
  DRAFT: "준비 중",
  ANNOUNCED: "예고",
  OPEN: "열리는 중",
  PAST: "지난 전시",
} as const satisfies Record<ExhibitionState, string>;

export const stateHints = {
  DRAFT: "관리자만 봅니다. 메뉴와 목록에 나오지 않습니다.",
  ANNOUNCED: "포스터와 날짜, 장소를 메뉴와 첫 화면에서 미리 알립니다. 작품은 전시를 열 때까지 관리자만 봅니다.",
  OPEN: "작품이 걸리고, 메뉴와 첫 화면에 나옵니다.",
  PAST: "작품은 그대로 걸려 있습니다.",
} as const satisfies Record<ExhibitionState, string>;

type Standing = Pick<ExhibitionRow, "state" | "startsOn" | "endsOn" | "isByMonth">;

const asMonth = (day: string) => day.slice(0, 7);
const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/**
 * What the days of an exhibition say against its state, which nobody but an administrator changes; empty for nothing.
 * `today` is the day in Korea, as YYYY-MM-DD.
 */
export function staleness({ state, startsOn, endsOn, isByMonth }: Standing, today: string): string {
  if (state === "ANNOUNCED" && isByMonth && asMonth(startsOn) < asMonth(today))
    return "예고한 달이 지났습니다. 날짜나 상태를 고쳐 주세요.";
  if (state === "ANNOUNCED" && !isByMonth && startsOn < today)
    return "예고한 날이 지났습니다. 날짜나 상태를 고쳐 주세요.";
  if (state !== "OPEN") return "";
  if (endsOn !== null && endsOn < today) return "닫는 날이 지났습니다. 끝났으면 ‘지난 전시’로 바꿔 주세요.";
  if (endsOn === null && asMonth(yearAfter(startsOn)) < asMonth(today))
    return "연 지 한 해가 넘었습니다. 끝났으면 ‘지난 전시’로 바꿔 주세요.";
  return "";
}

export type WorkCounts = Pick<ExhibitionRow, "workCount" | "waitingCount">;

/** Why an exhibition cannot be removed; empty where it can. */
export function whyNotRemoved({ workCount, waitingCount }: WorkCounts = { workCount: 0, waitingCount: 0 }): string {
  if (workCount > 0) return `작품 ${workCount}점이 걸려 있어 지울 수 없습니다. 빈 전시만 지울 수 있습니다.`;
  if (waitingCount > 0) return `휴지통에 있거나 예약한 작품이 ${waitingCount}점 있어 지울 수 없습니다.`;
  return "";
}

const done = {
  drafted: (title: string) => `‘${title}’ 전시를 준비 중으로 저장했습니다. 아직 관리자만 봅니다.`,
  announced: (title: string) => `‘${title}’ 전시를 추가하고 예고했습니다.`,
  opened: (title: string) => `‘${title}’ 전시를 추가하고 열었습니다.`,
  hung: (title: string) => `‘${title}’ 전시를 지난 전시로 추가했습니다.`,
  changed: (title: string) => `‘${title}’ 전시를 고쳤습니다.`,
  removed: (title: string) => `‘${title}’ 전시를 지웠습니다.`,
  undone: (title: string) => `‘${title}’ 전시를 되돌렸습니다.`,
} as const satisfies Record<Done, (title: string) => string>;

/** What was just done, as one would say it. */
export const sentenceOf = (what: Done, title: string): string => done[what](title);
