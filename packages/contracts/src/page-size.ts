/** Rows per page of each list (requirements/constants.md). */
export const pageSize = {
  homeBoard: 4,
  homeStrip: 20,
  exhibition: 12,
  board: 14,
  admin: 14,
} as const;

/** Notices that stand on top of every page of the Q&A list (requirements/constants.md). */
export const pinnedNotices = 3;

/** Most notices that an administrator may pin at a time: with more, the first page would hold nothing new (EXH-09). */
export const mostPins = 5;

/** Nothing is pinned for longer, in days: what nobody takes down would stand there for ever. */
export const longestPin = 366;

/** Most rows one answer may hold (CON-04). */
export const maximumLimit = 100;
