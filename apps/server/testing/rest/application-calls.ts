import { duesMessages } from "@bulmo/contracts/dues-rule";
import { errorMessages } from "@bulmo/contracts/error";
import { expect } from "vitest";
import { addApplicant } from "../applicant.ts";
import { nothing, type RestRow, restRow } from "./rest-row.ts";

const { APPLICATION_NOT_FOUND, DUES_NOT_FOUND, GRADE_NOT_FOUND, NOT_ALLOWED, USER_NOT_FOUND } = errorMessages;

const call = (address: string) => restRow("DAY-09", address);
const applicant = async ({ site }: Parameters<RestRow["input"]>[0]) => ({ id: (await addApplicant(site)).id });
const nobody = () => ({ id: "5c1f8b1e-6a0d-4c57-9d7e-2f0f6f1a9b33" });
const paid = { year: 2027, paidOn: "2026-03-02", amount: 100_000, note: "계좌 이체" };

export const applicationCalls: RestRow[] = [
  call("GET /application/list")("all", "administrator", nothing, [
    200,
    { list: expect.any(Array), page: 1, totalPages: expect.any(Number), count: expect.any(Number), isOn: false },
  ]),
  call("GET /application/list")("all", "member", nothing, [403, NOT_ALLOWED]),
  call("PUT /application/switch")("on", "administrator", () => ({ isOn: true }), [200, { isOn: true }]),
  call("PUT /application/switch")("off", "administrator", () => ({ isOn: false }), [200, { isOn: false }]),
  call("PUT /application/switch")("off", "member", () => ({ isOn: false }), [403, NOT_ALLOWED]),
  call("POST /application/approve")("who waits", "administrator", applicant, [200, { success: true }]),
  call("POST /application/approve")("nobody", "administrator", nobody, [404, APPLICATION_NOT_FOUND]),
  call("POST /application/approve")(
    "with a grade that is gone",
    "administrator",
    async (given) => ({ ...(await applicant(given)), gradeId: 9_999 }),
    [404, GRADE_NOT_FOUND],
  ),
  call("POST /application/decline")("who waits", "administrator", applicant, [200, { success: true }]),
  call("POST /application/decline")("nobody", "administrator", nobody, [404, APPLICATION_NOT_FOUND]),
  call("PUT /dues")("of the author", "administrator", ({ author }) => ({ id: author.id, ...paid }), [
    200,
    { success: true },
  ]),
  call("PUT /dues")("without a day", "administrator", ({ author }) => ({ id: author.id, year: 2027, paidOn: "" }), [
    400,
    duesMessages.dayMissing,
  ]),
  call("PUT /dues")("of nobody", "administrator", () => ({ ...nobody(), ...paid }), [404, USER_NOT_FOUND]),
  call("PUT /dues")("of the author", "member", ({ author }) => ({ id: author.id, ...paid }), [403, NOT_ALLOWED]),
  call("GET /dues/list")("of a year", "administrator", () => ({ year: 2027 }), [
    200,
    expect.objectContaining({ paidCount: 1, amount: 100_000, list: expect.any(Array) }),
  ]),
  call("GET /dues/list")("of a year", "member", () => ({ year: 2027 }), [403, NOT_ALLOWED]),
  call("GET /users/dues")("one's own", "author", nothing, [
    200,
    [{ year: 2027, paidOn: paid.paidOn, amount: 100_000 }],
  ]),
  call("DELETE /dues")("of the author", "administrator", ({ author }) => ({ id: author.id, year: 2027 }), [
    200,
    { success: true },
  ]),
  call("DELETE /dues")("once more", "administrator", ({ author }) => ({ id: author.id, year: 2027 }), [
    404,
    DUES_NOT_FOUND,
  ]),
];
