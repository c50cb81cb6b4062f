import type { Done } from "./event-search.ts";

const done = {
  drafted: (title: string) => `‘${title}’ 행사를 초안으로 저장했습니다. 아직 관리자만 봅니다.`,
  published: (title: string) => `‘${title}’ 행사를 달력에 올렸습니다.`,
  past: (title: string) => `‘${title}’ 행사를 달력에 올렸습니다. 날짜가 지난 행사이니 날짜를 확인해 주세요.`,
  changed: (title: string) => `‘${title}’ 행사를 고쳤습니다.`,
  removed: (title: string) => `‘${title}’ 행사를 지웠습니다.`,
  undone: (title: string) => `‘${title}’ 행사를 되돌렸습니다.`,
} as const satisfies Record<Done, (title: string) => string>;

/** What was just done, as one would say it. */
export const sentenceOf = (what: Done, title: string): string => done[what](title);

export const stateNames = { DRAFT: "초안", PUBLISHED: "공개" } as const;
