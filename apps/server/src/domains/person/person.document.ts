import type { CallNotes } from "../../platform/rest/call-note.ts";

const facts = {
  name: "한석록",
  hanja: "韓石綠",
  latin: "Han Seok-rok",
  dharmaName: "",
  born: "1951",
  died: "",
  portrait: "",
  note: "담묵 문하에서 배웠습니다.",
  isLiving: true,
  isPublic: true,
};
const person = { id: 5, teacherId: 4, generation: 3, groupId: 4, ...facts, updatedOn: "2026-11-02" };
const works = [{ type: "FOURTH_EXHIBITION", index: 3 }];
const record = { ...person, isFounder: false, revision: 2, works };

const placing =
  "generation은 1세가 1이고 그 스승은 0 이하이며, 계보 밖이면 null입니다. 공개하지 않은 사람은 이름이 ‘비공개’이고 자리만 알 수 있습니다.";

export const personNotes: CallNotes = {
  "person-list": {
    access: "public",
    about: `스승 다음에 그 제자들이 차례대로 옵니다. ${placing}`,
    answer: [person],
  },
  "person-get": {
    access: "public",
    about: `${placing} works는 그 사람을 만든 이로 적은 작품이고, 누구나 보는 것만 나중 전시부터 답합니다.`,
    request: { id: 5 },
    answer: {
      ...person,
      teacher: { id: 4, name: "담묵", isPublic: true },
      disciples: [{ id: 6, name: "문하엽", isPublic: true }],
      offices: [{ term: 11, role: "회장" }],
      works: [{ type: "FOURTH_EXHIBITION", index: 3, title: "수월관음도", thumbnail: "", roles: ["HEAD_PAINTER"] }],
      exhibitions: [{ type: "FOURTH_EXHIBITION", n: 4, title: "제4회 불교미술전" }],
    },
    errors: ["PERSON_NOT_FOUND"],
  },
  "person-listAll": { access: "admin", answer: [record] },
  "person-listRemoved": {
    access: "admin",
    about: "POST /person/restore로 되살릴 수 있는 사람입니다. 나중에 지운 사람이 먼저 옵니다.",
    answer: [{ id: 5, name: "한석록", hanja: "韓石綠", teacherId: 2, removedAt: "2026-11-02T01:00:00.000Z" }],
  },
  "person-create": {
    access: "admin",
    about:
      "place를 보내지 않으면 같은 스승의 제자들 맨 끝에 놓입니다. isFounder가 true이면 그 사람이 1세가 되고, 있던 1세는 아니게 됩니다.",
    request: { ...facts, teacherId: 4 },
    answer: { ...record, revision: 1 },
    takesKey: true,
    errors: ["PEOPLE_TOO_MANY"],
  },
  "person-update": {
    access: "admin",
    about:
      "보내지 않은 것은 그대로 있습니다. 스승을 바꾸면 새 스승의 제자들 맨 끝에 놓이고, 자신의 제자를 스승으로 삼을 수는 없습니다. 바뀐 이름은 임원 명단에도 나오고, 앞의 이름을 작가로 적은 작품 가운데 works로 보낸 것의 작가도 새 이름이 됩니다.",
    request: { id: 5, name: "한석록", works },
    answer: record,
    errors: ["PERSON_NOT_FOUND"],
    version: { overtaken: "PERSON_OVERTAKEN" },
  },
  "person-order": {
    access: "admin",
    about: "teacherId의 제자들입니다. 보내지 않은 제자는 보낸 제자들 뒤에, 있던 차례대로 놓입니다.",
    request: { teacherId: 4, ids: [5, 9] },
    answer: [record],
  },
  "person-remove": {
    access: "admin",
    about: "제자가 있거나 임원으로 적힌 사람은 지울 수 없고, 답의 message가 누구와 어느 직책 때문인지 알려 줍니다.",
    request: { id: 5 },
    answer: { success: true },
    errors: ["PERSON_NOT_FOUND", "PERSON_USED"],
  },
  "person-restore": {
    access: "admin",
    about:
      "지운 지 30일까지, 지우기 전의 번호와 자리와 작품으로 되살립니다. 스승도 지워져 있으면 400으로 거절하고 먼저 되살릴 스승의 이름을 알려 줍니다. 스승을 더는 되살릴 수 없으면 스승 없이 되살립니다.",
    request: { id: 5 },
    answer: record,
    errors: ["PERSON_NOT_FOUND", "PEOPLE_TOO_MANY"],
  },
};
