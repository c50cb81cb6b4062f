import type { BoardType } from "@bulmo/contracts/post";

/** Types are upper case in calls and lower case in addresses (CON-07). */
export const boardPaths = {
  NOTICE: "/community/notice",
  QNA: "/community/qna",
} as const satisfies Record<BoardType, string>;

export type BoardPath = (typeof boardPaths)[BoardType];

export const detailPaths = {
  NOTICE: "/community/notice/detail",
  QNA: "/community/qna/detail",
} as const satisfies Record<BoardType, string>;
