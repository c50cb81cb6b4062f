import type { ErrorCode } from "@bulmo/contracts/error";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";

const failed = {
  add: "댓글을 등록하지 못했습니다.",
  like: "좋아요를 반영하지 못했습니다.",
  remove: "댓글을 삭제하지 못했습니다.",
};

/** What happened meanwhile. */
const meanwhile: Partial<Record<ErrorCode, string>> = {
  POST_NOT_FOUND: "그사이 게시물이 삭제되었습니다.",
  COMMENT_NOT_FOUND: "그사이 댓글이 삭제되었습니다.",
  SIGN_IN_REQUIRED: "로그인이 만료되었습니다. 다시 로그인해 주세요.",
};

/** One quiet line: what did not happen, and why. */
export function failureMessage(kind: keyof typeof failed, error: unknown): string {
  const reason = reasonOf(error);
  return `${failed[kind]} ${(reason && meanwhile[reason]) ?? messageOf(error)}`;
}
