import type { PostItem } from "@bulmo/contracts/post";
import { expect, test } from "vitest";
import { postsAsCsv } from "./posts-as-csv.ts";

const notice = {
  type: "NOTICE",
  heading: "",
  index: 12,
  title: "총회 안내",
  author: "사무국",
  summary: "",
  createdAt: "2026-03-01T00:00:00.000Z",
} as const satisfies PostItem;

test("WRK-01 a list is a table that spreadsheets read as Korean", () => {
  const work = { ...notice, type: "FIRST_EXHIBITION", thumbnail: "", caption: "비단에 석채, 120×180cm" } as const;
  const recorded = { ...work, hanja: "總會", credit: "사진 협회 제공" };
  const artists = [
    { personId: 5, name: "보응", hanja: "", role: "HEAD_PAINTER" },
    { personId: null, name: "홍길동", hanja: "", role: "ARTIST" },
  ] as const;
  const blank = '"",'.repeat(12);
  expect(postsAsCsv([notice, work, { ...recorded, artists: [...artists] }])).toBe(
    '\uFEFF"번호","제목","작가/글쓴이","작가와 역할","설명/캡션","한자 표기","영문 표기","제작 시기","종류","재료와 기법",' +
      '"세로(cm)","가로(cm)","깊이(cm)","소장처","화기(畵記)","이용 조건","출처 표기","작성일"\r\n' +
      `"12","총회 안내","사무국","","",${blank}"2026.03.01"\r\n` +
      `"12","총회 안내","사무국","","비단에 석채, 120×180cm",${blank}"2026.03.01"\r\n` +
      `"12","총회 안내","사무국","보응 (수화승); 홍길동","비단에 석채, 120×180cm","總會",${'"",'.repeat(10)}"사진 협회 제공","2026.03.01"\r\n`,
  );
});

test("a title runs nothing", () => {
  expect(postsAsCsv([{ ...notice, title: " ＝1" }])).toContain(`"12","' ＝1","사무국"`);
});
