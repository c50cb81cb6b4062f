import type { ImportReport, ImportRun } from "@bulmo/contracts/import-report";

export const sourceNames: Record<ImportRun["source"], string> = {
  gnuboard5: "그누보드 5",
  rhymix: "라이믹스",
  xe: "XE",
  kboard: "워드프레스 KBoard",
  spreadsheet: "표로 된 글 목록",
};

export const kindNames: Record<ImportReport["counts"][number]["kind"], string> = {
  member: "회원",
  board: "게시판",
  post: "글",
  comment: "댓글",
  like: "추천",
  file: "첨부 파일",
  picture: "글 안의 이미지",
  page: "내용 페이지",
};
