import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";

/** What a form says when the server, which knows more words, finds its password too easy; null when that is not why. */
export const weakPasswordIssue = (error: unknown): FirstIssue | null =>
  reasonOf(error) === "PASSWORD_GUESSABLE" ? { field: "password", message: messageOf(error) } : null;
