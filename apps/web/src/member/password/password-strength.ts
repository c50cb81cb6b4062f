import { passwordTooWeak } from "@bulmo/contracts/error-sentence";
import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { reasonOf } from "../../session/call/call-error.ts";

/** What a form says of a password that is found too soon: only the server knows. */
export const weakPassword: FirstIssue = { field: "password", message: passwordTooWeak };

/** The same for a call that was refused for it; null when that is not why. */
export const weakPasswordIssue = (error: unknown): FirstIssue | null =>
  reasonOf(error) === "PASSWORD_GUESSABLE" ? weakPassword : null;
