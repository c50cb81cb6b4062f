import type { BlockType } from "./edited-text.ts";

/** What a block is called. */
export const blockNames: Readonly<Record<BlockType, string>> = {
  PARAGRAPH: "문단",
  HEADING: "소제목",
  STANZA: "시의 연",
  NOTE: "덧붙이는 말",
  LINK: "링크",
  PICTURE: "사진",
};

export const blockHints: Readonly<Record<BlockType, string>> = {
  PARAGRAPH: "내용을 적어 주세요.",
  HEADING: "소제목을 적어 주세요.",
  STANZA: "한 줄씩 적어 주세요.",
  NOTE: "덧붙이실 말을 적어 주세요.",
  LINK: "링크에 보일 말을 적어 주세요.",
  PICTURE: "",
};
