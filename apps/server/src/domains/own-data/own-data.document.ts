import type { CallNotes } from "../../platform/rest/call-note.ts";

export const ownDataNotes: CallNotes = {
  "ownData-get": {
    access: "member",
    noKey: true,
    about:
      "최근 10분 안에 이 로그인에서 비밀번호를 확인한 회원에게만 답합니다. 비밀번호, 인증번호, 키와 다른 사람의 정보는 담지 않습니다.",
    answer: {
      madeAt: "2026-11-20T03:00:00.000Z",
      sections: [
        {
          name: "mail-choices",
          title: "메일 알림 선택",
          columns: [
            { name: "kind", title: "알림" },
            { name: "is_on", title: "켜짐" },
            { name: "decided_at", title: "고른 때" },
          ],
          rows: [["REPLY", "아니요", "2026-11-02T09:00:00.000Z"]],
        },
        {
          name: "post-likes",
          title: "좋아요를 누른 글",
          columns: [
            { name: "address", title: "게시판과 번호" },
            { name: "created_at", title: "누른 때" },
          ],
          rows: [["QNA/3", "2026-11-02T09:10:00.000Z"]],
        },
      ],
      posts: [{ address: "QNA/3", board: "Q&A", title: "아교의 농도", path: "/community/qna/detail?index=3" }],
    },
    errors: ["PASSWORD_UNCHECKED"],
  },
};
