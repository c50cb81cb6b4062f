import type { WorkKind } from "@bulmo/contracts/work-choice";
import { colourNames, kindNames, sizeNames, techniqueNames, wordsOf, type WorkSize } from "@bulmo/contracts/work-facet";
import { workFields } from "@bulmo/contracts/work-field";
import { indexOf, pageOf, termOf } from "../../page/search-params.ts";

/** By what works are looked for, as the address carries it; what it says wrongly is left out. */
export type WorkQuery = Partial<
  Record<"keyword" | "artist" | "teacher" | "exhibition" | "technique" | "colour" | "from" | "to", string>
> & { kind?: WorkKind; size?: WorkSize };

/** The query of the page's address; the first page has none. */
export type RecordSearch = WorkQuery & { page?: string };

const lastYear = 9_999;

const yearOf = (value: unknown): string | undefined => {
  const year = typeof value === "string" ? indexOf(value) : undefined;
  return year !== undefined && year <= lastYear ? String(year) : undefined;
};

const oneOf = <Name extends string>(names: readonly Name[], value: unknown) => names.find((name) => name === value);

const severalOf = (names: readonly string[], value: unknown) =>
  (typeof value === "string" && wordsOf(names, value).join(",")) || undefined;

const numberOf = (value: unknown) => (typeof value === "string" && indexOf(value) ? value : undefined);

export const validateRecordSearch = (search: Record<string, unknown>): RecordSearch => {
  const from = yearOf(search["from"]);
  const to = yearOf(search["to"]);
  const artist = termOf(search["artist"]);
  return {
    keyword: termOf(search["keyword"]),
    artist: artist && artist.length <= workFields.author.longest ? artist : undefined,
    teacher: numberOf(search["teacher"]),
    exhibition: yearOf(search["exhibition"]),
    kind: oneOf(kindNames, search["kind"]),
    technique: severalOf(techniqueNames, search["technique"]),
    colour: severalOf(colourNames, search["colour"]),
    size: oneOf(sizeNames, search["size"]),
    // The later year first means the years between them as well.
    ...(from && to && Number(from) > Number(to) ? { from: to, to: from } : { from, to }),
    page: pageOf(search["page"]),
  };
};

/** The same as the call takes it. */
export const asSearchInput = ({ page, ...query }: RecordSearch) => ({ ...query, page: Number(page ?? 1) });

const several: ReadonlySet<keyof WorkQuery> = new Set(["technique", "colour"]);

/** The values that are asked for: a name may have a comma in it. */
export function valuesIn(query: WorkQuery, name: keyof WorkQuery): string[] {
  const said = query[name];
  if (!said) return [];
  return several.has(name) ? said.split(",") : [said];
}

/** Whether a value is one of those that are asked for. */
export const isChosen = (query: WorkQuery, name: keyof WorkQuery, value: string): boolean =>
  valuesIn(query, name).includes(value);

/** What one may choose of, each by itself. */
export const chosenNames = ["artist", "teacher", "exhibition", "kind", "technique", "colour", "size"] as const;

/** How many values are chosen; what is typed shows itself. */
export const countChosen = (query: WorkQuery): number =>
  (query.from || query.to ? 1 : 0) + chosenNames.flatMap((name) => valuesIn(query, name)).length;

/**
 * Where a choice leads: from the page that is on its way, if there is one. Whoever presses twice before it has come loses
 * neither of the two.
 */
export const changed =
  (change: (query: WorkQuery) => WorkQuery) =>
  (latest: object): RecordSearch => ({ ...change(validateRecordSearch({ ...latest })), page: undefined });

/** The query with the value besides, or in place of another; where it is not wanted, without it. */
export function withChoice(query: WorkQuery, name: keyof WorkQuery, value: string, isWanted: boolean): WorkQuery {
  if (isChosen(query, name, value) === isWanted) return query;
  if (!several.has(name)) return { ...query, [name]: isWanted ? value : undefined };
  const said = valuesIn(query, name);
  const values = isWanted ? [...said, value] : said.filter((one) => one !== value);
  return { ...query, [name]: values.length > 0 ? values.join(",") : undefined };
}

export const withoutYears = (query: WorkQuery): WorkQuery => ({ ...query, from: undefined, to: undefined });

/** A decade by its first year. */
const endOf = (decade: string) => String(Number(decade) + 9);

export const isDecade = ({ from, to }: WorkQuery, decade: string) => from === decade && to === endOf(decade);

export function withDecade(query: WorkQuery, decade: string, isWanted: boolean): WorkQuery {
  if (isDecade(query, decade) === isWanted) return query;
  return isWanted ? { ...query, from: decade, to: endOf(decade) } : withoutYears(query);
}

/** `1990년~2009년`, or one end of it. */
export function yearsInWords({ from, to }: WorkQuery): string {
  if (from && to) return from === to ? `${from}년` : `${from}년~${to}년`;
  return from ? `${from}년부터` : `${to}년까지`;
}
