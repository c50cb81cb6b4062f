/** What stands in the place of a deleted comment that has replies (CMT-07). */
export const deletedComment = "삭제된 댓글입니다.";

/** Most characters of a comment. */
export const maximumComment = 2_000;

export const commentMessages = {
  contentMissing: "댓글 내용을 입력해 주세요.",
  contentTooLong: "댓글은 2,000자 이하로 입력해 주세요.",
} as const;
