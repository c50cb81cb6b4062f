import type { CallNotes } from "../../platform/rest/call-note.ts";

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
          board: null,
          pageText: null,
          pageTitle: null,
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
          board: null,
          pageText: null,
          pageTitle: null,
        },
      ],
      next: null,
    },
  },
};
