import type { Alignment, HeadingLevel, BlockEditor, EditorBlock } from "./schema.ts";

export type Mark = "bold" | "italic" | "underline" | "strike";
export type Colouring = "textColor" | "backgroundColor";
export type ListKind = "bulletListItem" | "numberedListItem" | "checkListItem";

const lists: readonly string[] = ["bulletListItem", "numberedListItem", "checkListItem"] satisfies ListKind[];
const isList = ({ type }: Pick<EditorBlock, "type">): boolean => lists.includes(type);

const selected = (writing: BlockEditor): EditorBlock[] =>
  writing.getSelection()?.blocks ?? [writing.getTextCursorPosition().block];

/** Blocks that are no lines of words: nothing else can be made of them. */
export const fixedBlocks: readonly string[] = ["image", "video", "divider", "table"];

const withText = (blocks: EditorBlock[]) => blocks.filter(({ type }) => !fixedBlocks.includes(type));

/** What is chosen for the next words stays chosen when the paragraph changes around them. */
function changeBlocks(writing: BlockEditor, change: () => void): void {
  writing.transact((tr) => {
    const { storedMarks } = tr;
    change();
    tr.setStoredMarks(storedMarks);
  });
}

/** Only lists are written inside each other; what becomes something else comes out of them. */
function leaveLists(writing: BlockEditor): void {
  while (writing.canUnnestBlock()) writing.unnestBlock();
}

export function setParagraph(writing: BlockEditor, level: HeadingLevel | null): void {
  changeBlocks(writing, () => {
    leaveLists(writing);
    for (const block of withText(selected(writing))) {
      if (level === null) writing.updateBlock(block, { type: "paragraph" });
      else writing.updateBlock(block, { type: "heading", props: { level } });
    }
  });
}

export function toggleList(writing: BlockEditor, kind: ListKind): void {
  const blocks = withText(selected(writing));
  if (blocks.every(({ type }) => type === kind)) return setParagraph(writing, null);
  changeBlocks(writing, () => {
    for (const block of blocks) writing.updateBlock(block, { type: kind });
  });
}

export function toggleQuote(writing: BlockEditor): void {
  const blocks = withText(selected(writing));
  if (blocks.every(({ type }) => type === "quote")) return setParagraph(writing, null);
  changeBlocks(writing, () => {
    leaveLists(writing);
    for (const block of blocks) writing.updateBlock(block, { type: "quote" });
  });
}

export function align(writing: BlockEditor, textAlignment: Alignment): void {
  changeBlocks(writing, () => {
    for (const block of selected(writing))
      if ("textAlignment" in block.props) writing.updateBlock(block, { props: { textAlignment } });
  });
}

export function toggleMark(writing: BlockEditor, mark: Mark): void {
  writing.toggleStyles({ [mark]: true });
}

/** Null takes the colour off. */
export function colour(writing: BlockEditor, colouring: Colouring, name: string | null): void {
  if (name === null) writing.removeStyles({ [colouring]: "" });
  else writing.addStyles({ [colouring]: name });
}

/** Whether Tab puts this item under the one before it: anywhere else it goes on to the next control. */
export function canIndent(writing: BlockEditor): boolean {
  const { block, prevBlock } = writing.getTextCursorPosition();
  return isList(block) && prevBlock !== undefined && isList(prevBlock) && writing.canNestBlock();
}

export function canOutdent(writing: BlockEditor): boolean {
  const { block, parentBlock } = writing.getTextCursorPosition();
  return parentBlock !== undefined && isList(block) && writing.canUnnestBlock();
}
