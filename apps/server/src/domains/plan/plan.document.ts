import type { CallNotes } from "../../platform/rest/call-note.ts";
import { memberExample } from "../user/user.document.ts";

const written = {
  type: "NOTICE",
  title: "봄 정기 총회 안내",
  content: "<p>총회를 엽니다.</p>",
  publishAt: "2027-03-02T09:00:00+09:00",
};

const row = {
  id: 3,
  type: written.type,
  title: written.title,
  writer: memberExample.nickname,
  publishAt: "2027-03-02T00:00:00.000Z",
  problem: "",
};

const planned = {
  ...row,
  content: written.content,
  thumbnail: "",
  subType: null,
  author: null,
  caption: "",
  attachments: [],
  heading: "",
  revision: 1,
};

export const planNotes: CallNotes = {
  "plan-list": { access: "admin", answer: [row] },
  "plan-get": {
    access: "admin",
    request: { id: 3 },
    answer: planned,
    errors: ["PLAN_NOT_FOUND"],
    version: { tells: true },
  },
  "plan-create": {
    access: "admin",
    about: "정한 때가 되면 저절로 올라갑니다. 그때까지는 관리자만 볼 수 있고, 게시판의 번호도 그때 정해집니다.",
    request: written,
    answer: planned,
    errors: ["BOARD_CLOSED", "FILES_TOO_MANY"],
  },
  "plan-update": {
    access: "admin",
    request: { id: 3, ...written },
    answer: { ...planned, revision: 2 },
    errors: ["FILES_TOO_MANY", "PLAN_NOT_FOUND", "BOARD_CLOSED"],
    version: { overtaken: "PLAN_OVERTAKEN" },
  },
  "plan-publish": {
    access: "admin",
    about: "정한 때를 기다리지 않고 올립니다.",
    request: { id: 3 },
    answer: { type: "NOTICE", index: 8 },
    errors: ["PLAN_NOT_FOUND", "BOARD_CLOSED"],
  },
  "plan-remove": {
    access: "admin",
    request: { id: 3 },
    answer: { success: true },
    errors: ["PLAN_NOT_FOUND"],
  },
};
