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
      ],
    },
    errors: ["PASSWORD_UNCHECKED"],
  },
};
