import type { DragEvent, KeyboardEvent, MouseEvent } from "react";
import { canIndent, canOutdent, fixedBlocks } from "./commands.ts";
import { moveToPoint } from "./insert-picture.ts";
import type { BlockEditor, EditorBlock } from "./schema.ts";
import { hasCellBeyond } from "./table-commands.ts";
import * as styles from "./writing.css.ts";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

type EditorListeners = {
  onFiles: (files: Iterable<File>) => void;
  /** Asks what the picture shows that is selected now. */
  onDescribe: () => void;
};

/** What is done to the text in other ways than by its toolbar; heard before the editor hears of it. */
export function editorEvents(writing: BlockEditor, { onFiles, onDescribe }: EditorListeners) {
  return {
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      const button = event.target instanceof Element ? event.target.closest("[data-describe]") : null;
      const id = button?.closest<HTMLElement>("[data-node-type=blockContainer][data-id]")?.dataset["id"];
      if (!id || !writing.getBlock(id)) return;
      writing.setTextCursorPosition(id);
      onDescribe();
    },
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      if (event.nativeEvent.isComposing || !writing.isFocused()) return;
      const { block } = writing.getTextCursorPosition();
      if (event.key === "Enter" && block.type !== "table" && fixedBlocks.includes(block.type)) {
        event.preventDefault();
        event.stopPropagation();
        goBelow(writing, block);
      }
      // Nobody is held in a text by its keyboard.
      if (event.key === "Tab" && leavesByTab(writing, block, event)) event.stopPropagation();
    },
    onDragOverCapture: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    },
    onDropCapture: (event: DragEvent) => {
      const { files } = event.dataTransfer;
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      moveToPoint(writing, event);
      onFiles(files);
    },
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      const isBelow = event.target instanceof Element && event.target.matches(`.${styles.sheet}, .ProseMirror`);
      if (isBelow) goToEnd(writing, event);
    },
  };
}

/** Outside of lists Tab goes on; within a table it goes from cell to cell, and on from the last. */
function leavesByTab(writing: BlockEditor, { type }: EditorBlock, { shiftKey }: KeyboardEvent): boolean {
  if (type === "table") return !hasCellBeyond(writing, shiftKey ? -1 : 1);
  return shiftKey ? !canOutdent(writing) : !canIndent(writing);
}

function goBelow(writing: BlockEditor, picture: EditorBlock): void {
  const [line] = writing.insertBlocks([{ type: "paragraph" }], picture, "after");
  if (line) writing.setTextCursorPosition(line, "start");
}

/** Below the last line one goes on writing; after a picture that needs a line first. */
function goToEnd(writing: BlockEditor, event: MouseEvent): void {
  const last = writing.document.at(-1);
  const bottom = last && writing.domElement?.querySelector(`[data-id="${last.id}"]`)?.getBoundingClientRect().bottom;
  if (!last || bottom === undefined || event.clientY < bottom) return;
  event.preventDefault();
  if (fixedBlocks.includes(last.type)) goBelow(writing, last);
  else writing.setTextCursorPosition(last, "end");
  writing.focus();
}
