import { association } from "@bulmo/content/association";
import type { CallNotes } from "../../platform/rest/call-note.ts";

const history = [{ index: 0, title: `${association.name} 창립`, year: "2005", date: "04.16" }];
const property = [{ index: 0, title: "불화장 인정", year: "2006", date: "01.10" }];

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
  },
  "chronicle-saveProperty": {
    access: "admin",
    request: property,
    answer: { revision: 2, list: property },
    version: { overtaken: "CHRONICLE_OVERTAKEN" },
  },
};
