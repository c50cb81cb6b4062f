// Without zod: the form of a post needs these and not the schemas (EXH-09).

/** Nothing is planned for longer, in days: what everybody has forgotten would appear by itself. */
export const longestPlan = 365;

export const planMessages = {
  timeMissing: "올릴 때를 골라 주세요.",
  secret: "비밀 질문은 예약할 수 없습니다.",
  timePast: "이미 지난 때에는 예약할 수 없습니다. 지금보다 뒤를 골라 주세요.",
  timeFar: "예약은 지금부터 1년 뒤까지만 할 수 있습니다.",
} as const;

/** What keeps one from being published, which administrators read in the list. */
export const planProblems = {
  boardClosed: "게시판이 닫혀 있어, 다시 열릴 때까지 기다립니다.",
  failed: (why: string) => `제때 올리지 못했습니다. ${why}`,
} as const;

/** Milliseconds of a day. */
const day = 24 * 60 * 60_000;

/** What is wrong with a time to publish at, as ISO says it; undefined where nothing is. */
export function planTimeFault(publishAt: string, now: number): string | undefined {
  const wait = Date.parse(publishAt) - now;
  if (Number.isNaN(wait)) return planMessages.timeMissing;
  if (wait <= 0) return planMessages.timePast;
  return wait > longestPlan * day ? planMessages.timeFar : undefined;
}

/** Why a board or an exhibition stays on which nothing stands yet. */
export const plannedThere = (place: "게시판" | "전시", titles: readonly string[]): string =>
  `예약한 ${place === "전시" ? "작품" : "글"}이 있어 지울 수 없습니다: ${titles.map((title) => `‘${title}’`).join(", ")}. ‘예약한 글’에서 예약을 지우거나 다른 곳으로 옮겨 주세요.`;
