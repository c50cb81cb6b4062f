import { errorMessages } from "@bulmo/contracts/error";
import { planMessages } from "@bulmo/contracts/plan-rule";
import { expect } from "vitest";
import { nothing, type RestRow, restRow } from "./rest-row.ts";

const { NOT_ALLOWED, PLAN_NOT_FOUND, SIGN_IN_REQUIRED } = errorMessages;

const written = {
  type: "NOTICE",
  title: "예약한 공지",
  content: "<p>글</p>",
  publishAt: new Date(Date.now() + 86_400_000).toISOString(),
};

const call = (address: string) => restRow("EXH-09", address);

export const planCalls: RestRow[] = [
  call("POST /post/planned")("a notice", "administrator", () => written, [
    200,
    expect.objectContaining({ id: 1, title: written.title, publishAt: written.publishAt, revision: 1 }),
  ]),
  call("POST /post/planned")(
    "for a time that is past",
    "administrator",
    () => ({ ...written, publishAt: "2020-01-01T00:00:00Z" }),
    [400, planMessages.timePast],
  ),
  call("POST /post/planned")("a notice", "member", () => written, [403, NOT_ALLOWED]),
  call("POST /post/planned")("a notice", "visitor", () => written, [401, SIGN_IN_REQUIRED]),
  call("GET /post/planned/list")("all", "administrator", nothing, [200, [expect.objectContaining({ id: 1 })]]),
  call("GET /post/planned/list")("all", "member", nothing, [403, NOT_ALLOWED]),
  call("GET /post/planned")("one", "administrator", () => ({ id: 1 }), [
    200,
    expect.objectContaining({ content: "<p>글</p>" }),
  ]),
  call("GET /post/planned")("none", "administrator", () => ({ id: 99 }), [404, PLAN_NOT_FOUND]),
  call("PUT /post/planned")("the one just made", "administrator", () => ({ ...written, id: 1, title: "고친 공지" }), [
    200,
    expect.objectContaining({ title: "고친 공지", revision: 2 }),
  ]),
  call("PUT /post/planned")("none", "administrator", () => ({ ...written, id: 99 }), [404, PLAN_NOT_FOUND]),
  call("POST /post/planned/publish")("none", "administrator", () => ({ id: 99 }), [404, PLAN_NOT_FOUND]),
  call("DELETE /post/planned")("the one just made", "administrator", () => ({ id: 1 }), [200, { success: true }]),
  call("DELETE /post/planned")("none", "administrator", () => ({ id: 99 }), [404, PLAN_NOT_FOUND]),
];
