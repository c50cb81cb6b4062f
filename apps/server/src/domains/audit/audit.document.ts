import type { CallNotes } from "../../platform/rest/call-note.ts";

const given = { reason: "REQUEST", note: "전화로 부탁하심", until: "2026-05-02T10:30:00.000Z" };

export const auditNotes: CallNotes = {
  "audit-list": {
    access: "admin",
    request: { kind: "MEMBER", person: "가람", before: 812 },
    answer: {
      list: [
        {
          id: 811,
          at: "2026-05-02T09:30:00.000Z",
          act: "MEMBER_CORRECTED",
          actor: "운영진",
          member: "가람",
          isOwn: false,
          post: null,
          webhook: null,
          event: null,
          mailing: null,
          bulletin: null,
          grade: null,
          duesYear: null,
          board: null,
          pageText: null,
          pageTitle: null,
          address: "203.0.113.9",
          reason: "REQUEST",
          reasonNote: "전화로 부탁하심",
        },
        {
          id: 810,
          at: "2026-05-02T09:12:00.000Z",
          act: "WEBHOOK_UPDATED",
          actor: "운영진",
          member: null,
          isOwn: false,
          post: null,
          webhook: { id: "5b1f6c4e-2a37-4d3c-8f5b-1f0c9a7d2e11", name: "소식 알림 로봇" },
          event: null,
          mailing: null,
          bulletin: null,
          grade: null,
          duesYear: null,
          board: null,
          pageText: null,
          pageTitle: null,
          address: "203.0.113.9",
          reason: null,
          reasonNote: null,
        },
      ],
      next: null,
    },
  },
  "audit-getReason": { access: "admin", noKey: true, answer: { given } },
  "audit-giveReason": {
    access: "admin",
    noKey: true,
    about:
      "이 로그인에서 한 시간 동안 회원 정보를 보거나 내려받거나 고친 기록에 남습니다. 기타면 note가 있어야 합니다.",
    request: { reason: "REQUEST", note: "전화로 부탁하심" },
    answer: { given },
  },
};
