import { isBlank } from "@bulmo/contracts/text-rule";

type Dated = { year: string };

/** The first year that a text names, if it names one: 1990년대 and 조선 후기 are free texts. */
function yearOf({ year }: Dated): number | null {
  const [digits] = /\d{3,4}/u.exec(year) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The year that an entry stands under: without one of its own, that of the entry above it. */
function yearsOf(list: readonly Dated[]): number[] {
  let above = -Infinity;
  return list.map((entry) => (above = yearOf(entry) ?? above));
}

/** Whether a list tells the latest first; one that shows no order tells the earliest first. */
export function isLatestFirst(list: readonly Dated[]): boolean {
  const years = yearsOf(list).filter(Number.isFinite);
  const steps = years.slice(1).map((year, place) => Math.sign(year - (years[place] ?? year)));
  return steps.reduce((sum, step) => sum + step, 0) < 0;
}

type Entry = Dated & { date: string; title: string };

const isEmpty = ({ year, date, title }: Entry) => isBlank(year + date + title);

/** By year, with the order by hand within each; blank entries at the end stay there. */
export function sortByYear<Item extends Entry>(draft: readonly Item[], latestFirst: boolean): Item[] {
  const end = draft.findLastIndex((entry) => !isEmpty(entry)) + 1;
  const written = draft.slice(0, end);
  const years = yearsOf(written);
  const sign = latestFirst ? -1 : 1;
  // What has no year above it either is above everything.
  const rankOf = (year: number) => (year === -Infinity ? year : sign * year);
  const sorted = written
    .map((entry, place) => ({ entry, rank: rankOf(years[place] ?? -Infinity) }))
    // -Infinity less itself is no number.
    .toSorted((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank));
  return [...sorted.map(({ entry }) => entry), ...draft.slice(end)];
}
