import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { shapeOf, type ShapeList } from "@bulmo/contracts/page-text-shape";
import { Button, IconButton } from "@bulmo/ui/button";
import { type Dispatch, memo, useLayoutEffect, useRef } from "react";
import { DragHandle } from "../../parts/sorting/drag-handle.tsx";
import { SortableList } from "../../parts/sorting/sortable-list.tsx";
import { useSortableRow } from "../../parts/sorting/use-sortable-row.ts";
import * as blocks from "./block-list.css.ts";
import type { TextAction } from "./change-text.ts";
import type { Editing } from "./editing.ts";
import type { EditedRow } from "./edited-text.ts";
import { RowFields } from "./row-fields.tsx";
import * as styles from "./row-list.css.ts";

type RowListProps = { name: PageTextName; list: string; editing: Editing; change: Dispatch<TextAction> };

const noRows: readonly EditedRow[] = [];

const titleOf = ({ fields }: EditedRow, shape: ShapeList) =>
  Object.keys(shape.fields).flatMap((field) => fields[field] || [])[0] ?? "";

/** A list of a text while it is edited: its rows in their order, which is changed by mouse, finger or keys (PAG-04). */
export function RowList({ name, list, editing: { text, caret }, change }: RowListProps) {
  const element = useRef<HTMLDivElement>(null);
  const shape = shapeOf(name).lists[list];
  const rows = text.lists[list] ?? noRows;
  useLayoutEffect(() => {
    if (caret) element.current?.querySelector<HTMLElement>(`[data-row="${caret.key}"] textarea`)?.focus();
  }, [caret]);
  if (!shape) return null;
  return (
    <div className={styles.list}>
      <SortableList
        items={rows.map((row) => ({ key: row.key, title: titleOf(row, shape) }))}
        noun="항목"
        list={element}
        onMove={(key, over) => change({ type: "move-row", list, key, over })}
        renderDragged={({ title }) => <div className={blocks.card}>{title || "빈 항목"}</div>}
      >
        <div ref={element} role="group" aria-label={shape.label} className={styles.rows}>
          {rows.map((row, place) => (
            <Row key={row.key} row={row} number={place + 1} list={list} shape={shape} change={change} />
          ))}
        </div>
        <Button size="small" onClick={() => change({ type: "add-row", list, below: null })}>
          {shape.label} 더하기
        </Button>
      </SortableList>
    </div>
  );
}

type RowProps = {
  row: EditedRow;
  number: number;
  list: string;
  shape: ShapeList;
  change: Dispatch<TextAction>;
};

/** Drawn anew where it changes, and not at each key that is pressed in another. */
const Row = memo(function Row({ row: { key, fields }, number, list, shape, change }: RowProps) {
  const { row, isDragging, grip } = useSortableRow({ id: key, noun: "항목" });
  const name = `${number}번째 ${shape.label}`;
  return (
    <div
      {...row}
      data-row={key}
      className={isDragging ? `${blocks.block} ${styles.row} ${blocks.gone}` : `${blocks.block} ${styles.row}`}
    >
      <RowFields
        name={name}
        shape={shape.fields}
        words={fields}
        onWrite={(written) => {
          for (const [field, value] of Object.entries(written))
            change({ type: "write-row", list, key, name: field, value });
        }}
      />
      <div role="toolbar" aria-label={name} className={blocks.tools}>
        <DragHandle grip={grip} name={name} />
        <IconButton
          icon="plus"
          label={`${name} 아래에 더하기`}
          onClick={() => change({ type: "add-row", list, below: key })}
        />
        <IconButton icon="trash" label={`${name} 지우기`} onClick={() => change({ type: "remove-row", list, key })} />
      </div>
    </div>
  );
});
