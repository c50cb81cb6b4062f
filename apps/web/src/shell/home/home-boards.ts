import { pages } from "@bulmo/content/page";

/** The boards of the home page: their titles, lists and posts' pages (HOM-01, HOM-07). */
export const homeBoards = {
  NOTICE: { title: pages.notice.title, path: "/community/notice", detailPath: "/community/notice/detail" },
  QNA: { title: pages.qna.title, path: "/community/qna", detailPath: "/community/qna/detail" },
} as const;

export type HomeBoard = keyof typeof homeBoards;
