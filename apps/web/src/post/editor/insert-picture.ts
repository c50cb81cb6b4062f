import type { BlockEditor, EditorBlock } from "./schema.ts";

export type PictureDescription = { url: string; description: string };

const isEmpty = (block: EditorBlock) => block.type === "paragraph" && block.content.length === 0;

/** Puts a picture where one was writing, in the place of an empty line or after what stands there, and goes on below. */
export function insertPicture(writing: BlockEditor, { url, description }: PictureDescription): void {
  writing.transact(() => {
    const { block } = writing.getTextCursorPosition();
    const picture = { type: "image", props: { url, description } } as const;
    const [placed] = isEmpty(block)
      ? [writing.updateBlock(block, picture)]
      : writing.insertBlocks([picture], block, "after");
    if (!placed) return;
    const following = writing.getNextBlock(placed);
    const [next] =
      following && following.type !== "image"
        ? [following]
        : writing.insertBlocks([{ type: "paragraph" }], placed, "after");
    if (next) writing.setTextCursorPosition(next, "start");
  });
}

/** The picture that is selected, to be described anew. */
export function selectedPicture(writing: BlockEditor): PictureDescription | null {
  const { block } = writing.getTextCursorPosition();
  return block.type === "image" ? { url: block.props.url, description: block.props.description } : null;
}

export function describePicture(writing: BlockEditor, { description }: PictureDescription): void {
  const { block } = writing.getTextCursorPosition();
  if (block.type === "image") writing.updateBlock(block, { type: "image", props: { description } });
}

/** Goes to where something is being dropped. */
export function moveToPoint(writing: BlockEditor, { clientX, clientY }: { clientX: number; clientY: number }): void {
  const under = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>("[data-node-type=blockContainer][data-id]");
  const id = under?.dataset["id"];
  if (id && writing.getBlock(id)) writing.setTextCursorPosition(id, "end");
}
