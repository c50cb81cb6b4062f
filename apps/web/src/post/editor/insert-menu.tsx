import { Icon } from "@bulmo/ui/icon";
import { Menu, MenuItem } from "@bulmo/ui/menu";
import { WritingIcon } from "@bulmo/ui/writing-icon";
import { useRef } from "react";
import { toggleList, toggleQuote } from "./commands.ts";
import type { BlockEditor } from "./schema.ts";
import { changeTable, insertRule, insertTable, type TableChange } from "./table-commands.ts";
import { ToolButton } from "./tool-button.tsx";

type Act = (writing: BlockEditor) => void;
type InsertMenuProps = { writing: BlockEditor; block: string; onVideo: () => void };

const tableChanges: readonly [TableChange, string][] = [
  ["addRow", "아래에 줄 넣기"],
  ["addColumn", "오른쪽에 칸 넣기"],
  ["removeRow", "이 줄 지우기"],
  ["removeColumn", "이 칸 지우기"],
  ["merge", "고른 셀 합치기"],
  ["split", "합친 셀 나누기"],
  ["toggleHead", "첫 줄을 제목 줄로"],
  ["remove", "표 지우기"],
];

const insertions: readonly [string, Act][] = [
  ["표", insertTable],
  ["인용", toggleQuote],
  ["확인 목록", (writing) => toggleList(writing, "checkListItem")],
  ["구분선", insertRule],
];

const inTable = tableChanges.map(([change, label]): [string, Act] => [
  label,
  (writing) => changeTable(writing, change),
]);

/** What is put into a text beside words and pictures; within a table, what can be done with it. */
export function InsertMenu({ writing, block, onVideo }: InsertMenuProps) {
  const isChosen = useRef(false);
  /** What asks something does so when the menu has given its focus back. */
  const asks = useRef<() => void>(undefined);
  const isTable = block === "table";
  const choose = (act: Act) => {
    isChosen.current = true;
    act(writing);
  };
  /** After choosing one goes on writing; who only looked stays in the toolbar. */
  const goOn = (event: Event) => {
    if (!isChosen.current) return;
    isChosen.current = false;
    event.preventDefault();
    writing.focus();
    asks.current?.();
    asks.current = undefined;
  };
  const askForVideo = () => {
    isChosen.current = true;
    asks.current = onVideo;
  };
  return (
    <Menu
      align="start"
      onCloseAutoFocus={goOn}
      trigger={
        <ToolButton label={isTable ? "표 고치기" : "더 넣기"}>
          {isTable ? <WritingIcon name="table" /> : <Icon name="plus" />}
        </ToolButton>
      }
    >
      {!isTable && <MenuItem onSelect={askForVideo}>{block === "video" ? "동영상 고치기" : "동영상"}</MenuItem>}
      {(isTable ? inTable : insertions).map(([label, act]) => (
        <MenuItem key={label} onSelect={() => choose(act)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
