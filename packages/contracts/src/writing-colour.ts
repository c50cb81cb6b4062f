/** The colours of words and of the ground behind them that a text may have, by the editor's own names of them. */
export const writingColours = ["gray", "brown", "red", "orange", "yellow", "green", "blue", "purple", "pink"] as const;
export type WritingColour = (typeof writingColours)[number];
