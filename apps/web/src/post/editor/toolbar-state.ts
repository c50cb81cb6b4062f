import { useCallback, useRef, useSyncExternalStore } from "react";
import { isUndescribed } from "./description.ts";
import type { Alignment, BlockEditor } from "./schema.ts";

/** What is true where one is writing, as the toolbar shows it. */
export type ToolbarState = {
  block: string;
  level: number | null;
  alignment: Alignment;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  textColor: string | null;
  backgroundColor: string | null;
  isLinked: boolean;
  /** A picture of which nobody has said what it shows. */
  isUndescribed: boolean;
};

function readState(writing: BlockEditor): ToolbarState {
  const { block } = writing.getTextCursorPosition();
  const styles = writing.getActiveStyles();
  return {
    block: block.type,
    level: block.type === "heading" ? block.props.level : null,
    alignment: "textAlignment" in block.props ? block.props.textAlignment : "left",
    bold: styles.bold === true,
    italic: styles.italic === true,
    underline: styles.underline === true,
    strike: styles.strike === true,
    textColor: styles.textColor ?? null,
    backgroundColor: styles.backgroundColor ?? null,
    isLinked: writing.getSelectedLinkUrl() !== undefined,
    isUndescribed: block.type === "image" && isUndescribed(block.props),
  };
}

/** The toolbar is drawn again only when something in it changes, not with every syllable. */
export function useToolbarState(writing: BlockEditor): ToolbarState {
  const last = useRef<{ key: string; state: ToolbarState }>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [writing.onChange(listener), writing.onSelectionChange(listener)];
      return () => stops.forEach((stop) => stop?.());
    },
    [writing],
  );
  const read = () => {
    const state = readState(writing);
    const key = JSON.stringify(state);
    if (last.current?.key !== key) last.current = { key, state };
    return last.current.state;
  };
  return useSyncExternalStore(subscribe, read, read);
}
