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
        },
      ],
      next: null,
    },
  },
};
