import { expect, test } from "vitest";
import { isReservedNickname } from "./reserved-name.ts";

test.each([
  ..."관리자 관리자. 운영자1 총관리자 관리자님 사무국 사무국_공식 운영진 어드민 웹마스터 탈퇴한회원.".split(" "),
  ..."admin ADMIN Admin1 admin_01 a.d.m.i.n adm1n 4dmin @dmin administrator 0perator OPERATOR webmaster".split(" "),
  ..."불모admin admin님 SiteAdmin 管理者 運営者 运营者 事務局 事务局".split(" "),
  // Other letters of a later syllable, and what a keyboard leaves unjoined.
  ..."사무국가 사무국이 사무구ㄱ 관리자ㄴ 사무구ㄱ이 운여ㅇ진 관리자가 관리잔치관리자".split(" "),
  ..."관리者 管리자 管理자 운영者 運營자 事務국 사무局 관리人 админ Administrators 관리ᆞ자 ᴀᴅᴍɪɴ ᗩᗪᗰIᑎ 🅐🅓🅜🅘🅝 🅰🅳🅼🅸🅽".split(
    " ",
  ),
  "탈퇴한 회원",
  "사이트 관리자",
  "관-리-자",
  "관1리1자",
  "★관리자★",
  "운영자 (공식)",
  "the admin",
  "bulmo-admin",
  "관리자".normalize("NFD"),
  "ㄱㅘㄴㄹㅣㅈㅏ",
  "ㄱㅗㅏㄴㄹㅣㅈㅏ",
  "과ㄴ리자",
  "관리ㅈㅏ",
  "관리ㅈr",
  "관ㄹl자",
  "운ㅇㅕㅇ자",
  "ａｄｍｉｎ",
  "АDMIN",
  "аdmіn",
  "αdmin",
  "ⓐⓓⓜⓘⓝ",
  "𝐚𝐝𝐦𝐢𝐧",
  "àdmín",
  "admın",
  "ADMlN",
  "adm!n",
  "adrnin",
  "管\u{200b}理者",
])("SEC-25 %s looks like an office", (nickname) => {
  expect(isReservedNickname(nickname)).toBe(true);
});

test.each([
  ..."가람 견본1 badminton 배드민턴 Cooperator admiral nimda 관리 운영 사무 회원 탈퇴 관자 리자 자리관 국사무".split(
    " ",
  ),
  ..."단청쟁이 괘불지기 100%_명주 교육위원회 재무국 高麗佛畫 管絃樂 Madmin1d 운명의자 관리비 1234 ...".split(" "),
  // The letters of an office, but in other syllables.
  ..."사무구기 사무구가 운영잔치 운영작가 관리잡지 웹마스턴 어드미나 운영티머 관리티메 탈퇴한회워니".split(" "),
  "사무구 기",
  "사무구1기",
  "사무구기".normalize("NFD"),
  "회원 가람",
  "관 자재",
])("SEC-25 %s does not", (nickname) => {
  expect(isReservedNickname(nickname)).toBe(false);
});
