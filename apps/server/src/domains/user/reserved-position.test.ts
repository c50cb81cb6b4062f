import { expect, test } from "vitest";
import { isReservedPosition } from "./reserved-name.ts";

test.each([
  ..."관리자 총관리자 관리인 운영자 운영진 어드민 관리자님 운영자1 관-리자 管理者 관리者 관리ㅈr".split(" "),
  ..."관리 관리1 관리팀 총관리 운영 운영팀 管理 運營 관ㄹl Admin admi ADMI аdmi αdmi @dmi adm root 부관리 부운영 마스터 최고관리 관리책임 관리쟈 관리장".split(
    " ",
  ),
  "관 리자",
  "관 리",
  "[운영]",
  "관리자".normalize("NFD"),
  "관리ᆞ자",
])("SEE-18 the position %s reads like an administrator", (position) => {
  expect(isReservedPosition(position)).toBe(true);
});

test.each([
  "회장",
  "이사",
  "회원",
  "사무국장",
  "운영위원",
  "운영팀장",
  "관리이사",
  "관리위원",
  "작품관리",
  "총무",
  "감사",
  "고문",
  "",
  "사무국",
  "간사",
  "마스크",
  "교육",
  "ad",
])("SEE-18 the position %s does not", (position) => {
  expect(isReservedPosition(position)).toBe(false);
});
