import type { ExhibitionState } from "@bulmo/contracts/board-word";
import type { ReadField } from "../clash/clash-question.tsx";
import type { Done } from "./exhibition-search.ts";

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

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Fields of the form, as two who have changed the same are shown them. */
export const readFields: Readonly<Record<string, ReadField>> = {
  title: { label: "이름", read: text },
  state: { label: "상태", read: (value) => stateNames[value as ExhibitionState] },
  startsOn: { label: "여는 날", read: text },
  endsOn: { label: "닫는 날", read: text },
  isByMonth: { label: "여는 달만 보이기", read: (value) => (value === true ? "예" : "아니요") },
  venue: { label: "장소", read: text },
  directions: { label: "오시는 길", read: text },
  introduction: { label: "소개", read: text },
  poster: { label: "포스터", read: (value) => (value === "" ? "" : "다른 그림") },
  groups: { label: "문하", read: (value) => (value as { name: string }[]).map(({ name }) => name).join(", ") },
};

const done = {
  opened: (title: string) => `‘${title}’ 전시를 열었습니다.`,
  changed: (title: string) => `‘${title}’ 전시를 고쳤습니다.`,
  removed: (title: string) => `‘${title}’ 전시를 지웠습니다.`,
} as const satisfies Record<Done, (title: string) => string>;

/** What was just done, as one would say it. */
export const sentenceOf = (what: Done, title: string): string => done[what](title);
