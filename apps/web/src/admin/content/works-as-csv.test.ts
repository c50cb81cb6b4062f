import type { PostDetail } from "@bulmo/contracts/post";
import papaparse from "papaparse";
import { expect, test } from "vitest";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { worksAsCsv } from "./works-as-csv.ts";

const board = { type: "SECOND_EXHIBITION", title: "제2회 불교미술전", groups: [{ number: 3, name: "석록 문하" }] };
const work = {
  index: 12,
  number: 48,
  subType: 3,
  title: "수월관음도",
  author: "화승",
  caption: "비단에 석채",
  kind: "PAINTING",
  rights: "CC_BY",
  dated: "1930~",
  artists: [
    { personId: 5, name: "보응", hanja: "", role: "HEAD_PAINTER" },
    { personId: null, name: "홍; 길동", hanja: "", role: "ARTIST" },
  ],
  content: "",
  createdAt: "2026-03-01T00:00:00.000Z",
};

test("WRK-02 the list of an exhibition has every field of its works, and of a choice its word beside its code", () => {
  const table = worksAsCsv([work as unknown as PostDetail], board as unknown as ContentBoard, () => ({
    text: "달을 그렸습니다.\n둘째 문단",
    description: "물에 비친 달",
  }));
  const [row] = papaparse.parse<Record<string, string>>(table, { header: true, skipEmptyLines: true }).data;
  expect(row).toMatchObject({
    번호: "12",
    "고유 번호": "48",
    전시: "제2회 불교미술전",
    문하: "석록 문하",
    제목: "수월관음도",
    "작가와 역할": '보응 (수화승); "홍; 길동"',
    종류: "불화",
    "종류(코드)": "PAINTING",
    "이용 조건": "CC BY 4.0 (저작자표시)",
    "이용 조건(코드)": "CC_BY",
    "제작 시기": "1930~",
    "대체 텍스트": "물에 비친 달",
    본문: "달을 그렸습니다.\n둘째 문단",
    작성일: "2026.03.01",
  });
});
