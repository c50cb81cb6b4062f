import type { WorkSearchInput } from "@bulmo/contracts/work-search";
import { type Facet, facets, type IndexedWork, type WorkIndex } from "./work-index.ts";
import { touchDecade } from "./work-years.ts";

type Test = (work: IndexedWork) => boolean;

export type WorkQuery = Omit<WorkSearchInput, "page" | "limit">;

const isWithin = (query: WorkQuery): Test | undefined => {
  if (query.from === undefined && query.to === undefined) return undefined;
  const ends = [query.from ?? Number.NEGATIVE_INFINITY, query.to ?? Number.POSITIVE_INFINITY] as const;
  // Whoever writes the later year first means the years between them as well.
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return ({ years }) => years !== undefined && years[0] <= to && years[1] >= from;
};

/** A word of a search may be in one field and the next in another. */
function hasWords(keyword: string): Test | undefined {
  const said = keyword.normalize("NFC").toLowerCase().split(/\s+/u).filter(Boolean);
  return said.length > 0 ? ({ words }) => said.every((word) => words.includes(word)) : undefined;
}

/** What each part of a query asks of a work; parts that ask nothing are left out. */
function testsOf(values: WorkIndex["values"], query: WorkQuery): (readonly [Facet | "keyword", Test])[] {
  const { keyword, artist, teacher, exhibition, kind, technique, colour, size } = query;
  const has = (facet: Facet, asked: string | number): Test => {
    // Of what no work has there is no code, and it is in none of them.
    const code = values.findIndex((each) => each.facet === facet && each.value === asked);
    return ({ codes }) => codes.includes(code);
  };
  const all = (facet: Facet, asked: readonly string[]): Test | undefined => {
    const each = asked.map((value) => has(facet, value));
    return each.length > 0 ? (work) => each.every((fits) => fits(work)) : undefined;
  };
  const tests: Record<Facet | "keyword", Test | undefined> = {
    keyword: hasWords(keyword),
    artist: artist ? has("artist", artist) : undefined,
    teacher: teacher === undefined ? undefined : has("teacher", teacher),
    exhibition: exhibition === undefined ? undefined : has("exhibition", exhibition),
    kind: kind === undefined ? undefined : has("kind", kind),
    technique: all("technique", technique),
    colour: all("colour", colour),
    size: size === undefined ? undefined : has("size", size),
    decade: isWithin(query),
  };
  return (Object.entries(tests) as [Facet | "keyword", Test | undefined][]).filter(
    (entry): entry is [Facet | "keyword", Test] => entry[1] !== undefined,
  );
}

/** Of these a work may have several, and who chooses one more asks for both. */
const additive: ReadonlySet<Facet> = new Set(["technique", "colour"]);

export type Counts = Record<Facet, Map<string | number, number>>;

/** A work whose years have no end is found by every decade that they touch, and so it counts for each that is offered. */
function countWide(decades: Map<string | number, number>, works: readonly IndexedWork[]): void {
  for (const { years, decades: own } of works)
    for (const [value, count] of decades) {
      const year = Number(value);
      if (years && !own.includes(year) && touchDecade(years, year)) decades.set(value, count + 1);
    }
}

type Missed = Facet | "keyword" | undefined;

/** The one part that a work does not fit; undefined where it fits all of them, null where it fails more than one. */
function missedBy(tests: ReturnType<typeof testsOf>, work: IndexedWork): Missed | null {
  let missed: Missed;
  for (const [part, fits] of tests) {
    if (fits(work)) continue;
    if (missed !== undefined) return null;
    missed = part;
  }
  return missed;
}

/**
 * The works that fit, in their order, and for each value how many there would be with it: chosen in place of what is
 * chosen of its kind, or, of techniques and colours, besides. One pass over all works.
 */
export function findAndCount({ works, values }: WorkIndex, query: WorkQuery) {
  const tests = testsOf(values, query);
  const found: IndexedWork[] = [];
  const counted = new Uint32Array(values.length);
  /** Of which decades they are is counted when all that are offered are known. */
  const wide: IndexedWork[] = [];
  const count = (work: IndexedWork, only?: Facet) => {
    for (const code of work.codes)
      if (only === undefined || values[code]?.facet === only) counted[code] = (counted[code] ?? 0) + 1;
    if (work.isWide && (only === undefined || only === "decade")) wide.push(work);
  };
  for (const work of works) {
    const part = missedBy(tests, work);
    if (part === null) continue;
    if (part === undefined) {
      found.push(work);
      count(work);
    } else if (part !== "keyword" && !additive.has(part)) count(work, part);
  }
  const counts = Object.fromEntries(facets.map((facet) => [facet, new Map<string | number, number>()])) as Counts;
  for (const [code, { facet, value }] of values.entries()) if (counted[code]) counts[facet].set(value, counted[code]);
  countWide(counts.decade, wide);
  return { found, counts };
}
