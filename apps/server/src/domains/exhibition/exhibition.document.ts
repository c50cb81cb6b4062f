import { association } from "@bulmo/content/association";
import type { CallNotes } from "../../platform/rest/call-note.ts";

const listed = {
  n: 5,
  type: "EXHIBITION_5",
  title: "제5회 불교미술전",
  banner: `제5회 ${association.name} 불교미술전`,
  year: 2027,
  month: 5,
  state: "ANNOUNCED",
  hasDetails: true,
  groups: [{ number: 1, name: "담묵 문하" }],
};

const written = {
  title: listed.title,
  state: "ANNOUNCED",
  startsOn: "2027-05-01",
  endsOn: "2027-05-16",
  isByMonth: false,
  venue: "공주문화예술회관",
  directions: "공주종합버스터미널에서 걸어서 15분",
  poster: "",
  introduction: "다섯 번째 전시를 엽니다.",
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
  "exhibition-listAll": { access: "admin", answer: [{ ...listed, workCount: 30 }] },
  "exhibition-create": {
    access: "admin",
    about: "번호를 보내지 않으면 다음 번호입니다. 준비 중(DRAFT)인 전시는 관리자만 봅니다.",
    request: { ...written, groups: [{ number: null, name: "담묵 문하" }] },
    answer: exhibition,
  },
  "exhibition-update": {
    access: "admin",
    about: "전시 전체를 보냅니다. 보내지 않은 문하는, 작품이 없으면 지워집니다.",
    request: { n: 5, ...written, groups: [{ number: 1, name: "담묵 문하" }] },
    answer: { ...exhibition, revision: 2 },
    errors: ["EXHIBITION_NOT_FOUND"],
    version: { overtaken: "EXHIBITION_OVERTAKEN" },
  },
  "exhibition-remove": {
    access: "admin",
    about: "작품이 하나도 없는 전시만 지울 수 있습니다. 휴지통에 있는 작품도 작품입니다.",
    request: { n: 5 },
    answer: { success: true },
    errors: ["EXHIBITION_NOT_FOUND", "EXHIBITION_USED"],
  },
};
