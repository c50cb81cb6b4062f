type Wanted = { page: number; limit: number };

/** Where a page of a list lies: one above the last is the last, and an empty list has one page (CON-04). */
export function pageIn({ page, limit }: Wanted, count: number): { page: number; totalPages: number; offset: number } {
  const totalPages = Math.max(1, Math.ceil(count / limit));
  const shown = Math.min(page, totalPages);
  return { page: shown, totalPages, offset: (shown - 1) * limit };
}
