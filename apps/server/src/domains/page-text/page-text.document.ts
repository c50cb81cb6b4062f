import { association } from "@bulmo/content/association";
import type { PageText } from "@bulmo/contracts/page-text";
import { versionsPerPage } from "@bulmo/contracts/version";
import type { CallNotes } from "../../platform/rest/call-note.ts";

const name = "greeting";
const text: PageText = {
  title: "인사말을 드립니다",
  titleHanja: "",
  lead: "",
  description: `${association.name} 회장의 인사말입니다.`,
  isSample: false,
  blocks: [
    { type: "HEADING", text: "함께 배우고 함께 전하는 일" },
    { type: "PARAGRAPH", text: "{佛母|불모}의 길을 함께 걷습니다." },
  ],
  signature: [`${association.name} 회장 합장`],
  fields: {},
  lists: {},
};
const [by, at] = ["운영진", "2026-12-20T05:00:00.000Z"];
const published = { number: 3, text, by, at };
const stands = { name, revision: 8, published, draft: null };
const drafted = { ...stands, draft: { text, by, at } };

const numberZero = "0은 누리집이 처음에 싣고 있던 글입니다.";
const version = { overtaken: "PAGE_TEXT_OVERTAKEN" } as const;
/** The text of a page that was added goes with it. */
const errors: CallNotes[string]["errors"] = ["SITE_PAGE_NOT_FOUND"];

export const pageTextNotes: CallNotes = {
  "pageText-get": { access: "public", request: { name }, answer: { name, number: 3, text }, errors },
  "pageText-getDraft": { access: "admin", request: { name }, answer: drafted, version: { tells: true }, errors },
  "pageText-saveDraft": {
    access: "admin",
    about: "공개하기 전에는 방문자에게 보이지 않습니다. 빈 문단은 저장하지 않습니다.",
    request: { name, text, revision: 7 },
    answer: drafted,
    version,
    errors,
  },
  "pageText-discardDraft": {
    access: "admin",
    request: { name, revision: 7 },
    answer: stands,
    version,
    errors: ["SITE_PAGE_NOT_FOUND", "PAGE_TEXT_DRAFT_NOT_FOUND"],
  },
  "pageText-publish": {
    access: "admin",
    about: "초안이 다음 판이 되어 곧바로 모두에게 보입니다. 공개한 판은 바뀌거나 지워지지 않습니다.",
    request: { name, revision: 7 },
    answer: stands,
    version,
    errors: ["SITE_PAGE_NOT_FOUND", "PAGE_TEXT_DRAFT_NOT_FOUND"],
  },
  "pageText-listVersions": {
    access: "admin",
    about: `가장 나중에 공개한 판부터 ${versionsPerPage}개씩 답합니다. 마지막 줄의 번호가 1보다 크면 그 번호를 before로 보내 더 오래된 판을 이어 읽습니다.`,
    request: { name, before: 4 },
    answer: [{ number: 3, by, at }],
    errors,
  },
  "pageText-getVersion": {
    access: "admin",
    about: numberZero,
    request: { name, number: 3 },
    answer: { name, ...published },
    errors: ["SITE_PAGE_NOT_FOUND", "PAGE_TEXT_VERSION_NOT_FOUND"],
  },
  "pageText-restore": {
    access: "admin",
    about: `되살린 판은 초안이 되고, 공개해야 보입니다. ${numberZero}`,
    request: { name, number: 2, revision: 7 },
    answer: drafted,
    version,
    errors: ["SITE_PAGE_NOT_FOUND", "PAGE_TEXT_VERSION_NOT_FOUND"],
  },
};
