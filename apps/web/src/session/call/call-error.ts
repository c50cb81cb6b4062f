import type { Conflicts } from "@bulmo/contracts/conflict";
import type { ErrorCode } from "@bulmo/contracts/error";
import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { internalError } from "@bulmo/contracts/internal-error";
import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "@bulmo/server/router";
import { isUncertain } from "../../parts/retry/passing.ts";

/** What is told where no answer came. */
export const unreachable = "서버에 연결할 수 없습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요.";

const asCallError = (error: unknown) =>
  error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>) : undefined;

/**
 * The HTTP status a call was answered with; undefined when no answer came. Says whether trying again may help, since
 * proxies answer too; which rule said no is for `reasonOf`.
 */
export function statusOf(error: unknown): number | undefined {
  return asCallError(error)?.data?.httpStatus;
}

/** Which rule said no, of a call and of what is sent as a file; undefined when none did. */
export const reasonOf = (error: unknown): ErrorCode | undefined =>
  asCallError(error)?.data?.reason ?? (error as { reason?: ErrorCode } | null)?.reason;

/** Whether the call failed because nobody is signed in any more. */
export const isSignedOut = (error: unknown): boolean => reasonOf(error) === "SIGN_IN_REQUIRED";

/** Whether what the call is about is not there. */
export const isNotFound = (error: unknown): boolean => reasonOf(error)?.endsWith("_NOT_FOUND") === true;

/** Whether what an address names is not there, or could not be: to ask again would change nothing. */
export const isUnknown = (error: unknown): boolean => isNotFound(error) || reasonOf(error) === "INPUT_INVALID";

/** Whether what a call was about is not there any more, or another by now: no later try helps. */
export const isConflict = (error: unknown): boolean =>
  isNotFound(error) || reasonOf(error)?.endsWith("_OVERTAKEN") === true;

/** Whether no answer came: nobody here knows whether the call was carried out. */
export const isUnanswered = (error: unknown): boolean => statusOf(error) === undefined;

/** Whether a call reached nobody; other errors, such as a program's own, are none of the line. */
export const isUnreachable = (error: unknown): boolean => {
  const failure = asCallError(error);
  return failure !== undefined && !failure.data;
};

/** What to tell the reader of a failed call: the server's own sentence, or why there is none. */
export function messageOf(error: unknown): string {
  const failure = asCallError(error);
  if (!failure) return internalError;
  return failure.data ? failure.message : unreachable;
}

/**
 * What is wrong with a field, of those that a form has: a rule that only the server knows. Null for anything else; of a part
 * of a field the field is named.
 */
export function fieldOf(error: unknown, fields: readonly string[]): FirstIssue | null {
  const named = asCallError(error)?.data?.field?.split(".")[0];
  return named !== undefined && fields.includes(named) ? { field: named, message: messageOf(error) } : null;
}

/** Seconds that the server asks to wait before the next try; 0 when it asks for nothing. */
export function retryAfterOf(error: unknown): number {
  const response: unknown = asCallError(error)?.meta?.["response"];
  return response instanceof Response ? Number(response.headers.get("retry-after")) || 0 : 0;
}

/** Whether the same call may succeed later: no answer came, or the server was at fault. */
export const isRetryable = (error: unknown): boolean => isUncertain(statusOf(error) ?? 0);

/** What stands there now, when that is why a save was refused: somebody else's came first. */
export function currentOf<Reason extends keyof Conflicts>(
  error: unknown,
  reason: Reason,
): Conflicts[Reason] | undefined {
  const data = asCallError(error)?.data;
  return data?.reason === reason ? (data.theirs as Conflicts[Reason] | undefined) : undefined;
}
