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

const people = (count: number) => `참석한다고 알린 회원 ${count.toLocaleString("ko")}명에게`;

/** Before something is saved, cancelled, or takes place after all: who is mailed of it, and when (five minutes, as the server waits). */
export const saveNotice = (count: number): string =>
  `날짜나 시작하는 시각, 장소를 바꾸어 저장하시면 5분 뒤에 ${people(count)} 메일로 알립니다.`;
export const cancelNotice = (count: number): string =>
  `취소하시면 5분 뒤에 ${people(count)} 메일로 알립니다. 그 안에 되돌리시면 알리지 않습니다.`;
export const resumeNotice = (count: number): string =>
  `되돌리시면 5분 뒤에 ${people(count)} 다시 열린다고 메일로 알립니다. 취소한 지 5분이 지나지 않았으면 알리지 않습니다.`;
