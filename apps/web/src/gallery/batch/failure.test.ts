import type { ErrorCode } from "@bulmo/contracts/error";
import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { UploadError } from "../../parts/upload/send-picture.ts";
import { consequenceOf, failureOf } from "./failure.ts";

const upload = (status: number, reason?: ErrorCode) => new UploadError("", { status, reason });
const call = (httpStatus: number, reason?: ErrorCode) =>
  TRPCClientError.from({ error: { code: -32_000, message: "", data: { httpStatus, reason } } } as Parameters<
    typeof TRPCClientError.from
  >[0]);

test.each<[status: number, reason: ErrorCode, consequence: string]>([
  [401, "SIGN_IN_REQUIRED", "halt"],
  [403, "NOT_ALLOWED", "halt"],
  [403, "SECOND_FACTOR_MISSING", "halt"],
  [403, "UPLOAD_QUOTA_EXCEEDED", "halt"],
  // The reason decides, whatever status it comes with.
  [400, "SIGN_IN_REQUIRED", "halt"],
  [403, "PICTURE_BROKEN", "refuse"],
  [415, "PICTURE_BROKEN", "refuse"],
  [503, "UPLOAD_NO_SPACE", "halt"],
])("of an upload and of a call that are answered %i %s comes: %s", (status, reason, consequence) => {
  for (const error of [upload(status, reason), call(status, reason)]) {
    expect(failureOf(error)).toMatchObject({ status, reason });
    expect(consequenceOf(failureOf(error))).toBe(consequence);
  }
});

test.each([
  [0, "halt"],
  [429, "halt"],
  [502, "halt"],
  [403, "refuse"],
  [413, "refuse"],
])("a proxy's %i, which gives no reason: %s", (status, consequence) => {
  expect(consequenceOf(failureOf(upload(status)))).toBe(consequence);
});
