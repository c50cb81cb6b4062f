import { errorMessages } from "@bulmo/contracts/error";
import { expect } from "vitest";
import { createSignable } from "../audit-month.ts";
import { nothing, restRow } from "./rest-row.ts";

const { NOT_ALLOWED, SIGN_IN_REQUIRED } = errorMessages;
const instant = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/u);

/** A call under its requirement, API-41. */
const call = (address: string) => restRow("API-41", address);

const auditCalls = [
  call("GET /audit/list")("of members", "administrator", () => ({ kind: "MEMBER", person: "" }), [
    200,
    { list: expect.any(Array), next: null },
  ]),
  call("GET /audit/list")("what is older", "administrator", () => ({ before: 1 }), [200, { list: [], next: null }]),
  call("PUT /audit/reason")("why one looks", "administrator", () => ({ reason: "OTHER", note: "명부 확인" }), [
    200,
    { given: { reason: "OTHER", note: "명부 확인", until: instant } },
  ]),
  call("PUT /audit/reason")("why one looks, without a word", "administrator", () => ({ reason: "OTHER" }), [
    400,
    "어떤 일인지 적어 주세요.",
  ]),
  call("GET /audit/reason")("why one looks", "administrator", nothing, [200, { given: expect.anything() }]),
  call("GET /audit/review/list")("the months", "administrator", nothing, [200, { list: expect.any(Array) }]),
  call("GET /audit/review")("a month", "administrator", () => ({ month: "2025-03" }), [
    200,
    expect.objectContaining({ month: "2025-03", isOver: true, signature: null, counts: [] }),
  ]),
  call("GET /audit/review")("no month", "administrator", () => ({ month: "2025-13" }), [
    400,
    "달은 2026-11처럼 입력해 주세요.",
  ]),
  call("POST /audit/review")("a month", "administrator", ({ site }) => createSignable(site, "2025-04"), [
    200,
    expect.objectContaining({
      isFirst: true,
      month: "2025-04",
      signature: expect.objectContaining({ at: instant, note: "이상 없음" }),
    }),
  ]),
  call("POST /audit/review")("a month without a line", "administrator", () => ({ month: "2025-02" }), [
    400,
    "이 달에는 점검할 기록이 없습니다.",
  ]),
  call("POST /audit/review")("a month to come", "administrator", () => ({ month: "2999-01" }), [
    400,
    "아직 지나지 않은 달은 점검할 수 없습니다.",
  ]),
  call("POST /audit/review")("a month", "member", () => ({ month: "2025-04" }), [403, NOT_ALLOWED]),
  call("GET /audit/reason")("why one looks", "member", nothing, [403, NOT_ALLOWED]),
  call("GET /audit/list")("the log", "member", nothing, [403, NOT_ALLOWED]),
];

const ownDataCalls = [
  call("GET /users/my-data")("one's own, the password unchecked", "author", nothing, [
    403,
    errorMessages.PASSWORD_UNCHECKED,
  ]),
  call("GET /users/my-data")("nobody's", "visitor", nothing, [401, SIGN_IN_REQUIRED]),
];

/** Who looked at members' data, and what a member takes along. */
export const privacyCalls = [...auditCalls, ...ownDataCalls];
