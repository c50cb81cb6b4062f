import { IconButton } from "@bulmo/ui/button";
import type { IconName } from "@bulmo/ui/icon";
import { Menu, MenuItem } from "@bulmo/ui/menu";
import { type Dispatch, type RefObject, useRef } from "react";
import { DragHandle } from "../../parts/sorting/drag-handle.tsx";
import type { Grip } from "../../parts/sorting/use-sortable-row.ts";
import { blockNames } from "./block-word.ts";
import * as styles from "./block-list.css.ts";
import type { TextAction } from "./change-text.ts";
import { type BlockType, type EditedBlock, newBlock } from "./edited-text.ts";

const written: readonly BlockType[] = ["PARAGRAPH", "HEADING", "STANZA", "NOTE", "LINK"];
/** Those whose words may stand in any of them. */
const plain: readonly BlockType[] = ["PARAGRAPH", "HEADING", "STANZA", "NOTE"];

/** With the particle that each takes. */
const turnedNames: Partial<Record<BlockType, string>> = {
  PARAGRAPH: "문단으로",
  HEADING: "소제목으로",
  STANZA: "시의 연으로",
  NOTE: "덧붙이는 말로",
};

type Choice = { name: string; danger?: boolean; onChoose: () => void };

type ChoicesProps = { icon: IconName; label: string; choices: readonly Choice[] };

/** Who has chosen goes on in the text; who has not is at the button again. */
function Choices({ icon, label, choices }: ChoicesProps) {
  const hasChosen = useRef(false);
  const goOn = (event: Event) => {
    if (hasChosen.current) event.preventDefault();
    hasChosen.current = false;
  };
  return (
    <Menu trigger={<IconButton icon={icon} label={label} />} align="start" onCloseAutoFocus={goOn}>
      {choices.map(({ name, danger, onChoose }) => (
        <MenuItem
          key={name}
          danger={danger}
          onSelect={() => {
            hasChosen.current = true;
            onChoose();
          }}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}

type AddMenuProps = {
  label: string;
  below: string | null;
  change: Dispatch<TextAction>;
  onPicture: (below: string | null) => void;
};

/** What may be put below a block, or above all. */
export const AddMenu = ({ label, below, change, onPicture }: AddMenuProps) => (
  <Choices
    icon="plus"
    label={label}
    choices={[
      ...written.map((type) => ({
        name: blockNames[type],
        onChoose: () => change({ type: "add", below, block: newBlock(type) }),
      })),
      { name: blockNames.PICTURE, onChoose: () => onPicture(below) },
    ]}
  />
);

type BlockToolsProps = Omit<AddMenuProps, "label" | "below"> & {
  block: EditedBlock;
  number: number;
  grip: Grip;
  /** The block's words: what is selected there gets a reading. */
  words: RefObject<HTMLElement | null>;
  onReading: (area: HTMLTextAreaElement) => void;
};

/** What can be done with a block, beside it. */
export function BlockTools({ block, number, grip, words, change, onPicture, onReading }: BlockToolsProps) {
  const { key, type } = block;
  const name = `${number}번째 ${blockNames[type]}`;
  const read = () => {
    const area = words.current?.querySelector("textarea");
    if (area) onReading(area);
  };
  const others = plain
    .filter((other) => other !== type)
    .map((other) => ({
      name: `${turnedNames[other] ?? ""} 바꾸기`,
      onChoose: () => change({ type: "turn", key, into: other }),
    }));
  return (
    // A press leaves the caret and what is selected where they are.
    <div role="toolbar" tabIndex={-1} aria-label={name} className={styles.tools} onMouseDown={stayInWords}>
      <DragHandle grip={grip} name={name} />
      <AddMenu label={`${name} 아래에 더하기`} below={key} change={change} onPicture={onPicture} />
      <Choices
        icon="more"
        label={`${name} 다루기`}
        choices={[
          ...(plain.includes(type) ? [{ name: "고른 한자에 음 달기", onChoose: read }, ...others] : []),
          { name: "지우기", danger: true, onChoose: () => change({ type: "remove", key }) },
        ]}
      />
    </div>
  );
}

const stayInWords = (event: { preventDefault: () => void }) => event.preventDefault();
