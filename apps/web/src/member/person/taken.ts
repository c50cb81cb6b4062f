import { errorMessages } from "@bulmo/contracts/error";
import type { FirstIssue } from "@bulmo/contracts/first-issue";
import { messageOf } from "../../session/call/call-error.ts";

/** What somebody else may have already, in the order of the fields (SUP-13). */
const fields = {
  username: errorMessages.ALREADY_TAKEN_USERNAME,
  nickname: errorMessages.ALREADY_TAKEN_NICKNAME,
  email: errorMessages.ALREADY_TAKEN_EMAIL,
};

/** The field that a refused call is about: somebody was faster (SUP-20). Null for any other failure. */
export function takenIssue(error: unknown): FirstIssue | null {
  const message = messageOf(error);
  const found = Object.entries(fields).find(([, sentence]) => sentence === message);
  return found ? { field: found[0], message } : null;
}

type Duplicates = { isUsernameDuplicated: boolean; isNicknameDuplicated: boolean; isEmailDuplicated: boolean };

/** The first field in which a duplicate was found. */
export function duplicateIssue(duplicates: Duplicates): FirstIssue | null {
  if (duplicates.isUsernameDuplicated) return { field: "username", message: fields.username };
  if (duplicates.isNicknameDuplicated) return { field: "nickname", message: fields.nickname };
  return duplicates.isEmailDuplicated ? { field: "email", message: fields.email } : null;
}
