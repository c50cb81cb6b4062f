import type { ErrorCode } from "@bulmo/contracts/error";
import { emailTaken, nicknameTaken, usernameTaken } from "@bulmo/contracts/error-sentence";
import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";

/** The fields of what somebody else may have already. */
const fields: Partial<Record<ErrorCode, string>> = {
  ALREADY_TAKEN_USERNAME: "username",
  ALREADY_TAKEN_NICKNAME: "nickname",
  ALREADY_TAKEN_EMAIL: "email",
};

/** The field that a refused call is about: somebody was faster (SUP-20). Null for any other failure. */
export function takenIssue(error: unknown): FirstIssue | null {
  const reason = reasonOf(error);
  const field = reason && fields[reason];
  return field ? { field, message: messageOf(error) } : null;
}

type Duplicates = { isUsernameDuplicated: boolean; isNicknameDuplicated: boolean; isEmailDuplicated: boolean };

/** The first field in which a duplicate was found, in the order of the form (SUP-13). */
export function duplicateIssue(duplicates: Duplicates): FirstIssue | null {
  if (duplicates.isUsernameDuplicated) return { field: "username", message: usernameTaken };
  if (duplicates.isNicknameDuplicated) return { field: "nickname", message: nicknameTaken };
  return duplicates.isEmailDuplicated ? { field: "email", message: emailTaken } : null;
}
