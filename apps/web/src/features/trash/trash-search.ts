/** The query of the trash's address; the first page has none. */
export type TrashSearch = { page?: string };

/** A wrong page is the first one (CON-04). */
export function validateTrashSearch({ page: given }: Record<string, unknown>): TrashSearch {
  const page = Number(given);
  const isLater = Number.isInteger(page) && page > 1;
  return { page: isLater ? String(Math.min(page, Number.MAX_SAFE_INTEGER)) : undefined };
}
