import type { AgreementText } from "@bulmo/contracts/agreement";
import type { CallNotes } from "../../platform/rest/call-note.ts";

const document = "TERMS";
const text: AgreementText = {
  preface: "이 약관은 누리집을 이용하는 데 필요한 약속을 담고 있습니다.",
  blocks: [
    { type: "CHAPTER", text: "제1장 총칙" },
    { type: "ARTICLE", text: "제1조 (목적)" },
    { type: "PARAGRAPH", text: "이 약관은 다음을 정합니다." },
    { type: "ITEM", text: "문도회와 이용자의 권리와 의무" },
  ],
};
const at = "2026-12-20T05:00:00.000Z";
const row = {
  number: 2,
  effectiveOn: "2027-01-20",
  note: "제2조에 강습의 신청을 더했습니다.",
  publishedAt: at,
  state: "ANNOUNCED",
};
const stands = { document, revision: 8, latest: { ...row, text, by: "운영진" }, draft: null };
const drafted = { ...stands, draft: { text, by: "운영진", at } };
const version = { overtaken: "AGREEMENT_OVERTAKEN" } as const;

export const agreementNotes: CallNotes = {
  "agreement-get": {
    access: "public",
    about: "번호를 보내지 않으면 지금 시행 중인 판을 답합니다. 시행일은 한국 시각으로 그날 0시부터입니다.",
    request: { document, number: 2 },
    answer: { document, ...row, text },
    errors: ["AGREEMENT_VERSION_NOT_FOUND"],
  },
  "agreement-listVersions": { access: "public", request: { document }, answer: [row] },
  "agreement-listConsents": {
    access: "member",
    answer: [{ document, effectiveOn: "2022-06-01", number: 0, agreedAt: at }],
  },
  "agreement-acknowledge": {
    access: "member",
    about: "확인한 공지는 어느 기기에서도 다시 보이지 않습니다.",
    request: { document, number: 2 },
    answer: { success: true },
    errors: ["AGREEMENT_VERSION_NOT_FOUND"],
  },
  "agreement-getDraft": { access: "admin", request: { document }, answer: drafted, version: { tells: true } },
  "agreement-saveDraft": {
    access: "admin",
    about: "공지하기 전에는 방문자에게 보이지 않습니다. 빈 문단은 저장하지 않습니다.",
    request: { document, text, revision: 7 },
    answer: drafted,
    version,
  },
  "agreement-discardDraft": {
    access: "admin",
    request: { document, revision: 7 },
    answer: stands,
    version,
    errors: ["AGREEMENT_DRAFT_NOT_FOUND"],
  },
  "agreement-publish": {
    access: "admin",
    about: "초안이 다음 판이 되어 곧바로 읽을 수 있고, 시행일이 되면 저절로 시행됩니다. 공지한 판은 바뀌지 않습니다.",
    request: { document, revision: 7, effectiveOn: "2027-01-20", note: row.note },
    answer: stands,
    version,
    errors: ["AGREEMENT_DRAFT_NOT_FOUND"],
  },
  "agreement-withdraw": {
    access: "admin",
    about: "시행일이 되기 전에만 거둘 수 있습니다. 초안이 없으면 그 글이 초안이 됩니다.",
    request: { document, number: 2 },
    answer: drafted,
    errors: ["AGREEMENT_VERSION_NOT_FOUND"],
  },
};
