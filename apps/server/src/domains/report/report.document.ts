import { type CallNotes, refusedMember } from "../../platform/rest/call-note.ts";
import { memberExample } from "../user/user.document.ts";

const target = { kind: "COMMENT", commentId: "31" } as const;
const gone = ["POST_NOT_FOUND", "COMMENT_NOT_FOUND"] as const;

export const reportNotes: CallNotes = {
  "report-create": {
    access: "member",
    request: { target, reason: "AD", note: "같은 광고가 여러 글에 있습니다." },
    answer: { isNew: true },
    // Nobody reports what they wrote themselves, or cannot read.
    errors: [...refusedMember, ...gone],
  },
  "report-list": {
    access: "admin",
    request: { page: 1, limit: 14 },
    answer: {
      list: [
        {
          kind: target.kind,
          post: { type: "QNA", index: 12, title: "봉채의 농담은 어떻게 맞추나요?" },
          commentId: target.commentId,
          text: "좋은 물감을 싸게 팝니다.",
          author: memberExample.nickname,
          email: memberExample.email,
          count: 2,
          reasons: [{ reason: "AD", count: 2 }],
          notes: ["같은 광고가 여러 글에 있습니다."],
          reportedAt: "2026-05-02T09:30:00.000Z",
          latest: 7,
        },
      ],
      page: 1,
      totalPages: 1,
    },
  },
  "report-count": { access: "admin", answer: { count: 1 } },
  "report-dismiss": {
    access: "admin",
    request: { target, latest: 7 },
    answer: { success: true },
    errors: gone,
  },
};
