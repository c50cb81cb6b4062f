// Without zod: pages that are only read, and the editor, need these and not the schemas.
import { isBlank } from "./text-rule.ts";

/** Since when the texts that the site began with are in force (requirements/constants.md); the first a member agreed to (SUP-19). */
export const agreementVersions = { TERMS: "2022-06-01", PRIVACY: "2021-01-11" } as const;

export type AgreementDocument = keyof typeof agreementVersions;

export const agreementMissing = "동의하지 않은 항목을 선택해주세요.";

/** What the law asks for below the age of 14, and what to do then. */
export const tooYoung =
  "만 14세 이상이어야 혼자 가입하실 수 있습니다. 만 14세 미만이시면 부모님 등 법정대리인의 동의가 필요하니, 화면 아래의 연락처로 문의해 주세요.";

/** A heading of several articles, an article's title, what it says, and a line of the list that a paragraph introduces. */
export const agreementBlockTypes = ["CHAPTER", "ARTICLE", "PARAGRAPH", "ITEM"] as const;
export type AgreementBlockType = (typeof agreementBlockTypes)[number];

export type AgreementText = {
  preface: string;
  blocks: { type: AgreementBlockType; text: string }[];
};

/** Lengths in characters, and how many blocks there may be. */
export const agreementLimits = { preface: 2_000, blocks: 1_000, block: 10_000, whole: 150_000, note: 500 } as const;

/** Days between the announcement and the day of effect that the law asks for, and where members lose by it. */
export const noticeDays = { usual: 7, disadvantageous: 30 } as const;

export const agreementMessages = {
  prefaceMissing: "머리말을 적어 주세요.",
  prefaceTooLong: "머리말은 2,000자 이하로 입력해 주세요.",
  blockTooLong: "문단 하나는 10,000자 이하로 입력해 주세요.",
  tooManyBlocks: "문단은 1,000개까지 둘 수 있습니다.",
  wholeTooLong: "글 전체는 150,000자 이하로 입력해 주세요.",
  chapterMissing: "글은 장의 제목으로 시작해야 합니다.",
  articleMissing: "장의 제목 다음에는 조의 제목이 있어야 합니다.",
  paragraphMissing: "조의 제목 다음에는 본문이 있어야 합니다.",
  noteMissing: "무엇이 바뀌었는지 적어 주세요.",
  noteTooLong: "바뀐 내용은 500자 이하로 입력해 주세요.",
  dayMissing: "시행일을 선택해 주세요.",
  dayTaken: "시행일은 오늘보다 이르지 않고, 먼저 공지한 판보다 늦어야 합니다.",
  inForce: "이미 시행된 판은 거둘 수 없습니다. 고칠 것이 있으면 새 판을 공지해 주세요.",
} as const;

type Days = { today: string; latest: string | undefined };

/** What is wrong with a day of effect, YYYY-MM-DD: it is not past, and later than all that were announced, as later numbers are. */
export function dayIssue(effectiveOn: string, { today, latest }: Days): string | null {
  if (effectiveOn === "") return agreementMessages.dayMissing;
  const isFree = effectiveOn >= today && (latest === undefined || effectiveOn > latest);
  return isFree ? null : agreementMessages.dayTaken;
}

/** What may follow what; a text begins as after nothing. */
function orderIssue(before: AgreementBlockType | undefined, type: AgreementBlockType | undefined): string | null {
  if (before === undefined) return type === "CHAPTER" ? null : agreementMessages.chapterMissing;
  if (before === "CHAPTER") return type === "ARTICLE" ? null : agreementMessages.articleMissing;
  if (before === "ARTICLE") return type === "PARAGRAPH" ? null : agreementMessages.paragraphMissing;
  return null;
}

/** What is wrong with a text as it would be saved; null where nothing is. */
export function agreementIssue({ preface, blocks }: AgreementText): string | null {
  if (isBlank(preface)) return agreementMessages.prefaceMissing;
  if (preface.length > agreementLimits.preface) return agreementMessages.prefaceTooLong;
  if (blocks.length > agreementLimits.blocks) return agreementMessages.tooManyBlocks;
  if (blocks.some(({ text }) => text.length > agreementLimits.block)) return agreementMessages.blockTooLong;
  const whole = blocks.reduce((sum, { text }) => sum + text.length, preface.length);
  if (whole > agreementLimits.whole) return agreementMessages.wholeTooLong;
  const types = blocks.map(({ type }) => type);
  for (let place = 0; place <= types.length; place += 1) {
    const issue = orderIssue(types[place - 1], types[place]);
    if (issue !== null) return issue;
  }
  return null;
}
