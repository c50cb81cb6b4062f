import { errorMessages } from "@bulmo/contracts/error";
import { personMessages } from "@bulmo/contracts/person";
import { hiddenName } from "@bulmo/contracts/person-rule";
import { expect } from "vitest";
import { nothing, type RestRow, restRow } from "./rest-row.ts";

const { NOT_ALLOWED, PERSON_NOT_FOUND, PERSON_OVERTAKEN, SIGN_IN_REQUIRED } = errorMessages;

const call = (address: string) => restRow("PAG-04", address);
const today = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u);
const plain = {
  updatedOn: today,
  hanja: "",
  latin: "",
  dharmaName: "",
  born: "",
  died: "",
  portrait: "",
  note: "",
  isLiving: true,
  isPublic: true,
};
const founder = { ...plain, id: 1, teacherId: null, generation: 1, groupId: null, name: "일섭" };
const first = { ...plain, id: 2, teacherId: 1, generation: 2, groupId: 2, name: "담묵" };
const recorded = { isFounder: false, revision: 1, works: [] };

export const personCalls: RestRow[] = [
  call("POST /person")("the founder", "administrator", () => ({ name: "일섭", isFounder: true }), [
    200,
    { ...founder, ...recorded, isFounder: true },
  ]),
  call("POST /person")("a disciple", "administrator", () => ({ name: "담묵", teacherId: 1 }), [
    200,
    { ...first, ...recorded },
  ]),
  call("POST /person")("another", "administrator", () => ({ name: "숨음", teacherId: 1, isPublic: false }), [
    200,
    expect.objectContaining({ id: 3, name: "숨음" }),
  ]),
  call("POST /person")("no name", "administrator", () => ({ name: " " }), [400, personMessages.nameMissing]),
  call("POST /person")("a teacher who is gone", "administrator", () => ({ name: "가", teacherId: 99 }), [
    400,
    personMessages.teacherUnknown,
  ]),
  call("POST /person")("one", "member", () => ({ name: "가" }), [403, NOT_ALLOWED]),
  call("POST /person")("one", "visitor", () => ({ name: "가" }), [401, SIGN_IN_REQUIRED]),
  call("PUT /person/order")("both", "administrator", () => ({ teacherId: 1, ids: [3, 2] }), [
    200,
    expect.arrayContaining([expect.objectContaining({ id: 3 })]),
  ]),
  call("PUT /person/order")("another's disciples", "administrator", () => ({ teacherId: 2, ids: [3] }), [
    400,
    personMessages.unknown,
  ]),
  call("PUT /person")("a disciple as teacher", "administrator", () => ({ id: 1, teacherId: 2 }), [
    400,
    personMessages.teacherInCircle,
  ]),
  call("PUT /person")("a year", "administrator", () => ({ id: 2, revision: 1, born: "1930" }), [
    200,
    { ...first, ...recorded, born: "1930", revision: 2 },
  ]),
  call("PUT /person")("a name in Latin letters", "administrator", () => ({ id: 2, latin: "Dammuk" }), [
    200,
    { ...first, ...recorded, born: "1930", latin: "Dammuk", revision: 3 },
  ]),
  call("PUT /person")("a Korean name as one in Latin letters", "administrator", () => ({ id: 2, latin: "담묵" }), [
    400,
    personMessages.latinUnfit,
  ]),
  call("PUT /person")("a revision that is past", "administrator", () => ({ id: 2, revision: 1, born: "1931" }), [
    409,
    PERSON_OVERTAKEN,
  ]),
  call("PUT /person")("nobody", "administrator", () => ({ id: 99, name: "가" }), [404, PERSON_NOT_FOUND]),
  call("GET /person/list")("all", "visitor", nothing, [
    200,
    [
      founder,
      { ...plain, id: 3, teacherId: 1, generation: 2, groupId: 3, name: hiddenName, isPublic: false, updatedOn: "" },
      { ...first, born: "1930", latin: "Dammuk" },
    ],
  ]),
  call("GET /person/all")("all", "administrator", nothing, [
    200,
    expect.arrayContaining([expect.objectContaining({ id: 3, name: "숨음" })]),
  ]),
  call("GET /person/all")("all", "member", nothing, [403, NOT_ALLOWED]),
  call("GET /person")("one", "visitor", () => ({ id: 1 }), [
    200,
    {
      ...founder,
      teacher: null,
      disciples: [
        { id: 3, name: hiddenName, isPublic: false },
        { id: 2, name: "담묵", isPublic: true },
      ],
      offices: [],
      works: [],
      exhibitions: [],
    },
  ]),
  call("GET /person")("nobody", "visitor", () => ({ id: 99 }), [404, PERSON_NOT_FOUND]),
  call("DELETE /person")("one with disciples", "administrator", () => ({ id: 1 }), [
    409,
    personMessages.usedByDisciples(["숨음", "담묵"]),
  ]),
  call("DELETE /person")("one without", "administrator", () => ({ id: 3 }), [200, { success: true }]),
  call("DELETE /person")("nobody", "administrator", () => ({ id: 99 }), [404, PERSON_NOT_FOUND]),
  call("GET /person/removed")("all", "administrator", nothing, [
    200,
    [{ id: 3, name: "숨음", hanja: "", teacherId: 1, removedAt: expect.any(String) }],
  ]),
  call("GET /person/removed")("all", "member", nothing, [403, NOT_ALLOWED]),
  call("POST /person/restore")("one who was removed", "administrator", () => ({ id: 3 }), [
    200,
    expect.objectContaining({ id: 3, name: "숨음", teacherId: 1 }),
  ]),
  call("POST /person/restore")("one who is there", "administrator", () => ({ id: 3 }), [404, PERSON_NOT_FOUND]),
  call("POST /person/restore")("one", "member", () => ({ id: 3 }), [403, NOT_ALLOWED]),
  call("DELETE /person")("one who was restored", "administrator", () => ({ id: 3 }), [200, { success: true }]),
];
