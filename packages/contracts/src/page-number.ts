/** Digits, also with an exponent: 1e9 is a page beyond the last like any other. */
const aNumber = /^\d+(?:e\d+)?$/u;

/** The page that a text names; what names none is page 1 (CON-04). Without zod: pages for readers bring none along. */
export function pageNamed(text: string): number {
  const page = aNumber.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), Number.MAX_SAFE_INTEGER);
}
