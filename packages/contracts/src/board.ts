// Without zod, as the other files of plain values here: a reader's page needs these and not the schemas.

/** The exhibitions and boards that every site has; those that an administrator adds are known to the database alone. */
export const firstExhibitions = [
  "FIRST_EXHIBITION",
  "SECOND_EXHIBITION",
  "THIRD_EXHIBITION",
  "FOURTH_EXHIBITION",
] as const;
export const firstBoards = ["NOTICE", "QNA"] as const;

/** What an exhibition is called; no board's address begins with `exhibition`, nor ends with it. */
export const exhibitionTypePattern = /^(?:(?:FIRST|SECOND|THIRD|FOURTH)_EXHIBITION|EXHIBITION_[1-9][0-9]{0,3})$/u;

/** What a board is called: its address in capitals, with `_` for `-` (requirements/decisions.md). */
export const boardTypePattern = /^(?!EXHIBITION_)(?![A-Z]+_EXHIBITION$)[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/u;
export const longestType = 40;

const laterExhibition = /^EXHIBITION_([1-9]\d{0,3})$/u;

/** The number of an exhibition, from 1; undefined for a board. No board's address begins with `exhibition`. */
export function exhibitionNumber(type: string): number | undefined {
  const place = firstExhibitions.indexOf(type as (typeof firstExhibitions)[number]);
  if (place >= 0) return place + 1;
  const later = laterExhibition.exec(type)?.[1];
  return later === undefined ? undefined : Number(later);
}

/** The type of the exhibition of a number, from 1. */
export const exhibitionTypeOf = (number: number): string => firstExhibitions[number - 1] ?? `EXHIBITION_${number}`;

export const isExhibition = (type: string): boolean => exhibitionNumber(type) !== undefined;

/** A board's address as it was made with; one that was renamed since redirects from there. */
export const boardAddressOf = (type: string): string => type.toLowerCase().replaceAll("_", "-");

/** Longest term a reader may search for; longer is refused before the database sees it (hazard 10). */
export const maximumKeyword = 200;

/** The largest number a post can have: PostgreSQL's integer. */
export const maximumIndex = 2_147_483_647;
