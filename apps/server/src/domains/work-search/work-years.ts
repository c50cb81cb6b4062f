/** First and last year; an end that is open is unbounded. */
export type Years = readonly [first: number, last: number];

const dateForm = /^(\d{2,4})(X{0,2})(?:-\d{2}){0,2}[?~%]?$/u;

function yearsOfOne(date: string): Years | undefined {
  const [, known = "", unsure = ""] = dateForm.exec(date) ?? [];
  if (known.length + unsure.length !== 4) return undefined;
  return [Number(known.padEnd(4, "0")), Number(known.padEnd(4, "9"))];
}

const isOpen = (date: string) => date === "" || date === "..";

/**
 * In which years a work may have been made, by its date as EDTF has it (ISO 8601-2, levels 0 and 1); undefined where no
 * year of four digits is known. The library that judges dates takes milliseconds for each, and there are ten thousand.
 */
export function yearsOf(dated: string): Years | undefined {
  const [first = "", last] = dated.split("/");
  if (last === undefined) return yearsOfOne(first);
  const from = isOpen(first) ? Number.NEGATIVE_INFINITY : yearsOfOne(first)?.[0];
  const to = isOpen(last) ? Number.POSITIVE_INFINITY : yearsOfOne(last)?.[1];
  return from === undefined || to === undefined || (isOpen(first) && isOpen(last)) ? undefined : [from, to];
}

const decade = (year: number) => Math.floor(year / 10) * 10;

/** The decades that the years touch, by their first year; of what is not bounded, or longer than a century, none. */
export function decadesOf([first, last]: Years): number[] {
  if (!(last - first <= 100)) return [];
  const count = (decade(last) - decade(first)) / 10 + 1;
  return Array.from({ length: count }, (_, place) => decade(first) + place * 10);
}
