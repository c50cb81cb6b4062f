import type { FieldWords } from "./platform/rest/schema-word.ts";

/** What the fields of a member's own data are, beside those of `api-words.ts`. */
export const privacyWords: FieldWords = {
  "OwnData.madeAt": "모은 때",
  "OwnData.sections": "갈래마다 표 하나",
  "audit-list.reason": "회원 정보를 본 사유. 없으면 null입니다.",
  "audit-list.reasonNote": "사유에 덧붙인 말. 없으면 null입니다.",
  "audit-list.address": "어디에서 접속했는지. 알 수 없으면 null입니다.",
  "AccessReason.given": "남긴 사유. 없거나 한 시간이 지났으면 null입니다.",
  "AccessReason.reason": "사유",
  "AccessReason.note": "덧붙인 말",
  "AccessReason.until": "언제까지 다시 묻지 않는지",
  "audit-giveReason.reason": "회원 정보를 보는 사유",
  "audit-giveReason.note": "덧붙이는 말. OTHER이면 있어야 합니다.",
  "OwnDataSection.name": "갈래",
  "OwnDataSection.title": "갈래의 이름",
  "OwnDataSection.columns": "칸의 이름과 제목",
  "OwnDataColumn.name": "칸의 이름",
  "OwnDataColumn.title": "칸의 제목",
  "OwnDataSection.rows": "줄마다 칸의 차례대로. 없는 값은 비어 있고, 시각은 UTC입니다.",
};
