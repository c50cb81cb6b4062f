import { errorMessages } from "@bulmo/contracts/error";
import { officerMessages } from "@bulmo/contracts/officer";
import { personMessages } from "@bulmo/contracts/person";
import { expect } from "vitest";
import { nothing, type RestRow, restRow } from "./rest-row.ts";

const { NOT_ALLOWED, OFFICER_NOT_FOUND, OFFICER_OVERTAKEN, SIGN_IN_REQUIRED, TERM_NOT_FOUND, TERM_OVERTAKEN } =
  errorMessages;

const call = (address: string) => restRow("PAG-05", address);
const plain = { title: "", startedIn: "", endedIn: "" };
const eleventh = { ...plain, number: 11, isCurrent: true, revision: 1 };
const chairman = {
  id: 1,
  personId: 2,
  name: "담묵",
  type: "CHAIRMAN",
  role: "회장",
  remarks: "",
  phone: "000-0000-0001",
};

// The people are those of the rows before.
export const officerCalls: RestRow[] = [
  call("GET /officer/list")("before there is any", "visitor", nothing, [200, { term: null, terms: [], officers: [] }]),
  call("POST /officer/term")("the first", "administrator", () => ({ number: 11 }), [200, eleventh]),
  call("POST /officer/term")("a number that is taken", "administrator", () => ({ number: 11 }), [
    400,
    officerMessages.termTaken,
  ]),
  call("POST /officer/term")("one", "member", () => ({ number: 12 }), [403, NOT_ALLOWED]),
  call("POST /officer")(
    "the chairman",
    "administrator",
    () => ({ term: 11, type: "CHAIRMAN", role: "회장", personId: 2, phone: "000-0000-0001" }),
    [200, { ...chairman, term: 11, revision: 1 }],
  ),
  call("POST /officer")(
    "a name alone",
    "administrator",
    () => ({ term: 11, type: "AUDIT", role: "감사", name: "이름" }),
    [200, expect.objectContaining({ id: 2, personId: null, name: "이름" })],
  ),
  call("POST /officer")("nobody", "administrator", () => ({ term: 11, type: "AUDIT", role: "감사" }), [
    400,
    personMessages.nameMissing,
  ]),
  call("POST /officer")(
    "somebody who is gone",
    "administrator",
    () => ({ term: 11, type: "AUDIT", role: "감사", personId: 99 }),
    [400, officerMessages.personUnknown],
  ),
  call("POST /officer")(
    "a term that is none",
    "administrator",
    () => ({ term: 9, type: "AUDIT", role: "감사", name: "가" }),
    [404, TERM_NOT_FOUND],
  ),
  call("POST /officer")("one", "visitor", () => ({ term: 11, type: "AUDIT", role: "감사", name: "가" }), [
    401,
    SIGN_IN_REQUIRED,
  ]),
  call("PUT /officer")("a remark", "administrator", () => ({ id: 2, revision: 1, remarks: "재무" }), [
    200,
    expect.objectContaining({ name: "이름", remarks: "재무", revision: 2 }),
  ]),
  call("PUT /officer")("a revision that is past", "administrator", () => ({ id: 2, revision: 1, remarks: "" }), [
    409,
    OFFICER_OVERTAKEN,
  ]),
  call("PUT /officer")("none", "administrator", () => ({ id: 99, remarks: "" }), [404, OFFICER_NOT_FOUND]),
  call("PUT /officer/order")("both", "administrator", () => ({ term: 11, ids: [2, 1] }), [
    200,
    expect.objectContaining({ officers: [expect.objectContaining({ id: 2 }), expect.objectContaining({ id: 1 })] }),
  ]),
  call("PUT /officer/order")("one that is none", "administrator", () => ({ term: 11, ids: [99] }), [
    400,
    officerMessages.unknown,
  ]),
  call("GET /officer/list")("the present term", "visitor", nothing, [
    200,
    expect.objectContaining({ term: eleventh, officers: [expect.objectContaining({ id: 2 }), chairman] }),
  ]),
  call("GET /officer/list")("a term that is none", "visitor", () => ({ term: 9 }), [404, TERM_NOT_FOUND]),
  call("GET /officer/all")("the present term", "administrator", nothing, [
    200,
    expect.objectContaining({ officers: [expect.objectContaining({ revision: 2 }), expect.any(Object)] }),
  ]),
  call("GET /officer/all")("the present term", "member", nothing, [403, NOT_ALLOWED]),
  call("POST /officer/term")("the next", "administrator", () => ({ startedIn: "2027" }), [
    200,
    { ...eleventh, number: 12, startedIn: "2027" },
  ]),
  call("GET /officer/list")("the next, as it begins", "visitor", nothing, [
    200,
    expect.objectContaining({
      officers: [
        expect.objectContaining({ name: "이름", remarks: "재무" }),
        expect.objectContaining({ name: "담묵", phone: "000-0000-0001" }),
      ],
    }),
  ]),
  call("GET /officer/term/list")("both", "visitor", nothing, [
    200,
    [
      { ...eleventh, number: 12, startedIn: "2027" },
      { ...eleventh, endedIn: "2027", isCurrent: false, revision: 2 },
    ],
  ]),
  call("PUT /officer/term")("a name", "administrator", () => ({ number: 11, revision: 2, title: "열한째 임원" }), [
    200,
    { ...eleventh, title: "열한째 임원", endedIn: "2027", isCurrent: false, revision: 3 },
  ]),
  call("PUT /officer/term")(
    "a revision that is past",
    "administrator",
    () => ({ number: 11, revision: 2, title: "" }),
    [409, TERM_OVERTAKEN],
  ),
  call("PUT /officer/term")("none", "administrator", () => ({ number: 9, title: "" }), [404, TERM_NOT_FOUND]),
  restRow("PAG-04", "DELETE /person")("one who holds offices", "administrator", () => ({ id: 2 }), [
    409,
    personMessages.usedByOffices(["제12기 회장", "제11기 회장"]),
  ]),
  call("DELETE /officer")("one", "administrator", () => ({ id: 1 }), [200, { success: true }]),
  call("DELETE /officer")("none", "administrator", () => ({ id: 99 }), [404, OFFICER_NOT_FOUND]),
  call("DELETE /officer/term")("one, with its officers", "administrator", () => ({ number: 12 }), [
    200,
    { success: true, id: 1 },
  ]),
  call("DELETE /officer/term")("none", "administrator", () => ({ number: 12 }), [404, TERM_NOT_FOUND]),
  call("GET /officer/term/removed")("all", "administrator", nothing, [
    200,
    [{ id: 1, number: 12, title: "", officerCount: 2, removedAt: expect.any(String) }],
  ]),
  call("GET /officer/term/removed")("all", "member", nothing, [403, NOT_ALLOWED]),
  call("POST /officer/term/restore")("one", "member", () => ({ id: 1 }), [403, NOT_ALLOWED]),
  call("POST /officer/term/restore")("one that was removed", "administrator", () => ({ id: 1 }), [
    200,
    { ...eleventh, number: 12, startedIn: "2027", revision: 2 },
  ]),
  call("POST /officer/term/restore")("one that is there", "administrator", () => ({ id: 1 }), [404, TERM_NOT_FOUND]),
];
