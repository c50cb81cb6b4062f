import type { CallNotes } from "../../platform/rest/call-note.ts";

export const searchNotes: CallNotes = {
  "search-list": {
    access: "public",
    about: [
      "부르는 사람이 볼 수 있는 것에서만 찾습니다. 낱말을 여럿 보내면 모두 들어 있는 것만 나옵니다.",
      "kind를 보내지 않으면 종류마다 처음 몇 건씩, 보내면 그 종류만 쪽으로 나누어 답합니다.",
      "제목에 있는 것이 본문에 있는 것보다, 낱말이 온전히 있는 것이 일부인 것보다, 새것이 옛것보다 먼저입니다.",
      "title과 excerpt는 조각으로 나뉜 글이며, isMatch인 조각이 찾는 말입니다. HTML이 아닙니다.",
    ].join("\n\n"),
    request: { query: "정기총회" },
    answer: {
      groups: [
        {
          kind: "POST",
          list: [
            {
              title: [
                { text: "2026년 ", isMatch: false },
                { text: "정기총회", isMatch: true },
                { text: " 안내", isMatch: false },
              ],
              path: "/community/notice/detail?index=12",
              label: "공지사항",
              createdAt: "2026-03-02T01:00:00.000Z",
              excerpt: [{ text: "회원 여러분을 모시고 마곡사에서 엽니다.", isMatch: false }],
            },
          ],
          hasMore: false,
          isCut: false,
        },
      ],
      page: 1,
    },
    errors: ["INPUT_INVALID"],
  },
};
