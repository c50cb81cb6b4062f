import type { Described } from "./description.ts";
import type { BlockEditor, EditorBlock } from "./schema.ts";

export type PictureDescription = Described & { url: string };

/** An empty line, whose place something else can take. */
export const isBlankBlock = (block: EditorBlock): boolean => block.type === "paragraph" && block.content.length === 0;

/** Puts pictures where one was writing, in the place of an empty line or after what stands there, and goes on below. */
export function insertPictures(writing: BlockEditor, described: readonly PictureDescription[]): void {
  const [first, ...others] = described.map((props) => ({ type: "image", props }) as const);
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
    if (next) writing.setTextCursorPosition(next, "start");
  });
}

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
