import { IconButton } from "@bulmo/ui/button";
import { TextArea, TextInput } from "@bulmo/ui/text-input";
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { Dispatch } from "react";
import { roleDescriptionOf } from "../../parts/sorting/drag-announcements.ts";
import type { DraftAction, DraftEntry, DraftField } from "./draft.ts";
import * as styles from "./entry-list.css.ts";

type EntryRowProps = { entry: DraftEntry; number: number; change: Dispatch<DraftAction>; onAdd: () => void };

/** One entry with its handle; the handle alone starts a drag, so that texts can be selected. */
export function EntryRow({ entry, number, change, onAdd }: EntryRowProps) {
  const { key, year, date, title } = entry;
  const sortable = useSortable({ id: key, attributes: { roleDescription: roleDescriptionOf("항목") } });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = sortable;
  const write = (field: DraftField) => (event: { target: { value: string } }) =>
    change({ type: "change", key, field, value: event.target.value });
  const name = (what: string) => `${number}번째 항목 ${what}`;
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${styles.row} ${styles.gone}` : styles.row}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        icon="drag"
        label={name("옮기기")}
        className={styles.handle}
        {...attributes}
        {...listeners}
      />
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
