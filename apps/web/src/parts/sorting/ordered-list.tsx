import { type ReactNode, useRef, useState } from "react";
import { useLeaveQuestion } from "../form/use-leave-question.ts";
import * as rows from "../list/fact-rows.css.ts";
import type { Sortable, SortableNoun } from "./drag-announcements.ts";
import { moved } from "./moved.ts";
import { OrderBar } from "./order-bar.tsx";
import { SortableList } from "./sortable-list.tsx";
import * as styles from "./sortable-row.css.ts";

type OrderedListProps<Item extends Sortable> = {
  /** As they stand; with others it is a list of its own, and takes another key. */
  items: readonly Item[];
  noun: SortableNoun;
  /** What the list is called. */
  label: string;
  busy: boolean;
  /** Answers whether the order is kept, and may be left. */
  onSave: (keys: string[]) => Promise<boolean>;
  /** A `SortableRow`. */
  renderRow: (item: Item) => ReactNode;
};

/** A list whose order is changed here and saved when it stands. */
export function OrderedList<Item extends Sortable>(props: OrderedListProps<Item>) {
  const { items, noun, label, busy, onSave, renderRow } = props;
  const list = useRef<HTMLOListElement>(null);
  const isSaved = useRef(false);
  const standing = items.map(({ key }) => key);
  const [order, setOrder] = useState<readonly string[]>(standing);
  const isChanged = order.some((key, place) => key !== standing[place]);
  useLeaveQuestion(() => isChanged && !isSaved.current);
  const ordered = order.flatMap((key) => items.filter((item) => item.key === key));
  const save = async () => {
    isSaved.current = await onSave([...order]);
  };
  return (
    <>
      <SortableList
        items={ordered}
        noun={noun}
        list={list}
        onMove={(key, over) => setOrder(moved(order, key, over))}
        renderDragged={({ title }) => <p className={styles.dragged}>{title}</p>}
      >
        <ol ref={list} className={rows.list} aria-label={label} inert={busy}>
          {ordered.map(renderRow)}
        </ol>
      </SortableList>
      <OrderBar isChanged={isChanged} busy={busy} onDiscard={() => setOrder(standing)} onSave={() => void save()} />
    </>
  );
}
