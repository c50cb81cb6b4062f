import { Select } from "@bulmo/ui/select";
import { useRef } from "react";
import { fixedBlocks, setParagraph } from "./commands.ts";
import { headingLevels, type BlockEditor } from "./schema.ts";
import * as styles from "./toolbar.css.ts";
import type { ToolbarState } from "./toolbar-state.ts";

const others: Readonly<Record<string, string>> = {
  bulletListItem: "목록",
  numberedListItem: "번호",
  checkListItem: "확인",
  quote: "인용",
  divider: "구분선",
  table: "표",
  image: "이미지",
};

/** A paragraph, or a heading of one of six levels. */
export function ParagraphSelect({ writing, state }: { writing: BlockEditor; state: ToolbarState }) {
  const isPointed = useRef(false);
  const other = others[state.block];
  const change = (value: string) => {
    setParagraph(writing, headingLevels.find((level) => String(level) === value) ?? null);
    // Who chooses by keys may still be on the way to another level.
    if (isPointed.current) writing.focus();
  };
  return (
    <Select
      aria-label="문단 모양"
      className={styles.paragraph}
      value={other ? state.block : String(state.level ?? "")}
      disabled={fixedBlocks.includes(state.block)}
      onPointerDown={() => {
        isPointed.current = true;
      }}
      onKeyDown={() => {
        isPointed.current = false;
      }}
      onChange={({ target }) => change(target.value)}
    >
      <option value="">본문</option>
      {headingLevels.map((level) => (
        <option key={level} value={level}>{`제목 ${level}`}</option>
      ))}
      {other && (
        <option value={state.block} disabled>
          {other}
        </option>
      )}
    </Select>
  );
}
