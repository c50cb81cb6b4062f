import type { CallNotes } from "../../platform/rest/call-note.ts";

const work = { type: "FOURTH_EXHIBITION", index: 12 };

export const workProposalNotes: CallNotes = {
  "workProposal-list": {
    access: "admin",
    about: [
      "기록에 빈 곳이 있고, 설명(caption)이나 작가(author)에서 그것을 읽을 수 있는 작품을 답합니다. 최근 전시의 작품부터 걸린 차례대로입니다.",
      "proposals에는 항목마다 읽은 값과, 설명의 몇 번째 글자에서 읽었는지가 있습니다. isSure가 false이면 미루어 읽은 것이고 reason이 까닭입니다. unread는 읽지 못한 곳입니다.",
      "artistProposal은 작가에 적힌 이름으로 찾은 문도입니다. 두 값이 서로 다르게 적혀 있으면 아무것도 제안하지 않습니다.",
    ].join("\n\n"),
    request: { exhibition: 4, limit: 1 },
    answer: {
      list: [
        {
          ...work,
          title: "수월관음도",
          author: "이솔",
          createdAt: "2025-09-20T01:00:00.000Z",
          thumbnail: "",
          caption: "비단에 석채, 세로 125cm",
          revision: 3,
          proposals: [
            { name: "technique", value: "비단에 석채", start: 0, end: 6, isSure: true, reason: "" },
            { name: "height", value: "125", start: 8, end: 16, isSure: true, reason: "" },
          ],
          unread: [],
          artistProposal: {
            artists: [{ personId: 7, name: "이솔", hanja: "", role: "ARTIST" }],
            isSure: true,
            reason: "",
          },
        },
      ],
      page: 1,
      totalPages: 5,
      total: 5,
      unproposed: 2,
    },
    errors: ["INPUT_INVALID", "EXHIBITION_NOT_FOUND"],
  },
  "workProposal-confirm": {
    access: "admin",
    about: [
      "확인한 값을 여러 작품의 기록에 한 번에 적습니다. 빈 곳에만 적으며, overwrite가 true이면 적혀 있던 값도 바꿉니다. 설명(caption)과 작가(author)는 바뀌지 않습니다.",
      "작품마다 결과를 답합니다. SAVED는 적었고, UNCHANGED는 바꿀 것이 없었고, OVERTAKEN은 revision 뒤에 누가 고쳐 그대로 두었고, GONE은 작품이 그 자리에 없습니다.",
    ].join("\n\n"),
    request: { works: [{ ...work, revision: 3, technique: "비단에 석채", height: "125" }], overwrite: false },
    answer: { list: [{ ...work, outcome: "SAVED", revision: 4 }] },
    errors: ["INPUT_INVALID"],
  },
};
