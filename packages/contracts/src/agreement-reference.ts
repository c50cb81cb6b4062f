import { shapeOf } from "./page-text-shape.ts";
import { isUnresolved, officerReferences, type References, unresolvedIn, withReferences } from "./role-reference.ts";

type Officers = Parameters<typeof officerReferences>[0];

/** Officers with their telephones, and {주소} and the like by what the fields of the association's text are called. */
export const associationReferences = (officers: Officers, fields: Readonly<Record<string, string>>): References =>
  new Map([
    ...officerReferences(officers),
    ...Object.entries(shapeOf("association").fields).map(([name, { label }]): [string, string] => [
      label,
      fields[name] ?? "",
    ]),
  ]);

type Text<Block> = { preface: string; blocks: readonly Block[] };

/** What a text names in braces of which nothing can be told now, each once. */
export const missingIn = ({ preface, blocks }: Text<{ text: string }>, references: References): string[] => [
  ...new Set([preface, ...blocks.map(({ text }) => text)].flatMap((line) => unresolvedIn(line, references))),
];

/** The text with what its lines name in braces: who answers for it, and where. A line of a list that would say nothing is left out. */
export const withReferencesIn = <Block extends { type: string; text: string }>(
  { preface, blocks }: Text<Block>,
  references: References,
): { preface: string; blocks: Block[] } => ({
  preface: withReferences(preface, references),
  blocks: blocks
    .filter(({ type, text }) => type !== "ITEM" || !isUnresolved(text, references))
    .map((block) => ({ ...block, text: withReferences(block.text, references) })),
});
