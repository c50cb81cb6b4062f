import { changeRows, type RowAction, restoreRow } from "./change-rows.ts";
import { type BlockType, type EditedBlock, type EditedText, newBlock } from "./edited-text.ts";
import type { Caret, Editing } from "./editing.ts";

export type Field = Exclude<keyof EditedText, "blocks" | "isSample" | "fields" | "lists">;

export type TextAction =
  | RowAction
  | { type: "field"; field: Field; value: string }
  /** One of those that this text alone has. */
  | { type: "named"; name: string; value: string }
  | { type: "sample"; isSample: boolean }
  | { type: "change"; key: string; fields: Partial<Omit<EditedBlock, "key">> }
  /** Into another kind, in which its words stay. */
  | { type: "turn"; key: string; into: BlockType }
  /** At the caret, in place of what is selected; a stanza becomes two. */
  | { type: "split"; key: string; start: number; end: number }
  /** With the block above it. */
  | { type: "join"; key: string }
  /** Below another, or above all. */
  | { type: "add"; below: string | null; block: EditedBlock }
  /** In place of what is selected; what follows the first line stands in paragraphs of its own. */
  | { type: "paste"; key: string; start: number; end: number; lines: readonly string[] }
  | { type: "remove"; key: string }
  | { type: "undo" }
  | { type: "move"; key: string; over: string }
  /** Another text takes its place. */
  | { type: "replace"; text: EditedText };

type Blocks = readonly EditedBlock[];

const placeOf = (blocks: Blocks, key: string) => blocks.findIndex((block) => block.key === key);

const withBlocks = (editing: Editing, blocks: EditedBlock[], caret: Caret | null = null): Editing => ({
  ...editing,
  text: { ...editing.text, blocks },
  caret,
});

/** What follows a heading or a note is a paragraph. */
const following = (type: BlockType): BlockType => (type === "STANZA" ? "STANZA" : "PARAGRAPH");

const hasWords = ({ type }: EditedBlock) => type !== "PICTURE" && type !== "LINK";

type At<Type extends TextAction["type"]> = Extract<TextAction, { type: Type }>;

function turn(editing: Editing, { key, into }: At<"turn">): Editing {
  const blocks = editing.text.blocks.map((block) => {
    if (block.key !== key) return block;
    // A stanza's lines become one line where there is room for one only.
    return { ...block, type: into, text: into === "STANZA" ? block.text : block.text.replaceAll("\n", " ") };
  });
  return withBlocks(editing, blocks, { key, at: 0 });
}

function split(editing: Editing, { key, start, end }: At<"split">): Editing {
  const { blocks } = editing.text;
  const place = placeOf(blocks, key);
  const block = blocks[place];
  if (!block) return editing;
  const next = newBlock(following(block.type), { text: block.text.slice(end).replace(/^\n/u, "") });
  const kept = { ...block, text: block.text.slice(0, start).replace(/\n$/u, "") };
  return withBlocks(editing, blocks.toSpliced(place, 1, kept, next), { key: next.key, at: 0 });
}

function join(editing: Editing, { key }: At<"join">): Editing {
  const { blocks } = editing.text;
  const place = placeOf(blocks, key);
  const [above, block] = [blocks[place - 1], blocks[place]];
  if (!above || !block || !hasWords(above) || !hasWords(block)) return editing;
  const isVerse = above.type === "STANZA";
  const glue = isVerse && above.text !== "" && block.text !== "" ? "\n" : "";
  const words = isVerse ? block.text : block.text.replaceAll("\n", " ");
  const joined = { ...above, text: above.text + glue + words };
  return withBlocks(editing, blocks.toSpliced(place - 1, 2, joined), {
    key: above.key,
    at: above.text.length + glue.length,
  });
}

function add(editing: Editing, { below, block }: At<"add">): Editing {
  const { blocks } = editing.text;
  const place = below === null ? 0 : placeOf(blocks, below) + 1;
  return withBlocks(editing, blocks.toSpliced(place, 0, block), { key: block.key, at: 0 });
}

function paste(editing: Editing, { key, start, end, lines: [first = "", ...rest] }: At<"paste">): Editing {
  const { blocks } = editing.text;
  const place = placeOf(blocks, key);
  const block = blocks[place];
  if (!block) return editing;
  const [before, after] = [block.text.slice(0, start), block.text.slice(end)];
  const added = rest.map((text) => newBlock("PARAGRAPH", { text }));
  const last = added.pop();
  if (!last)
    return withBlocks(editing, blocks.toSpliced(place, 1, { ...block, text: before + first + after }), {
      key,
      at: before.length + first.length,
    });
  const tail = { ...last, text: last.text + after };
  return withBlocks(editing, blocks.toSpliced(place, 1, { ...block, text: before + first }, ...added, tail), {
    key: tail.key,
    at: last.text.length,
  });
}

function remove(editing: Editing, { key }: At<"remove">): Editing {
  const { blocks } = editing.text;
  const place = placeOf(blocks, key);
  const block = blocks[place];
  if (!block) return editing;
  const neighbour = blocks[place - 1] ?? blocks[place + 1];
  const caret = neighbour && { key: neighbour.key, at: neighbour.text.length };
  const removed = [...editing.removed, { block, place }];
  return { ...withBlocks(editing, blocks.toSpliced(place, 1), caret ?? null), removed };
}

function undo(editing: Editing): Editing {
  const last = editing.removed.at(-1);
  if (!last) return editing;
  if ("row" in last) return { ...restoreRow(editing, last), removed: editing.removed.slice(0, -1) };
  const { block, place } = last;
  const blocks = editing.text.blocks.toSpliced(place, 0, block);
  return { ...withBlocks(editing, blocks, { key: block.key, at: 0 }), removed: editing.removed.slice(0, -1) };
}

function move(editing: Editing, { key, over }: At<"move">): Editing {
  const { blocks } = editing.text;
  const [from, to] = [placeOf(blocks, key), placeOf(blocks, over)];
  const block = blocks[from];
  return block && to !== -1 ? withBlocks(editing, blocks.toSpliced(from, 1).toSpliced(to, 0, block)) : editing;
}

export const beginEditing = (text: EditedText): Editing => ({ text, removed: [], caret: null });

export function changeText(editing: Editing, action: TextAction): Editing {
  const { text } = editing;
  switch (action.type) {
    case "field":
      return { ...editing, text: { ...text, [action.field]: action.value }, caret: null };
    case "named":
      return { ...editing, text: { ...text, fields: { ...text.fields, [action.name]: action.value } }, caret: null };
    case "write-row":
    case "add-row":
    case "move-row":
    case "remove-row":
      return changeRows(editing, action);
    case "sample":
      return { ...editing, text: { ...text, isSample: action.isSample }, caret: null };
    case "change": {
      const { key, fields } = action;
      return withBlocks(
        editing,
        text.blocks.map((block) => (block.key === key ? { ...block, ...fields } : block)),
      );
    }
    case "turn":
      return turn(editing, action);
    case "split":
      return split(editing, action);
    case "join":
      return join(editing, action);
    case "add":
      return add(editing, action);
    case "paste":
      return paste(editing, action);
    case "remove":
      return remove(editing, action);
    case "undo":
      return undo(editing);
    case "move":
      return move(editing, action);
    case "replace":
    default:
      return beginEditing(action.text);
  }
}
