import type { BulletinKind, BulletinPages, BulletinStage } from "@bulmo/contracts/bulletin-rule";

export const kindNames: Record<BulletinKind, string> = { POPUP: "팝업", BANNER: "띠 배너" };

export const pagesNames: Record<BulletinPages, string> = {
  EVERY: "모든 화면",
  HOME: "첫 화면",
  ABOUT: "협회 소개",
  MEMBER: "문도",
  NEWS: "소식",
  GALLERY: "전시",
  COMMUNITY: "게시판",
};

export const stageNames: Record<BulletinStage, string> = {
  NOW: "지금 보이는 것",
  COMING: "앞으로 보일 것",
  OFF: "꺼 둔 것",
  PAST: "기간이 끝난 것",
};

const dotted = (day: string) => day.replaceAll("-", ".");

/** 2027.05.01부터 2027.05.16까지 */
export const daysOf = ({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }): string =>
  `${dotted(startsOn)}부터 ${endsOn === null ? "계속" : `${dotted(endsOn)}까지`}`;

const sentences = {
  added: (title: string) => `‘${title}’ 항목을 추가했습니다.`,
  past: (title: string) => `‘${title}’ 항목을 저장했습니다. 기간이 이미 끝나 화면에는 보이지 않습니다.`,
  changed: (title: string) => `‘${title}’ 항목을 고쳤습니다.`,
  removed: (title: string) => `‘${title}’ 항목을 지웠습니다.`,
  undone: (title: string) => `‘${title}’ 항목을 되돌렸습니다.`,
};

export type Done = keyof typeof sentences;

const isDone = (given: string): given is Done => Object.hasOwn(sentences, given);

/** What was done to it; empty where an address names no such thing. */
export const sentenceOf = (done = "", title = ""): string =>
  isDone(done) && title !== "" ? sentences[done](title) : "";
