/** What texts around the lineage name in braces, as {세대}: counts of the people who stand in it now. */
export const lineageNames = {
  /** Generations from the founder on. */
  generations: "세대",
  /** The founder's disciples, each with a group of their own. */
  groups: "문하",
  /** The last generation that the picture shows before one asks for all, in figures. */
  shown: "그림 세대",
} as const;
