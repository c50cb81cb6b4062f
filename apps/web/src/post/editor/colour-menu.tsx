import { type WritingColour, writingColours } from "@bulmo/contracts/writing-colour";
import { Icon } from "@bulmo/ui/icon";
import { Menu, MenuItem } from "@bulmo/ui/menu";
import type { vars } from "@bulmo/ui/theme";
import { useRef } from "react";
import { colour, type Colouring } from "./commands.ts";
import type { BlockEditor } from "./schema.ts";
import { ToolButton } from "./tool-button.tsx";
import * as styles from "./toolbar.css.ts";

/** What people call the colours of a text. Each of them, and none else, has a shade in the theme for each light. */
const writingColourLabels = {
  gray: "회색",
  brown: "갈색",
  red: "빨강",
  orange: "주황",
  yellow: "노랑",
  green: "초록",
  blue: "파랑",
  purple: "보라",
  pink: "분홍",
} satisfies Record<WritingColour, string> satisfies Record<keyof typeof vars.word, string>;

type ColourMenuProps = { writing: BlockEditor; colouring: Colouring; label: string; current: string | null };

/** Colours to choose from; the names are read out, the shades shown as they will be on the page. */
export function ColourMenu({ writing, colouring, label, current }: ColourMenuProps) {
  const isChosen = useRef(false);
  const choose = (name: WritingColour | null) => {
    isChosen.current = true;
    colour(writing, colouring, name);
  };
  /** After choosing one goes on writing; who only looked stays in the toolbar. */
  const goOn = (event: Event) => {
    if (!isChosen.current) return;
    isChosen.current = false;
    event.preventDefault();
    writing.focus();
  };
  const known = writingColours.find((name) => name === current);
  return (
    <Menu
      align="start"
      onCloseAutoFocus={goOn}
      trigger={
        <ToolButton label={label}>
          <span className={styles.sample({ colouring, name: known })} aria-hidden="true">
            가
          </span>
        </ToolButton>
      }
    >
      <MenuItem onSelect={() => choose(null)} aria-current={current === null || undefined}>
        <span className={styles.swatch({ colouring })} aria-hidden="true">
          가
        </span>
        기본
        {current === null && <Icon name="check" />}
      </MenuItem>
      {writingColours.map((name) => (
        <MenuItem key={name} onSelect={() => choose(name)} aria-current={name === current || undefined}>
          <span className={styles.swatch({ colouring, name })} aria-hidden="true">
            가
          </span>
          {writingColourLabels[name]}
          {name === current && <Icon name="check" />}
        </MenuItem>
      ))}
    </Menu>
  );
}
