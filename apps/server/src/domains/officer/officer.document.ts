import type { CallNotes } from "../../platform/rest/call-note.ts";

const facts = { type: "CHAIRMAN", role: "회장", remarks: "담묵 문하", phone: "000-0000-0001" };
const officer = { id: 1, personId: 5, name: "한석록", ...facts };
const record = { ...officer, term: 11, revision: 2 };
const term = { number: 11, title: "", startedIn: "2024", endedIn: "", isCurrent: true, revision: 1 };

const holding =
  "personId를 보내면 그 사람의 이름이 나오고, null이면 name에 적은 이름이 나옵니다. 전화번호는 누구에게나 보이며, 지금 기수에서 앞의 셋이 누리집 맨 아래에 나옵니다.";

export const officerNotes: CallNotes = {
  "officer-list": {
    access: "public",
    about: "기수를 보내지 않으면 지금 기수입니다. 기수가 아직 없으면 term이 null입니다.",
    request: { term: 11 },
    answer: { term, terms: [term], officers: [officer] },
    errors: ["TERM_NOT_FOUND"],
  },
  "officer-listAll": {
    access: "admin",
    request: { term: 11 },
    answer: { term, terms: [term], officers: [record] },
    errors: ["TERM_NOT_FOUND"],
  },
  "officer-create": {
    access: "admin",
    about: `place를 보내지 않으면 명단의 맨 끝에 놓입니다. ${holding}`,
    request: { term: 11, personId: 5, ...facts },
    answer: { ...record, revision: 1 },
    takesKey: true,
    errors: ["OFFICERS_TOO_MANY", "TERM_NOT_FOUND"],
  },
  "officer-update": {
    access: "admin",
    about: `보내지 않은 것은 그대로 있습니다. ${holding}`,
    request: { id: 1, personId: 5, remarks: "담묵 문하" },
    answer: record,
    errors: ["OFFICER_NOT_FOUND"],
    version: { overtaken: "OFFICER_OVERTAKEN" },
  },
  "officer-order": {
    access: "admin",
    about: "보내지 않은 임원은 보낸 임원들 뒤에, 있던 차례대로 놓입니다.",
    request: { term: 11, ids: [1, 2] },
    answer: { term, terms: [term], officers: [record] },
    errors: ["TERM_NOT_FOUND"],
  },
  "officer-remove": {
    access: "admin",
    request: { id: 1 },
    answer: { success: true },
    errors: ["OFFICER_NOT_FOUND"],
  },
  "term-list": { access: "public", about: "가장 나중 기수부터입니다. 그것이 지금 기수입니다.", answer: [term] },
  "term-create": {
    access: "admin",
    about:
      "기수를 보내지 않으면 다음 기수이고, officers를 보내지 않으면 바로 앞 기수의 임원들로 시작합니다. 시작한 때를 보내면 앞 기수가 그때 끝난 것으로 적습니다.",
    request: { startedIn: "2027" },
    answer: { ...term, number: 12, startedIn: "2027" },
    takesKey: true,
  },
  "term-update": {
    access: "admin",
    about: "보내지 않은 것은 그대로 있습니다.",
    request: { number: 11, endedIn: "2027" },
    answer: { ...term, endedIn: "2027", revision: 2 },
    errors: ["TERM_NOT_FOUND"],
    version: { overtaken: "TERM_OVERTAKEN" },
  },
  "term-remove": {
    access: "admin",
    about: "그 기수의 임원 명단도 지워집니다. 30일까지 POST /officer/term/restore에 그 id를 보내 되살릴 수 있습니다.",
    request: { number: 12 },
    answer: { success: true, id: 3 },
    errors: ["TERM_NOT_FOUND"],
  },
  "term-listRemoved": {
    access: "admin",
    about: "POST /officer/term/restore로 되살릴 수 있는 기수입니다. 나중에 지운 기수가 먼저 옵니다.",
    answer: [{ id: 3, number: 12, title: "", officerCount: 9, removedAt: "2026-11-02T01:00:00.000Z" }],
  },
  "term-restore": {
    access: "admin",
    about:
      "지운 지 30일까지, 지우기 전의 기수와 임원 명단으로 되살립니다. id는 DELETE /officer/term의 응답과 GET /officer/term/removed가 알려 줍니다. 그 기수가 그사이 새로 적혀 있으면 400으로 거절합니다. 그사이 지운 사람의 자리는 그때의 이름으로 남습니다.",
    request: { id: 3 },
    answer: { ...term, number: 12, isCurrent: true, revision: 2 },
    errors: ["TERM_NOT_FOUND"],
  },
};
