import type { FieldWords } from "./platform/rest/schema-word.ts";

const pages =
  "보일 화면: 모든 화면(EVERY), 첫 화면(HOME), 협회 소개(ABOUT), 문도(MEMBER), 소식(NEWS), 전시(GALLERY), 게시판(COMMUNITY)";

/** What is alike in those that stand, are new or are changed. */
const facts = (schema: string): FieldWords => ({
  [`${schema}.text`]: "글(글자만, 한 줄이 한 문단)",
  [`${schema}.picture`]: "팝업에 보일 이미지의 주소. 없으면 빈 값입니다.",
  [`${schema}.alternative`]: "이미지의 대체 텍스트. 이미지가 있으면 꼭 있어야 합니다.",
  [`${schema}.link`]: "자세히 보기의 주소: /로 시작하는 이 누리집의 주소나 https 주소. 없으면 빈 값입니다.",
  [`${schema}.pages`]: pages,
  [`${schema}.startsOn`]: "보이기 시작하는 날. 한국 시간 0시부터입니다.",
  [`${schema}.endsOn`]: "보이는 마지막 날. 정하지 않았으면 null입니다.",
  [`${schema}.isOn`]: "켜져 있는지. 꺼져 있으면 날이 되어도 보이지 않습니다.",
});

/** What the fields of cards and strips are, beside those of `api-words.ts`. */
export const bulletinWords: FieldWords = {
  ...facts("Bulletin"),
  ...facts("BulletinWriting"),
  ...facts("BulletinUpdate"),
};
