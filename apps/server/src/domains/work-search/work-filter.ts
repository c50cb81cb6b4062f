import type { WorkSearchInput } from "@bulmo/contracts/work-search";
import type { IndexedWork } from "./work-index.ts";
import { touchDecade } from "./work-years.ts";

/** What one may choose of: a work has one or several values of each. */
const valuesOf = {
  artist: ({ artists }: IndexedWork) => artists,
  teacher: ({ teachers }: IndexedWork) => teachers,
  exhibition: ({ exhibition }: IndexedWork) => [exhibition],
  kind: ({ kind }: IndexedWork) => (kind ? [kind] : []),
  technique: ({ techniques }: IndexedWork) => techniques,
  colour: ({ colours }: IndexedWork) => colours,
  size: ({ size }: IndexedWork) => (size ? [size] : []),
  decade: ({ decades }: IndexedWork) => decades,
} as const satisfies Record<string, (work: IndexedWork) => readonly (string | number)[]>;
export type Facet = keyof typeof valuesOf;

const facets = Object.keys(valuesOf) as Facet[];

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

const has = (facet: Facet, value: string | number): Test => {
  const read: (work: IndexedWork) => readonly (string | number)[] = valuesOf[facet];
  return (work) => read(work).includes(value);
};

/** What each part of a query asks of a work; parts that ask nothing are left out. */
function testsOf(query: WorkQuery): Map<Facet | "keyword", Test> {
  const { keyword, artist, teacher, exhibition, kind, technique, colour, size } = query;
  const all = (facet: Facet, values: readonly string[]): Test | undefined => {
    const each = values.map((value) => has(facet, value));
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
  return new Map(
    (Object.entries(tests) as [Facet | "keyword", Test | undefined][]).filter(
      (entry): entry is [Facet | "keyword", Test] => entry[1] !== undefined,
    ),
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

/**
 * The works that fit, in their order, and for each value how many there would be with it: chosen in place of what is
 * chosen of its kind, or, of techniques and colours, besides. One pass over all works.
 */
export function findAndCount(works: readonly IndexedWork[], query: WorkQuery) {
  const tests = [...testsOf(query)];
  const found: IndexedWork[] = [];
  const counts = Object.fromEntries(facets.map((facet) => [facet, new Map<string | number, number>()])) as Counts;
  const count = (facet: Facet, work: IndexedWork) => {
    for (const value of valuesOf[facet](work)) counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
    if (facet === "decade") dated.push(work);
  };
  /** Of which decades they are is counted when all that are offered are known. */
  const dated: IndexedWork[] = [];
  for (const work of works) {
    const missed = tests.filter(([, fits]) => !fits(work));
    if (missed.length > 1) continue;
    const [[part] = []] = missed;
    if (part === undefined) {
      found.push(work);
      for (const facet of facets) count(facet, work);
    } else if (part !== "keyword" && !additive.has(part)) count(part, work);
  }
  countWide(counts.decade, dated);
  return { found, counts };
}
