import type { BlockEditor, EditorBlock } from "./schema.ts";

type Made = Parameters<BlockEditor["insertBlocks"]>[0];

/** An empty line, whose place something else can take. */
export const isBlankBlock = (block: EditorBlock): boolean => block.type === "paragraph" && block.content.length === 0;

/**
 * Puts blocks where one was writing, in the place of an empty line or after what stands there, with a line below in which
 * one goes on; in a table one begins in its first cell.
 */
export function insertBlocks(writing: BlockEditor, [first, ...others]: Made): void {
  if (!first) return;
  writing.transact(() => {
    const { block } = writing.getTextCursorPosition();
    const [begun] = isBlankBlock(block)
      ? [writing.updateBlock(block, first)]
      : writing.insertBlocks([first], block, "after");
    const placed = (begun && others.length > 0 && writing.insertBlocks(others, begun, "after").at(-1)) || begun;
    if (!placed) return;
    const following = writing.getNextBlock(placed);
    const [next] =
      following && following.type !== "image"
        ? [following]
        : writing.insertBlocks([{ type: "paragraph" }], placed, "after");
    if (placed.type === "table") writing.setTextCursorPosition(placed, "start");
    else if (next) writing.setTextCursorPosition(next, "start");
  });
}
