import type { FieldWords } from "./platform/rest/schema-word.ts";

/** What the fields of a member's own data are, beside those of `api-words.ts`. */
export const privacyWords: FieldWords = {
  "OwnData.madeAt": "모은 때",
  "OwnData.sections": "갈래마다 표 하나",
  "OwnDataSection.name": "갈래",
  "OwnDataSection.title": "갈래의 이름",
  "OwnDataSection.columns": "칸의 이름과 제목",
  "OwnDataColumn.name": "칸의 이름",
  "OwnDataColumn.title": "칸의 제목",
  "OwnDataSection.rows": "줄마다 칸의 차례대로. 없는 값은 비어 있고, 시각은 UTC입니다.",
};
