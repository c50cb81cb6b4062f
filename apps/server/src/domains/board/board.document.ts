import { association } from "@bulmo/content/association";
import type { CallNotes } from "../../platform/rest/call-note.ts";

export const boardNotes: CallNotes = {
  "board-list": {
    access: "public",
    answer: {
      exhibitions: [
        {
          n: 2,
          type: "SECOND_EXHIBITION",
          title: "제2회 불교미술전",
          banner: `제2회 ${association.name} 불교미술전`,
          year: 2015,
          month: 3,
          state: "PAST",
          hasDetails: false,
          groups: [{ number: 1, name: "담묵 문하" }],
        },
      ],
      boards: [
        {
          type: "NOTICE",
          kind: "TEXT",
          address: "notice",
          title: "공지사항",
          readers: "EVERYONE",
          writers: "ADMINISTRATORS",
          hasComments: false,
          isClosed: false,
        },
      ],
    },
  },
};
