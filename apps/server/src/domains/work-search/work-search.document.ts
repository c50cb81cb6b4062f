import type { CallNotes } from "../../platform/rest/call-note.ts";

export const workSearchNotes: CallNotes = {
  "workSearch-list": {
    access: "public",
    about: [
      "열린 전시에 걸린 작품을 기록으로 찾습니다. 여러 조건을 함께 보내면 모두 맞는 작품만 나옵니다.",
      "artist는 문도의 번호(GET /person/list)나 작품에 적힌 이름이고, teacher는 스승의 번호로, 그 제자들의 작품을 찾습니다.",
      "technique과 colour는 쉼표로 여럿을 적으면(INK,GOLD) 모두 가진 작품을 찾습니다. from과 to는 연도입니다.",
      "choices에는 조건마다 고를 수 있는 값과, 고르면 몇 점이 되는지가 있습니다. 최근 전시의 작품부터 걸린 차례대로입니다.",
    ].join("\n\n"),
    request: { teacher: 3, technique: "INK,GOLD", limit: 1 },
    answer: {
      list: [
        {
          number: 48,
          type: "FOURTH_EXHIBITION",
          index: 12,
          title: "수월관음도",
          author: "이솔",
          createdAt: "2025-09-20T01:00:00.000Z",
          thumbnail: "",
          caption: "감지에 먹과 금니, 120×80cm",
          technique: "감지에 먹과 금니",
          colours: ["BLUE", "GOLD"],
        },
      ],
      page: 1,
      totalPages: 3,
      total: 3,
      choices: {
        artist: [{ value: "7", label: "이솔", count: 2 }],
        teacher: [{ value: "3", label: "담묵", count: 3 }],
        exhibition: [{ value: "4", label: "제4회 불교미술전", count: 3 }],
        kind: [{ value: "PAINTING", count: 3 }],
        technique: [{ value: "INK", count: 3 }],
        colour: [{ value: "BLUE", count: 2 }],
        size: [{ value: "LARGE", count: 3 }],
        decade: [{ value: "2020", count: 3 }],
      },
    },
    errors: ["INPUT_INVALID"],
  },
};
