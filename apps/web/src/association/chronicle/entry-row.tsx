import { IconButton } from "@bulmo/ui/button";
import { TextArea, TextInput } from "@bulmo/ui/text-input";
import type { Dispatch } from "react";
import { DragHandle } from "../../parts/sorting/drag-handle.tsx";
import { gone } from "../../parts/sorting/gone.css.ts";
import { useSortableRow } from "../../parts/sorting/use-sortable-row.ts";
import type { DraftAction, DraftEntry, DraftField } from "./draft.ts";
import * as styles from "./entry-list.css.ts";

type EntryRowProps = { entry: DraftEntry; number: number; change: Dispatch<DraftAction>; onAdd: () => void };

/** One entry with its handle. */
export function EntryRow({ entry, number, change, onAdd }: EntryRowProps) {
  const { key, year, date, title } = entry;
  const { row, isDragging, grip } = useSortableRow({ id: key, noun: "항목" });
  const write = (field: DraftField) => (event: { target: { value: string } }) =>
    change({ type: "change", key, field, value: event.target.value });
  const name = (what: string) => `${number}번째 항목 ${what}`;
  return (
    <li {...row} className={isDragging ? `${styles.row} ${gone}` : styles.row}>
      <DragHandle grip={grip} name={`${number}번째 항목`} className={styles.handle} />
      <div className={styles.year}>
        <TextInput aria-label={name("연도")} placeholder="연도" value={year} onChange={write("year")} />
      </div>
      <div className={styles.date}>
        <TextInput aria-label={name("일자")} placeholder="일자" value={date} onChange={write("date")} />
      </div>
      <div className={styles.title}>
        <TextArea
          aria-label={name("내용")}
          className={styles.area}
          placeholder="내용을 입력해 주세요."
          rows={1}
          value={title}
          onChange={write("title")}
        />
      </div>
      <IconButton icon="plus" label={name("아래에 항목 추가")} className={styles.add} onClick={onAdd} />
    </li>
  );
}
