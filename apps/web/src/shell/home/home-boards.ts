/** The boards of the home page: their lists and posts' pages (HOM-01, HOM-07). */
export const homeBoards = {
  NOTICE: { path: "/community/notice", detailPath: "/community/notice/detail" },
  QNA: { path: "/community/qna", detailPath: "/community/qna/detail" },
} as const;

export type HomeBoard = keyof typeof homeBoards;
