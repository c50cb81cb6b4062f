import { association } from "@bulmo/content/association";
import { versionsPerPage } from "@bulmo/contracts/version";
import type { CallNotes } from "../../platform/rest/call-note.ts";

const history = [{ index: 0, title: `${association.name} 창립`, year: "2005", date: "04.16" }];
const property = [{ index: 0, title: "불화장 인정", year: "2006", date: "01.10" }];

const version = { number: 2, by: "운영진", at: "2026-12-20T05:00:00.000Z" };

const entryRule =
  "항목마다 title을 보냅니다. title이 빈 글인 항목은 저장하지 않으며, title이 아예 없거나 이름이 잘못된 항목이 있으면 400으로 답하고 아무것도 저장하지 않습니다.";

export const chronicleNotes: CallNotes = {
  "chronicle-get": {
    access: "public",
    request: { kind: "HISTORY" },
    answer: { revision: 2, list: history },
    version: { tells: true },
  },
  "chronicle-history": { access: "public", answer: history, version: { tells: true } },
  "chronicle-property": { access: "public", answer: property, version: { tells: true } },
  "chronicle-saveHistory": {
    access: "admin",
    request: history,
    answer: { revision: 2, list: history },
    version: { overtaken: "CHRONICLE_OVERTAKEN" },
    about: entryRule,
  },
  "chronicle-saveProperty": {
    access: "admin",
    request: property,
    answer: { revision: 2, list: property },
    version: { overtaken: "CHRONICLE_OVERTAKEN" },
    about: entryRule,
  },
  "chronicle-listVersions": {
    access: "admin",
    about: `저장할 때마다 판이 하나씩 남고, 바뀌거나 지워지지 않습니다. 가장 나중에 저장한 판부터 ${versionsPerPage}개씩 답합니다. 마지막 줄의 번호가 1보다 크면 그 번호를 before로 보내 더 오래된 판을 이어 읽습니다.`,
    request: { kind: "HISTORY", before: 3 },
    answer: [version],
  },
  "chronicle-getVersion": {
    access: "admin",
    request: { kind: "HISTORY", number: 2 },
    answer: { kind: "HISTORY", ...version, list: history },
    errors: ["CHRONICLE_VERSION_NOT_FOUND"],
  },
  "chronicle-restore": {
    access: "admin",
    about: "되살린 판의 목록이 곧바로 모두에게 보입니다. 그 전의 목록도 판으로 남습니다.",
    request: { kind: "HISTORY", number: 1, revision: 2 },
    answer: { revision: 3, list: history },
    version: { overtaken: "CHRONICLE_OVERTAKEN" },
    errors: ["CHRONICLE_VERSION_NOT_FOUND"],
  },
};
