import type { AgreementBlockType } from "@bulmo/contracts/agreement";
import { IconButton } from "@bulmo/ui/button";
import { Menu, MenuItem } from "@bulmo/ui/menu";
import { type ClipboardEvent, type Dispatch, type KeyboardEvent, memo, useRef } from "react";
import { InPlace } from "../page-text/in-place.tsx";
import { readPasted } from "../page-text/pasted-text.ts";
import type { EditedLine, LineAction } from "./edit-lines.ts";
import * as styles from "./agreement-editor.css.ts";

const names = { CHAPTER: "장 제목", ARTICLE: "조 제목", PARAGRAPH: "본문", ITEM: "목록" } as const;
const turned = {
  CHAPTER: "장 제목으로 바꾸기",
  ARTICLE: "조 제목으로 바꾸기",
  PARAGRAPH: "본문으로 바꾸기",
  ITEM: "목록으로 바꾸기",
} as const;
const types = Object.keys(names) as AgreementBlockType[];

type LineFieldProps = { line: EditedLine; number: number; change: Dispatch<LineAction> };

/** One line in its type, with what can be done with it; drawn anew where it changes, and not at each key in another. */
export const LineField = memo(function LineField({ line, number, change }: LineFieldProps) {
  const { key, type, text } = line;
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a syllable is composed, Enter only ends it.
    if (event.nativeEvent.isComposing) return;
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    if (event.key === "Enter") {
      event.preventDefault();
      change({ type: "split", key, start, end });
    }
    if (event.key === "Backspace" && start === 0 && end === 0 && number > 1) {
      event.preventDefault();
      change({ type: "join", key });
    }
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { lines } = readPasted(event.clipboardData);
    // One line is the browser's own, which the field cleans.
    if (lines.length < 2) return;
    event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    change({ type: "split", key, start, end, between: lines });
  };
  return (
    <div data-line={key} data-type={type} className={styles.line}>
      <div className={styles.words}>
        <InPlace
          label={`${number}번째 줄, ${names[type]}`}
          placeholder={names[type]}
          value={text}
          onWrite={(value) => change({ type: "write", key, text: value })}
          onKeyDown={press}
          onPaste={paste}
        />
      </div>
      <LineMenu line={line} number={number} change={change} />
    </div>
  );
});

type Choice = { name: string; danger?: boolean; action: LineAction };

function LineMenu({ line: { key, type }, number, change }: LineFieldProps) {
  const hasChosen = useRef(false);
  const choices: Choice[] = [
    { name: "아래에 더하기", action: { type: "add", below: key } },
    ...types
      .filter((other) => other !== type)
      .map((into): Choice => ({ name: turned[into], action: { type: "turn", key, into } })),
    { name: "위로 옮기기", action: { type: "move", key, by: -1 } },
    { name: "아래로 옮기기", action: { type: "move", key, by: 1 } },
    { name: "지우기", danger: true, action: { type: "remove", key } },
  ];
  // Who has chosen goes on in the text; who has not is at the button again.
  const goOn = (event: Event) => {
    if (hasChosen.current) event.preventDefault();
    hasChosen.current = false;
  };
  return (
    <Menu trigger={<IconButton icon="more" label={`${number}번째 줄 다루기`} />} align="end" onCloseAutoFocus={goOn}>
      {choices.map(({ name, danger, action }) => (
        <MenuItem
          key={name}
          danger={danger}
          onSelect={() => {
            hasChosen.current = true;
            change(action);
          }}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
