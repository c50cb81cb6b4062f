import { Icon } from "@bulmo/ui/icon";
import { type Dispatch, useRef } from "react";
import { SortableList } from "../../parts/sorting/sortable-list.tsx";
import type { DraftAction, DraftEntry } from "./draft.ts";
import * as styles from "./entry-list.css.ts";
import { EntryRow } from "./entry-row.tsx";

type EntryListProps = { draft: DraftEntry[]; locked: boolean; change: Dispatch<DraftAction> };

export function EntryList({ draft, locked, change }: EntryListProps) {
  const list = useRef<HTMLOListElement>(null);
  const addBelow = (below: string, place: number) => {
    change({ type: "add", below });
    // Once it is there.
    requestAnimationFrame(() => list.current?.children[place + 1]?.querySelector("input")?.focus());
  };
  return (
    <SortableList
      items={draft}
      noun="항목"
      list={list}
      onMove={(key, over) => change({ type: "move", key, over })}
      renderDragged={(entry) => <DraggedEntry entry={entry} />}
    >
      <div className={styles.columns} aria-hidden="true">
        <span>연도</span>
        <span>일자</span>
        <span>내용</span>
      </div>
      <ol ref={list} className={styles.list} inert={locked}>
        {draft.map((entry, place) => (
          <EntryRow
            key={entry.key}
            entry={entry}
            number={place + 1}
            change={change}
            onAdd={() => addBelow(entry.key, place)}
          />
        ))}
      </ol>
    </SortableList>
  );
}

/** What one holds while dragging: the entry as it will be read. */
function DraggedEntry({ entry: { year, date, title } }: { entry: DraftEntry }) {
  return (
    <div className={styles.card}>
      <span className={styles.grip}>
        <Icon name="drag" />
      </span>
      <span className={styles.when}>{[year, date].filter(Boolean).join(" ")}</span>
      <span className={styles.what}>{title.trim() || "빈 항목"}</span>
    </div>
  );
}
