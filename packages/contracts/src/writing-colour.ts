/** The colours of words and of the ground behind them that a text may have, by the editor's own names of them. */
export const writingColours = ["gray", "brown", "red", "orange", "yellow", "green", "blue", "purple", "pink"] as const;
export type WritingColour = (typeof writingColours)[number];

/** What carries a colour: the words, or the ground behind them. */
export type Coloured = "word" | "ground";

/**
 * What stands beside a colour's name for readers who do not know our names, such as who calls the API or opens an export: the theme's own shades by day,
 * which read at 4.5:1 on white and on each other (a test in the web app compares the two).
 */
export const plainColours: Readonly<Record<WritingColour, Readonly<Record<Coloured, string>>>> = {
  gray: { word: "#625c55", ground: "#eceae6" },
  brown: { word: "#6e4a2f", ground: "#f0e6dc" },
  red: { word: "#a32f24", ground: "#fae6e1" },
  orange: { word: "#8f4713", ground: "#fae8d8" },
  yellow: { word: "#735400", ground: "#f8efc8" },
  green: { word: "#2a6350", ground: "#e0efe6" },
  blue: { word: "#27497d", ground: "#e1ebf6" },
  purple: { word: "#5e3f86", ground: "#ece5f4" },
  pink: { word: "#9a2c66", ground: "#f8e4ee" },
};

export const writingColourOf = (name: string): WritingColour | undefined =>
  writingColours.find((known) => known === name);

/** Where an element says which colour it has: by the editor's name of it, as a block and within a line, and plainly. */
export const colourAttributes = {
  word: { style: "color", block: "data-text-color", inline: "textColor" },
  ground: { style: "background-color", block: "data-background-color", inline: "backgroundColor" },
} as const satisfies Record<Coloured, unknown>;

/** An element as the editor's DOM and the server's sanitiser each know it; nothing, or an empty text, where it has none. */
export type ColouredElement = {
  attribute: (name: string) => string | null | undefined;
  style: (property: string) => string | null | undefined;
};

const isColour = (written: string) => writingColourOf(written) !== undefined || /^\s*(?:#|rgb)/iu.test(written);

/**
 * Which colour an element says it has, as it is written. The editor's name counts before the plain value beside it, also
 * where it says a colour that is none of ours; a word that is no colour counts for nothing.
 */
export function writtenColour(kind: Coloured, { attribute, style }: ColouredElement): string | undefined {
  const { style: property, block, inline } = colourAttributes[kind];
  const named = attribute("data-style-type") === inline ? attribute("data-value") : undefined;
  return [named, attribute(block), style(property)].find((written) => written && isColour(written)) ?? undefined;
}
