import { association } from "@bulmo/content/association";
import type { CallNotes } from "../../platform/rest/call-note.ts";

/** An exhibition as it is listed. */
export const listedExample = {
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

const board = {
  type: "PHOTO",
  kind: "ALBUM",
  address: "photo-album",
  formerAddresses: ["photo"],
  title: "사진첩",
  readers: "EVERYONE",
  writers: "MEMBERS",
  hasComments: true,
  isClosed: false,
  headings: ["행사", "답사"],
};

const written = { title: "사진첩", kind: "ALBUM", readers: "EVERYONE", writers: "MEMBERS", hasComments: true };

const detailed = { ...board, revision: 2 };

export const boardNotes: CallNotes = {
  "board-get": { access: "public", request: { type: "PHOTO" }, answer: detailed, version: { tells: true } },
  "board-listAll": { access: "admin", answer: [{ ...board, postCount: 12, waitingCount: 1 }] },
  "board-create": {
    access: "admin",
    about:
      "type은 이때의 주소를 대문자로 적고 -를 _로 바꾼 것이며, 이름과 주소를 고쳐도 바뀌지 않습니다. 메뉴의 맨 끝에 놓입니다. readers나 writers가 GRADES이면 readerGrades나 writerGrades에 회원 등급의 id를 하나 이상 보내야 하고, 다른 값이면 보내지 않습니다. 지운 게시판을 되살리려면 그 게시판의 type과 예전 주소(formerAddresses), 메뉴에서의 차례(place, 1부터)를 함께 보냅니다.",
    request: { ...written, address: "photo", headings: board.headings },
    answer: { ...detailed, address: "photo", formerAddresses: [], revision: 1 },
    errors: ["BOARDS_TOO_MANY"],
  },
  "board-update": {
    access: "admin",
    about:
      "보내지 않은 것은 그대로 있습니다. 주소를 바꾸면 예전 주소는 새 주소로 이어집니다. 읽거나 쓸 수 있는 사람을 GRADES로 바꾸면 readerGrades나 writerGrades에 회원 등급의 id를 하나 이상 보내야 합니다. 종류는 글이 하나도 없을 때만 바꿀 수 있고, 공지사항과 Q&A의 주소와 종류, 읽고 쓰는 사람은 바꿀 수 없습니다. 말머리를 빼도 그 말머리를 단 글은 그대로 있습니다.",
    request: { type: "PHOTO", address: "photo-album" },
    answer: detailed,
    version: { overtaken: "BOARD_OVERTAKEN" },
  },
  "board-order": {
    access: "admin",
    about: "보내지 않은 게시판은 보낸 게시판들 뒤에, 있던 차례대로 놓입니다.",
    request: { types: ["NOTICE", "PHOTO", "QNA"] },
    answer: [{ ...board, postCount: 12, waitingCount: 1 }],
  },
  "board-remove": {
    access: "admin",
    about:
      "글이 하나도 없는 게시판만 지울 수 있습니다. 휴지통에 있는 글도 글입니다. 공지사항과 Q&A는 지울 수 없습니다.",
    request: { type: "PHOTO" },
    answer: { success: true },
    errors: ["BOARD_PERMANENT", "BOARD_USED"],
  },
  "board-list": {
    access: "public",
    answer: {
      menus: [
        {
          section: "member",
          pages: [
            { id: null, address: "executives", title: "임원", isHidden: false, formerPaths: [] },
            { id: 15, address: "support", title: "후원 안내", isHidden: false, formerPaths: ["/news/support"] },
          ],
        },
      ],
      exhibitions: [listedExample],
      boards: [
        {
          type: "NOTICE",
          kind: "TEXT",
          address: "notice",
          formerAddresses: [],
          title: "공지사항",
          readers: "EVERYONE",
          writers: "ADMINISTRATORS",
          hasComments: false,
          isClosed: false,
          headings: ["행사", "안내"],
        },
      ],
    },
  },
};
