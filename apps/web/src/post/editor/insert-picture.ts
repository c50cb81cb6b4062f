import type { Described } from "./description.ts";
import { insertBlocks } from "./insert-blocks.ts";
import type { BlockEditor } from "./schema.ts";

export type PictureDescription = Described & { url: string };

export const insertPictures = (writing: BlockEditor, described: readonly PictureDescription[]): void =>
  insertBlocks(
    writing,
    described.map((props) => ({ type: "image", props })),
  );

/** The picture that is selected, to be described anew or replaced. */
export function selectedPicture(writing: BlockEditor): PictureDescription | null {
  const { block } = writing.getTextCursorPosition();
  if (block.type !== "image") return null;
  const { url, description, isDecorative } = block.props;
  return { url, description, isDecorative };
}

/** Another description of it, or another picture in its place: that one comes in its own width. */
export function changePicture(writing: BlockEditor, { url, ...said }: PictureDescription): void {
  const { block } = writing.getTextCursorPosition();
  if (block.type !== "image") return;
  const isSame = block.props.url === url;
  writing.updateBlock(block, {
    type: "image",
    props: { url, ...said, shownWidth: isSame ? block.props.shownWidth : undefined },
  });
}

/** Goes to where something is being dropped. */
export function moveToPoint(writing: BlockEditor, { clientX, clientY }: { clientX: number; clientY: number }): void {
  const under = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>("[data-node-type=blockContainer][data-id]");
  const id = under?.dataset["id"];
  if (id && writing.getBlock(id)) writing.setTextCursorPosition(id, "end");
}
