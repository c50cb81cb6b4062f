import { type CallNotes, refusedMember } from "../../platform/rest/call-note.ts";
import { memberExample } from "../user/user.document.ts";

const written = {
  author: memberExample.nickname,
  userId: memberExample._id,
  createdAt: "2026-05-02T09:30:00.000Z",
  editedAt: null,
  isLiked: false,
};

export const commentNotes: CallNotes = {
  "comment-list": {
    access: "public",
    request: { type: "NOTICE", index: 12 },
    about: "비밀 질문의 댓글은 글쓴이와 관리자에게만 답합니다. 다른 사람에게는 댓글이 없는 글과 같습니다.",
    answer: {
      list: [
        {
          ...written,
          id: "31",
          content: "참석하겠습니다.",
          likeCount: 1,
          isDeleted: false,
          reply: [{ ...written, id: "32", content: "고맙습니다.", likeCount: 0 }],
        },
      ],
      commentCount: 2,
    },
    errors: ["POST_NOT_FOUND"],
  },
  "comment-create": {
    access: "member",
    request: { content: "참석하겠습니다.", postIndex: 12, postType: "QNA" },
    answer: { id: "31" },
    takesKey: true,
    errors: [...refusedMember, "POST_NOT_FOUND", "COMMENT_NOT_FOUND", "COMMENTS_OFF", "BOARD_CLOSED"],
  },
  "comment-update": {
    access: "member",
    request: { commentId: "31", content: "두 사람이 참석하겠습니다." },
    answer: { content: "두 사람이 참석하겠습니다.", editedAt: "2026-05-02T09:41:00.000Z" },
    errors: [...refusedMember, "COMMENT_NOT_FOUND"],
  },
  "comment-like": {
    access: "member",
    request: { commentId: "31" },
    answer: { isLiked: true, likeCount: 1 },
    errors: ["COMMENT_NOT_FOUND"],
  },
  "comment-remove": {
    access: "member",
    request: { commentId: "31" },
    answer: { success: true },
    errors: [...refusedMember, "COMMENT_NOT_FOUND"],
  },
};
