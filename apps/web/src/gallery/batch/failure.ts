import type { ErrorCode } from "@bulmo/contracts/error";
import { messageOf, reasonOf, retryAfterOf, statusOf, unreachable } from "../../session/call/call-error.ts";
import { doublingDelay } from "../../parts/retry/doubling-delay.ts";
import { isPassing, isUncertain } from "../../parts/retry/passing.ts";
import { UploadError } from "../../parts/upload/send-picture.ts";

export type Failure = {
  /** Of the answer; 0 when none came. Says whether trying again may help, since proxies answer too. */
  status: number;
  /** Which rule said no; undefined when none did. */
  reason: ErrorCode | undefined;
  /** The server's own sentence, or why there is none. */
  message: string;
  /** Seconds that the server asks to be left alone for; 0 when it asks for nothing. */
  retryAfter: number;
};

/** What went wrong with an upload or a call, in one shape. */
export function failureOf(error: unknown): Failure {
  if (error instanceof UploadError) {
    const { status, reason, retryAfter } = error;
    return { status, reason, retryAfter, message: status === 0 ? unreachable : error.message };
  }
  return {
    status: statusOf(error) ?? 0,
    reason: reasonOf(error),
    message: messageOf(error),
    retryAfter: retryAfterOf(error),
  };
}

/** They concern who sends, and would be said of each picture and work that follows. */
const sendersReasons: ReadonlySet<ErrorCode | undefined> = new Set([
  "SIGN_IN_REQUIRED",
  "NOT_ALLOWED",
  "SECOND_FACTOR_MISSING",
  "FOREIGN_ORIGIN",
  "UPLOAD_QUOTA_EXCEEDED",
] satisfies ErrorCode[]);

/**
 * What follows from a failure that was not waited out: `halt` concerns all that is still to be sent, `refuse` this one
 * picture or work alone.
 */
export const consequenceOf = ({ status, reason }: Failure): "halt" | "refuse" =>
  isPassing(status) || sendersReasons.has(reason) ? "halt" : "refuse";

const busyDelay = doublingDelay(1_000, 30_000);

/** A fault of the server's that this picture brings about will not go away by itself. */
const triesAtFault = 2;

/** Milliseconds until the next try after so many failures; null when trying again helps no more. */
export function delayAfter(error: unknown, failures: number): number | null {
  const { status, retryAfter } = failureOf(error);
  if (!isPassing(status) && (!isUncertain(status) || failures > triesAtFault)) return null;
  return Math.max(busyDelay(failures), retryAfter * 1_000);
}
