import { errorMessages } from "@bulmo/contracts/error";
import { gradeMessages } from "@bulmo/contracts/grade";
import { nothing, type RestRow, restRow } from "./rest-row.ts";

const { GRADE_NOT_FOUND, GRADE_USED, NOT_ALLOWED, SIGN_IN_REQUIRED } = errorMessages;

const call = (address: string) => restRow("DAY-09", address);
const unused = { memberCount: 0, boardCount: 0 };
const full = { id: 1, name: "정회원", ...unused };

export const gradeCalls: RestRow[] = [
  call("POST /grade")("정회원", "administrator", () => ({ name: "정회원" }), [200, full]),
  call("POST /grade")("준회원", "administrator", () => ({ name: " 준회원 " }), [
    200,
    { ...full, id: 2, name: "준회원" },
  ]),
  call("POST /grade")("a name that is taken", "administrator", () => ({ name: "정회원" }), [
    400,
    gradeMessages.nameTaken,
  ]),
  call("POST /grade")("no name", "administrator", () => ({ name: " " }), [400, gradeMessages.nameMissing]),
  call("POST /grade")("one", "member", () => ({ name: "준회원" }), [403, NOT_ALLOWED]),
  call("POST /grade")("one", "visitor", () => ({ name: "준회원" }), [401, SIGN_IN_REQUIRED]),
  call("PUT /grade/order")("both", "administrator", () => ({ ids: [2, 1] }), [
    200,
    [{ ...full, id: 2, name: "준회원" }, full],
  ]),
  call("PUT /grade/order")("none", "administrator", () => ({ ids: [99] }), [400, gradeMessages.unknown]),
  call("PUT /grade")("a new name", "administrator", () => ({ id: 2, name: "명예회원" }), [
    200,
    { ...full, id: 2, name: "명예회원" },
  ]),
  call("PUT /grade")("none", "administrator", () => ({ id: 99, name: "이름" }), [404, GRADE_NOT_FOUND]),
  call("PUT /users/grade")("the author", "administrator", ({ author }) => ({ id: author.id, gradeId: 1 }), [
    200,
    { grade: { id: 1, name: "정회원" } },
  ]),
  call("PUT /users/grade")("a grade that is none", "administrator", ({ author }) => ({ id: author.id, gradeId: 99 }), [
    404,
    GRADE_NOT_FOUND,
  ]),
  call("PUT /users/grade")("oneself", "author", ({ author }) => ({ id: author.id, gradeId: 1 }), [403, NOT_ALLOWED]),
  call("GET /grade/list")("all", "administrator", nothing, [
    200,
    [
      { ...full, id: 2, name: "명예회원" },
      { ...full, memberCount: 1 },
    ],
  ]),
  call("GET /grade/list")("all", "member", nothing, [403, NOT_ALLOWED]),
  call("DELETE /grade")("one that a member has", "administrator", () => ({ id: 1 }), [409, GRADE_USED]),
  call("PUT /users/grade")(
    "the author, taken away",
    "administrator",
    ({ author }) => ({ id: author.id, gradeId: null }),
    [200, { grade: null }],
  ),
  call("DELETE /grade")("one that nobody has", "administrator", () => ({ id: 1 }), [200, { success: true }]),
  call("DELETE /grade")("none", "administrator", () => ({ id: 99 }), [404, GRADE_NOT_FOUND]),
];
