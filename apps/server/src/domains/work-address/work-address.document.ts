import type { CallNotes } from "../../platform/rest/call-note.ts";

export const workAddressNotes: CallNotes = {
  "workAddress-get": {
    access: "public",
    about:
      "작품의 고유 번호(number)는 GET /post가 알려 줍니다. 휴지통에 있거나 완전히 지운 작품이면 주소(address)가 null이고 제목만 남습니다. 되살린 작품은 다시 주소가 있습니다.",
    request: { number: 48 },
    answer: { title: "수월관음도", address: { type: "FIRST_EXHIBITION", index: 12 } },
    errors: ["POST_NOT_FOUND"],
  },
};
