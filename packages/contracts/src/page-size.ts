/** Rows per page of each list (requirements/constants.md). */
export const pageSize = {
  homeBoard: 4,
  homeLatest: 8,
  homeStrip: 20,
  exhibition: 12,
  board: 14,
  admin: 14,
} as const;

/** Notices that stand on top of every page of the Q&A list (requirements/constants.md). */
export const pinnedNotices = 3;

/** Most rows one answer may hold (CON-04). */
export const maximumLimit = 100;
