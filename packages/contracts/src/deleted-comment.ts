/** What stands in the place of a deleted comment that has replies (CMT-07). */
export const deletedComment = "삭제된 댓글입니다.";
