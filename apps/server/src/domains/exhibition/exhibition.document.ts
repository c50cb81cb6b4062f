import type { CallNotes } from "../../platform/rest/call-note.ts";
import { listedExample as listed } from "../board-settings/board.document.ts";

const days = { startsOn: "2027-05-01", endsOn: "2027-05-16", isByMonth: false };

const written = {
  title: listed.title,
  english: "Fifth Exhibition of Buddhist Art",
  state: "ANNOUNCED",
  ...days,
  venue: "공주문화예술회관",
  directions: "공주종합버스터미널에서 걸어서 15분",
  poster: "",
  introduction: "다섯 번째 전시를 엽니다.",
};

const order = {
  n: 5,
  title: listed.title,
  works: [
    { index: 12, title: "관음보살도", author: "김금어", thumbnail: "", isPlaced: false },
    { index: 7, title: "수월관음도", author: "이채화", thumbnail: "", isPlaced: true },
  ],
  revision: 3,
};

const exhibition = { ...listed, ...written, revision: 1 };

export const exhibitionNotes: CallNotes = {
  "exhibition-get": {
    access: "public",
    request: { n: 5 },
    answer: exhibition,
    errors: ["EXHIBITION_NOT_FOUND"],
    version: { tells: true },
  },
  "exhibition-listAll": { access: "admin", answer: [{ ...listed, ...days, workCount: 30, waitingCount: 0 }] },
  "exhibition-getNext": {
    access: "admin",
    about: "지워진 전시의 번호도 다시 주지 않습니다.",
    answer: { n: 6 },
  },
  "exhibition-create": {
    access: "admin",
    about:
      "번호를 보내지 않으면 다음 번호이고, 상태를 보내지 않으면 준비 중입니다. 준비 중(DRAFT)인 전시는 관리자만 봅니다. 문하의 번호(number)를 보내지 않으면 1부터 차례로 받습니다.",
    request: { ...written, groups: [{ number: null, name: "담묵 문하" }] },
    answer: exhibition,
  },
  "exhibition-update": {
    access: "admin",
    about:
      "보내지 않은 것은 그대로 남습니다. 문하(groups)를 보내면 모두 보내야 하며, 빠진 문하는 작품이 없으면 지워집니다. 지웠던 문하의 번호를 보내면 그 번호로 다시 생깁니다.",
    request: { n: 5, ...written, groups: [{ number: 1, name: "담묵 문하" }] },
    answer: { ...exhibition, revision: 2 },
    errors: ["EXHIBITION_NOT_FOUND"],
    version: { overtaken: "EXHIBITION_OVERTAKEN" },
  },
  "exhibition-getOrder": {
    access: "admin",
    request: { n: 5 },
    answer: order,
    errors: ["EXHIBITION_NOT_FOUND"],
    version: { tells: true },
  },
  "exhibition-updateOrder": {
    access: "admin",
    about:
      "작품의 번호(index)를 앞에 걸릴 것부터 보냅니다. 보내지 않은 작품과 뒤에 올린 작품은 그 앞에 새 작품부터 걸리고, 그사이 지워지거나 다른 전시로 옮긴 작품의 번호는 건너뜁니다. 빈 배열을 보내면 새 작품부터 걸립니다.",
    request: { n: 5, indexes: [7, 3, 9], revision: 2 },
    answer: order,
    errors: ["EXHIBITION_NOT_FOUND"],
    version: { overtaken: "EXHIBITION_REORDERED" },
  },
  "exhibition-remove": {
    access: "admin",
    about: "작품이 하나도 없는 전시만 지울 수 있습니다. 휴지통에 있는 작품도 작품입니다.",
    request: { n: 5 },
    answer: { success: true },
    errors: ["EXHIBITION_NOT_FOUND", "EXHIBITION_USED"],
  },
};
