import type { CallNotes } from "../../platform/rest/call-note.ts";
import { memberExample } from "../user/user.document.ts";

const address = { type: "QNA", index: 12 } as const;

export const trashNotes: CallNotes = {
  "trash-list": {
    access: "admin",
    request: { page: 1, limit: 14 },
    answer: {
      list: [
        {
          ...address,
          title: "봉채의 농담은 어떻게 맞추나요?",
          author: memberExample.nickname,
          deletedBy: "운영진",
          deletedAt: "2026-05-02T09:30:00.000Z",
          daysLeft: 30,
        },
      ],
      page: 1,
      totalPages: 1,
    },
  },
  "trash-restore": { access: "admin", request: address, answer: address, errors: ["POST_NOT_FOUND"] },
  "trash-purge": { access: "admin", request: address, answer: { success: true }, errors: ["POST_NOT_FOUND"] },
};
