import { errorMessages } from "@bulmo/contracts/error";
import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { messageOf } from "../../session/call/call-error.ts";

/** What a form says when the server, which knows more words, finds its password too easy; null when that is not why. */
export function guessableIssue(error: unknown): FirstIssue | null {
  const message = messageOf(error);
  return message === errorMessages.PASSWORD_GUESSABLE ? { field: "password", message } : null;
}
