// Without zod: the editor checks by these too, and pages that are only read know what texts there are.
import type { SitePageTextName } from "./site-page-rule.ts";

/** Texts of the association that administrators edit where they stand. */
export const pageTextNames = [
  "greeting",
  "mission-statement",
  "foreword",
  "monumental-forest",
  "magoksa-inscription",
  "buyongsa-inscription",
  "ilsub",
  "magoksa",
  "buyongsa",
  "business",
  "direction",
  "logo",
  "association",
  "home",
  "history",
  "cultural-property",
  "member-genealogy",
  "members",
  "executives",
] as const;
export type FixedTextName = (typeof pageTextNames)[number];
/** A page that was added has a text by its number. */
export type PageTextName = FixedTextName | SitePageTextName;

/** Lengths in characters, and how many of each there may be. */
export const pageTextLimits = {
  title: 200,
  titleHanja: 100,
  lead: 1_000,
  description: 300,
  blocks: 500,
  /** Of one paragraph, stanza or note. */
  block: 50_000,
  /** Of all of them together. */
  whole: 100_000,
  caption: 500,
  href: 2_000,
  signature: 10,
  line: 300,
  /** Of the name of a field or a list, and how many of each a text may have. */
  name: 40,
  names: 40,
  /** Of one list. */
  rows: 200,
} as const;

export const pageTextMessages = {
  titleMissing: "제목을 입력해 주세요.",
  noBlocks: "이 글에는 문단을 따로 둘 수 없습니다.",
  tooManyRows: `목록 하나에는 ${pageTextLimits.rows}줄까지 둘 수 있습니다.`,
  empty: "본문을 한 줄 이상 적어 주세요.",
  titleTooLong: `제목은 ${pageTextLimits.title}자 이하로 입력해 주세요.`,
  hanjaTooLong: `한자 제목은 ${pageTextLimits.titleHanja}자 이하로 입력해 주세요.`,
  leadTooLong: "머리글은 1,000자 이하로 입력해 주세요.",
  descriptionTooLong: `검색 결과에 보일 설명은 ${pageTextLimits.description}자 이하로 입력해 주세요.`,
  tooManyBlocks: `문단은 ${pageTextLimits.blocks}개까지 둘 수 있습니다.`,
  blockTooLong: "문단 하나는 50,000자 이하로 입력해 주세요.",
  wholeTooLong: "글 전체는 100,000자 이하로 입력해 주세요.",
  captionTooLong: `사진 아래의 말은 ${pageTextLimits.caption}자 이하로 입력해 주세요.`,
  lineTooLong: `한 줄은 ${pageTextLimits.line}자 이하로 입력해 주세요.`,
  signatureTooLong: `서명은 ${pageTextLimits.signature}줄까지 적을 수 있습니다.`,
  hrefInvalid: "링크의 주소는 https://로 시작하거나, 이 누리집 안의 페이지면 /로 시작해야 합니다.",
  linkMissing: "링크에 보일 말을 입력해 주세요.",
  pictureForeign: "이 누리집에 올린 사진만 넣을 수 있습니다. 사진을 다시 올려 주세요.",
} as const;

/** Line ends and all that turns the reading direction or is half a character. Joiners of emoji stay. */
const unusable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u;

export const isUsable = (value: string): boolean => !unusable.test(value);

const everyUnusable = new RegExp(unusable, "gu");

/** One line without what the server refuses: what is pasted from elsewhere is full of it. */
export const usableLine = (value: string): string =>
  value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(everyUnusable, "")
    .normalize("NFC");

/** Where a link may lead: a page of this site, or one elsewhere that browsers open as a page. */
export function isPageTextHref(value: string): boolean {
  if (/[\s\\]/u.test(value)) return false;
  if (/^\/(?!\/)/u.test(value)) return true;
  return /^https?:\/\//iu.test(value) && URL.canParse(value);
}
