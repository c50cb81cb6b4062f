import type { FieldWords } from "./platform/rest/schema-word.ts";

/** What the fields of the texts that members agree to are, beside those of `api-words.ts`. */
export const agreementWords: FieldWords = {
  agreementNotices: "새로 공지되었고 회원이 아직 확인하지 않은 약관",
  consents: "회원이 동의한 약관, 나중에 동의한 것부터",
  document: "약관의 종류",
  effectiveOn: "시행일. 한국 시각으로 그날 0시부터 시행됩니다.",
  note: "무엇이 바뀌었는지. 처음의 글이면 빈 값입니다.",
  preface: "머리말",
  publishedAt: "공지한 때. 처음의 글이면 null입니다.",
  latest: "시행일이 가장 늦은 판",
  agreedAt: "동의한 때",
  termsVersion: "회원에게 보여 준 이용약관의 번호. 보내지 않으면 시행 중인 판에 동의한 것으로 적습니다.",
  privacyVersion: "회원에게 보여 준 개인정보처리방침의 번호. 보내지 않으면 시행 중인 판에 동의한 것으로 적습니다.",
};
