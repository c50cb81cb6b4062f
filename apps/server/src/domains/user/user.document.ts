import type { User, UserEntry } from "@bulmo/contracts/user";
import { type CallNotes, refusedMember } from "../../platform/rest/call-note.ts";

const id = "0191f0a4-7c1e-7d11-9a52-3f6f6c1d2b10";

/** A member, as examples show one. */
export const memberExample: User = {
  _id: id,
  id,
  username: "bulmopainter1",
  name: "한가람",
  nickname: "가람",
  email: "garam@example.org",
  homepage: "",
  zonecode: "00000",
  address: "전북특별자치도 김제시 견본면 단청길 48",
  detailAddress: "2층",
  profile: "",
  career: "",
  activity: "",
  role: "회원",
  grade: { id: 1, name: "정회원" },
  isActive: true,
};

const { _id, id: _same, username: _name, role: _role, grade: _grade, isActive: _isActive, ...changes } = memberExample;
const { homepage: _homepage, zonecode: _zonecode, detailAddress: _detail, ...rowExample } = memberExample;
const {
  _id: _own,
  id: _alike,
  profile: _photo,
  career: _career,
  activity: _activity,
  grade: _of,
  ...entry
} = memberExample;
const entryExample: UserEntry = { ...entry, gradeName: "정회원", joinedAt: "2026-05-01T01:20:00.000Z" };
const taken = ["ALREADY_TAKEN_NICKNAME", "ALREADY_TAKEN_EMAIL"] as const;

export const userNotes: CallNotes = {
  "user-get": { access: "member", answer: memberExample, version: { tells: true } },
  "user-list": {
    access: "admin",
    request: { page: 1, limit: 14, search: "가람" },
    answer: {
      list: [{ ...rowExample, createdAt: "2026-05-01T01:20:00.000Z" }],
      page: 1,
      totalPages: 1,
      total: 1,
      nextCursor: null,
    },
  },
  "user-listEntries": { access: "admin", answer: [entryExample] },
  "user-getByEmail": {
    access: "member",
    request: { email: memberExample.email },
    answer: memberExample,
    errors: [...refusedMember, "USER_NOT_FOUND"],
    version: { tells: true },
  },
  "user-update": {
    access: "member",
    request: changes,
    answer: memberExample,
    errors: [...taken, "KEY_NOT_ALLOWED"],
    version: { tells: true, overtaken: "USER_OVERTAKEN" },
  },
  "user-updateRole": {
    access: "admin",
    request: { id, role: "이사" },
    answer: { role: "이사" },
    errors: ["POSITION_RESERVED", "USER_NOT_FOUND"],
  },
  "user-updateGrade": {
    access: "admin",
    about:
      "gradeId에 null을 보내면 등급이 없어집니다. 등급을 바꾸면 그 회원의 다음 요청부터 읽고 쓸 수 있는 게시판이 바뀝니다.",
    request: { id, gradeId: 1 },
    answer: { grade: { id: 1, name: "정회원" } },
    errors: ["GRADE_NOT_FOUND", "USER_NOT_FOUND"],
  },
  "user-toggleActive": {
    access: "admin",
    request: { id, isActive: false },
    answer: { isActive: false },
    errors: ["LAST_ADMIN", "USER_NOT_FOUND"],
  },
  "user-remove": {
    access: "member",
    request: { id: _id },
    answer: { success: true },
    errors: [...refusedMember, "KEY_NOT_ALLOWED", "LAST_ADMIN", "USER_NOT_FOUND"],
  },
};
