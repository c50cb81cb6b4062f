import { association } from "@bulmo/content/association";
import type { CallNotes } from "../../platform/rest/call-note.ts";

const history = [{ index: 0, title: `${association.name} 창립`, year: "2005", date: "04.16" }];
const property = [{ index: 0, title: "불화장 인정", year: "2006", date: "01.10" }];

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
};
