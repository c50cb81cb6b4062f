// Without zod, as the other files of plain values here: a reader's page needs these and not the schemas.

export const exhibitionTypes = [
  "FIRST_EXHIBITION",
  "SECOND_EXHIBITION",
  "THIRD_EXHIBITION",
  "FOURTH_EXHIBITION",
] as const;
export const boardTypes = ["NOTICE", "QNA"] as const;
export const postTypes = [...exhibitionTypes, ...boardTypes] as const;

/** Disciple groups of each exhibition (requirements/constants.md); a work's `subType` is the number of its group, from 1. */
export const exhibitionGroups = {
  FIRST_EXHIBITION: 0,
  SECOND_EXHIBITION: 7,
  THIRD_EXHIBITION: 7,
  FOURTH_EXHIBITION: 9,
} as const satisfies Record<(typeof exhibitionTypes)[number], number>;

type PostType = (typeof postTypes)[number];
type ExhibitionType = (typeof exhibitionTypes)[number];

export const isExhibition = (type: PostType): type is ExhibitionType => type in exhibitionGroups;

/** Where comments stand: under notices and works no page shows them. */
export const hasComments = (type: PostType): boolean => type === "QNA";

/** Longest term a reader may search for; longer is refused before the database sees it (hazard 10). */
export const maximumKeyword = 200;

/** The largest number a post can have: PostgreSQL's integer. */
export const maximumIndex = 2_147_483_647;
