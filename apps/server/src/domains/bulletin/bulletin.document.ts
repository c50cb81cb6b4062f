import type { CallNotes } from "../../platform/rest/call-note.ts";

const written = {
  kind: "POPUP",
  title: "제5회 불교미술전을 엽니다",
  text: "2027년 5월 1일부터 16일까지 공주문화예술회관에서 뵙겠습니다.",
  picture: "",
  alternative: "",
  link: "/gallery/exhibition/5",
  pages: "HOME",
  startsOn: "2027-04-15",
  endsOn: "2027-05-16",
  isOn: true,
};

const standing = { id: 1, ...written, revision: 1 };
const strip = {
  ...standing,
  id: 2,
  kind: "BANNER",
  title: "사무국 휴무",
  text: "설 연휴에는 전화를 받지 않습니다.",
  link: "",
  pages: "EVERY",
  startsOn: "2027-02-06",
  endsOn: "2027-02-09",
};

const { kind: _kind, ...changed } = written;

export const bulletinNotes: CallNotes = {
  "bulletin-list": { access: "admin", answer: [standing, strip] },
  "bulletin-get": {
    access: "admin",
    request: { id: 1 },
    answer: standing,
    errors: ["BULLETIN_NOT_FOUND"],
    version: { tells: true },
  },
  "bulletin-create": {
    access: "admin",
    about:
      "목록의 맨 끝에 놓입니다. 띠 배너(BANNER)에는 이미지를 넣을 수 없고, 글은 한 문단 120자까지입니다. 모두 50개까지 둘 수 있습니다.",
    request: written,
    answer: standing,
  },
  "bulletin-update": {
    access: "admin",
    about: "보내지 않은 것은 그대로 남습니다. 종류(kind)는 바꿀 수 없습니다.",
    request: { id: 1, ...changed, revision: 1 },
    answer: { ...standing, revision: 2 },
    errors: ["BULLETIN_NOT_FOUND"],
    version: { overtaken: "BULLETIN_OVERTAKEN" },
  },
  "bulletin-order": {
    access: "admin",
    about: "보내지 않은 것은 보낸 것들 뒤에, 있던 차례대로 놓입니다. 팝업은 차례대로 하나씩 나옵니다.",
    request: { ids: [2, 1] },
    answer: [strip, standing],
  },
  "bulletin-remove": {
    access: "admin",
    request: { id: 2 },
    answer: { success: true },
    errors: ["BULLETIN_NOT_FOUND"],
  },
};
