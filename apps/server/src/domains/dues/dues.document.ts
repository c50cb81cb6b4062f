import type { CallNotes } from "../../platform/rest/call-note.ts";
import { sheetNotes, sheetPaths } from "../../platform/rest/sheet-paths.ts";

const id = "5c1f8b1e-6a0d-4c57-9d7e-2f0f6f1a9b33";
const payment = { paidOn: "2027-03-02", amount: 100_000, note: "계좌 이체" };

export const duesPaths = sheetPaths({
  tag: "dues",
  path: "/dues/list",
  what: "한 해의 회비 명단",
  fileName: "2027년 회비",
  parameters: [
    { name: "year", required: true, description: "회비의 해", schema: { type: "integer" }, example: 2027 },
    { name: "gradeId", description: "이 등급의 회원만", schema: { type: "integer" }, example: 1 },
    {
      name: "state",
      description: "PAID는 낸 회원만, UNPAID는 내지 않은 회원만",
      schema: { type: "string" },
      example: "UNPAID",
    },
  ],
});

export const duesNotes: CallNotes = {
  ...sheetNotes({
    tag: "dues",
    about: "합계 줄에 낸 회원의 수와 금액이 있습니다. 낸 뒤에 탈퇴한 회원이 있으면 그 수와 금액이 한 줄로 나옵니다.",
    request: { year: 2027 },
  }),
  "dues-list": {
    access: "admin",
    about:
      "활동하는 회원과 그해 회비를 낸 회원이 나옵니다. 낸 뒤에 탈퇴한 회원은 명단에 없고 합계에만 들어가며, 누구였는지는 남기지 않습니다. 같은 목록을 /api/dues/list.csv와 /api/dues/list.xlsx에서 파일로 받을 수 있습니다.",
    request: { year: 2027, state: "PAID" },
    answer: {
      list: [{ id, name: "김견본", nickname: "연화", grade: { id: 1, name: "정회원" }, payment }],
      page: 1,
      totalPages: 1,
      paidCount: 3,
      unpaidCount: 39,
      amount: 250_000,
      withdrawn: { count: 2, amount: 150_000 },
    },
  },
  "dues-listOwn": { access: "member", answer: [{ year: 2027, paidOn: "2027-03-02", amount: 100_000 }] },
  "dues-save": {
    access: "admin",
    about: "이미 적은 해라면 새로 적은 것으로 바뀝니다.",
    request: { id, year: 2027, ...payment },
    answer: { success: true },
    errors: ["USER_NOT_FOUND"],
  },
  "dues-remove": {
    access: "admin",
    request: { id, year: 2027 },
    answer: { success: true },
    errors: ["DUES_NOT_FOUND"],
  },
};
