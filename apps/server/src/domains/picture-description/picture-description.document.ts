import { imageUrlOf } from "@bulmo/contracts/picture";
import type { CallNotes } from "../../platform/rest/call-note.ts";

const picture = {
  type: "NOTICE",
  index: 12,
  imageUrl: imageUrlOf({ hash: "5f".repeat(32), width: 640, height: 480 }),
  place: 2,
};

export const pictureDescriptionNotes: CallNotes = {
  "pictureDescription-list": {
    access: "admin",
    about: [
      "본문에 있는 이미지 가운데 대체 텍스트가 없고 장식용이라고 하지도 않은 것을 답합니다. 새 글부터이고, 한 글에서는 놓인 차례대로입니다.",
      "작품의 이미지는 작품의 제목이 이름이 되므로 빠지고, 비밀 질문의 이미지는 들어갑니다. 휴지통에 있는 글은 빠집니다.",
    ].join("\n\n"),
    request: { limit: 1 },
    answer: {
      list: [
        {
          ...picture,
          title: "가을 법회 안내",
          board: "공지사항",
          textBefore: "법당 앞마당에 괘불을 걸었습니다.",
          textAfter: "다음 사진은 점안식입니다.",
          revision: 3,
        },
      ],
      nextCursor: null,
    },
    errors: ["INPUT_INVALID"],
  },
  "pictureDescription-update": {
    access: "admin",
    about: [
      "글의 본문에 있는 이미지 하나의 대체 텍스트를 적거나, 장식용이라고 합니다. 본문의 다른 곳은 바뀌지 않고, 글의 revision은 1 커집니다. 같은 것을 다시 보내면 아무것도 바뀌지 않습니다.",
      "place는 본문의 이미지 가운데 몇 번째인지입니다. 그 자리에 imageUrl의 이미지가 없으면 400입니다. description이 비어 있고 isDecorative가 false이면 대체 텍스트가 없는 이미지로 되돌립니다.",
    ].join("\n\n"),
    request: { ...picture, description: "법당 앞에 걸린 괘불", isDecorative: false, revision: 3 },
    answer: { revision: 4 },
    errors: ["INPUT_INVALID", "POST_NOT_FOUND", "POST_OVERTAKEN"],
  },
};
