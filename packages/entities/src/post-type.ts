/** The boards as the database knows them (requirements/constants.md). The contracts' list is the same; a server test holds them together. */
export const postTypes = [
  "FIRST_EXHIBITION",
  "SECOND_EXHIBITION",
  "THIRD_EXHIBITION",
  "FOURTH_EXHIBITION",
  "NOTICE",
  "QNA",
] as const;
export type PostType = (typeof postTypes)[number];
