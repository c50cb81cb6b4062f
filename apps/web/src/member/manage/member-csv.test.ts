import type { UserEntry } from "@bulmo/contracts/user";
import { expect, test } from "vitest";
import { membersCsv } from "./member-csv.ts";

const member: UserEntry = {
  username: "painter01",
  name: "한가람",
  nickname: "가람",
  role: "이사",
  email: "garam@example.org",
  homepage: "",
  zonecode: "00048",
  address: "전북특별자치도 김제시 견본면 단청길 48",
  detailAddress: "2층, 동쪽",
  gradeName: "정회원",
  isActive: true,
  joinedAt: "2026-11-20T15:30:00.000Z",
};

test("ADM-01 the list for a spreadsheet begins with a byte order mark and its headings, a line a member", () => {
  const csv = membersCsv([member, { ...member, username: "painter02", isActive: false }]);
  expect(csv.startsWith('\u{FEFF}"아이디","이름","닉네임","직책","등급","이메일"')).toBe(true);
  const [, first, second, end] = csv.split("\r\n");
  expect(first).toBe(
    '"painter01","한가람","가람","이사","정회원","garam@example.org","(우)00048","전북특별자치도 김제시 견본면 단청길 48","2층, 동쪽","","활동 중","2026.11.21"',
  );
  expect(second).toContain('"활동 정지"');
  expect(end).toBe("");
});

test("ADM-01 what a member calls themselves runs nothing", () => {
  expect(membersCsv([{ ...member, name: "=1+1" }])).toContain(`"painter01","'=1+1"`);
});
