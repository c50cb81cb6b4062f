/** First and last year; an end that is open is unbounded. */
export type Years = readonly [first: number, last: number];

const dateForm = /^(\d{2,4})(X{0,2})(?:-(?:\d{2}|XX)){0,2}[?~%]?$/u;

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

/** The first decade that is offered; the page's form and the calls know years from 1 on. */
const firstDecade = 10;

/** Whether they are few enough to be told one by one: a century at most. */
export const areFew = ([first, last]: Years): boolean => last - first <= 100;

/**
 * The decades that a work offers to choose from, by their first year: those that its years touch; where they are not
 * bounded, or more than a century, those in which they are known to begin or end.
 */
export function decadesOf(years: Years): number[] {
  const [first, last] = years;
  const count = areFew(years) ? (decade(last) - decade(first)) / 10 + 1 : 0;
  const touched = areFew(years)
    ? Array.from({ length: count }, (_, place) => decade(first) + place * 10)
    : [...new Set(years.filter(Number.isFinite).map(decade))];
  return touched.filter((year) => year >= firstDecade);
}

/** Whether the years touch a decade. */
export const touchDecade = ([first, last]: Years, year: number): boolean => first <= year + 9 && last >= year;
