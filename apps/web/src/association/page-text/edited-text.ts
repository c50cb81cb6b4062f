import type { PageText, PageTextBlock } from "@bulmo/contracts/page-text";
import { usableLine } from "@bulmo/contracts/page-text-rule";
import { isBlank } from "@bulmo/contracts/text-rule";

export type BlockType = PageTextBlock["type"];

/** A block while it is edited: `key` stays with it wherever it is moved; a stanza's lines stand in `text`, a line each. */
export type EditedBlock = {
  key: string;
  type: BlockType;
  text: string;
  href: string;
  url: string;
  alt: string;
  caption: string;
};

/** A row of a list while it is edited: `key` stays with it wherever it is moved. */
export type EditedRow = { key: string; fields: Readonly<Record<string, string>> };

/** A text while it is edited: its signature as lines of one field. */
export type EditedText = Omit<PageText, "blocks" | "signature" | "lists"> & {
  blocks: EditedBlock[];
  signature: string;
  lists: Readonly<Record<string, readonly EditedRow[]>>;
};

let made = 0;
const empty = { text: "", href: "", url: "", alt: "", caption: "" };
export const newBlock = (type: BlockType, fields: Partial<EditedBlock> = {}): EditedBlock => ({
  ...empty,
  ...fields,
  type,
  key: `block-${(made += 1)}`,
});

export const newRow = (fields: EditedRow["fields"] = {}): EditedRow => ({ key: `row-${(made += 1)}`, fields });

function editedBlock(block: PageTextBlock): EditedBlock {
  if (block.type === "STANZA") return newBlock("STANZA", { text: block.lines.join("\n") });
  const { type, ...fields } = block;
  return newBlock(type, fields);
}

export const editedOf = (text: PageText): EditedText => ({
  ...text,
  blocks: text.blocks.map(editedBlock),
  signature: text.signature.join("\n"),
  lists: Object.fromEntries(Object.entries(text.lists).map(([name, rows]) => [name, rows.map((row) => newRow(row))])),
});

const linesOf = (value: string) =>
  value
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !isBlank(line));

function writtenBlock({ type, text, href, url, alt, caption }: EditedBlock): PageTextBlock[] {
  if (type === "PICTURE") return [{ type, url, alt: alt.trim(), caption: caption.trim() }];
  if (isBlank(text) && (type !== "LINK" || isBlank(href))) return [];
  if (type === "STANZA") return [{ type, lines: linesOf(text) }];
  return [type === "LINK" ? { type, text: text.trim(), href: href.trim() } : { type, text: text.trim() }];
}

/** In the order of their names, as the database answers in an order of its own. */
const writtenFields = (fields: EditedRow["fields"]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, value.trim()] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

const isWritten = ({ fields }: EditedRow) => Object.values(fields).some((value) => !isBlank(value));

const writtenLists = (lists: EditedText["lists"]): PageText["lists"] =>
  Object.fromEntries(
    Object.entries(lists)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, rows]) => [name, rows.filter(isWritten).map(({ fields }) => writtenFields(fields))]),
  );

/** What is saved of it: without blocks and rows in which nothing stands. */
export const writtenOf = ({ blocks, signature, ...text }: EditedText): PageText => ({
  title: text.title.trim(),
  titleHanja: text.titleHanja.trim(),
  lead: text.lead.trim(),
  description: text.description.trim(),
  isSample: text.isSample,
  blocks: blocks.flatMap(writtenBlock),
  signature: linesOf(signature),
  fields: writtenFields(text.fields),
  lists: writtenLists(text.lists),
});

const orderly = (text: PageText) => JSON.stringify(writtenOf(editedOf(text)));

/** Whether two texts say the same. */
export const isSameText = (one: PageText, other: PageText): boolean => orderly(one) === orderly(other);

/** What may stand in a field: one line, or lines where there may be several. */
export const usable = (value: string, isLines = false): string =>
  isLines
    ? value
        .split(/\r\n?|\n/u)
        .map((line) => usableLine(line))
        .join("\n")
    : usableLine(value.replace(/\s*[\r\n]+\s*/gu, " "));
