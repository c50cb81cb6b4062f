import type { CallNotes } from "../../platform/rest/call-note.ts";

const full = { id: 1, name: "정회원", memberCount: 42, boardCount: 1 };
const associate = { id: 2, name: "준회원", memberCount: 7, boardCount: 0 };

export const gradeNotes: CallNotes = {
  "grade-list": { access: "admin", answer: [full, associate] },
  "grade-create": {
    access: "admin",
    about: "목록의 맨 끝에 놓입니다.",
    request: { name: "명예회원" },
    answer: { id: 3, name: "명예회원", memberCount: 0, boardCount: 0 },
    errors: ["GRADES_TOO_MANY"],
  },
  "grade-update": {
    access: "admin",
    about: "이 등급인 회원과 이 등급을 쓰는 게시판에는 바뀐 이름으로 나옵니다.",
    request: { id: 2, name: "준회원" },
    answer: associate,
    errors: ["GRADE_NOT_FOUND"],
  },
  "grade-order": {
    access: "admin",
    about: "보내지 않은 등급은 보낸 등급들 뒤에, 있던 차례대로 놓입니다.",
    request: { ids: [1, 2] },
    answer: [full, associate],
  },
  "grade-remove": {
    access: "admin",
    about: "회원이 속해 있거나 게시판에서 쓰고 있는 등급은 지울 수 없습니다.",
    request: { id: 3 },
    answer: { success: true },
    errors: ["GRADE_NOT_FOUND", "GRADE_USED"],
  },
};
