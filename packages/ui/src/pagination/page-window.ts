const largestWindow = 10;
const pagesBefore = 5;

/** The page numbers to offer: at most 10, from five before the current one, kept within 1 and the last (requirements/constants.md). */
export function pageWindow(page: number, totalPages: number): number[] {
  const last = Math.max(1, totalPages);
  const current = Math.min(Math.max(1, page), last);
  const first = Math.max(1, current - pagesBefore);
  const length = Math.min(largestWindow, last - first + 1);
  return Array.from({ length }, (_, offset) => first + offset);
}
