import { z } from "zod";

/** Rows per page of each list (spec §9). */
export const pageSize = {
  homeBoard: 4,
  homeStrip: 20,
  exhibition: 12,
  board: 14,
  admin: 14,
} as const;

/** Notices that stand on top of every page of the Q&A list (spec §9). */
export const pinnedNotices = 3;

/** Most rows one answer may hold (CON-04). */
export const maximumLimit = 100;

const asPage = (given: number | string): number => {
  const page = Number(given);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
};

/** Below 1, a fraction or not a number is page 1; the service takes what lies past the last page to the last (CON-04). */
export const pageNumber = () => z.union([z.number(), z.string()]).default(1).transform(asPage);

/** 1 to 100 rows, anything else is refused (CON-04). */
export const pageLimit = (fallback: number) => z.coerce.number().int().min(1).max(maximumLimit).default(fallback);

/** A list answer: `page` is the page really shown, `totalPages` at least 1. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    list: z.array(item),
    page: z.number().int().min(1),
    totalPages: z.number().int().min(1),
  });
