import type { ImportRun } from "@bulmo/contracts/import-report";

export const sourceNames: Record<ImportRun["source"], string> = {
  gnuboard5: "그누보드 5",
  rhymix: "라이믹스",
  xe: "XE",
  kboard: "워드프레스 KBoard",
  spreadsheet: "표로 된 글 목록",
};
