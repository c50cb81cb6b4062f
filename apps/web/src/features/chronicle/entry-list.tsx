import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type Dispatch, useRef, useState } from "react";
import { announcementsFor, instructions, type Travel } from "./drag-words.ts";
import type { DraftAction, DraftEntry } from "./draft.ts";
import { animateDrop } from "./drop-animation.ts";
import { DraggedEntry } from "./dragged-entry.tsx";
import * as styles from "./entry-list.css.ts";
import { EntryRow } from "./entry-row.tsx";
import { useEdgeScroll } from "./use-edge-scroll.ts";

type EntryListProps = { draft: DraftEntry[]; locked: boolean; change: Dispatch<DraftAction> };

/** More than this distance moves an entry (spec §9: 5 px); the library wants it exceeded. */
const mouse = { activationConstraint: { distance: 4.99 } };
const touch = { activationConstraint: { delay: 120, tolerance: 8 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

/** The list has one column: an entry goes up and down. */
const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const modifiers = [vertically];

export function EntryList({ draft, locked, change }: EntryListProps) {
  const [dragged, setDragged] = useState<{ key: string; byPointer: boolean } | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
  const [travel] = useState<Travel>({ hasBegun: false });
  const list = useRef<HTMLOListElement>(null);
  useEdgeScroll(list, dragged?.byPointer === true);
  const append = () => {
    change({ type: "append" });
    // Once it is there.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector("input")?.focus());
  };
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (over && over.id !== active.id) change({ type: "move", key: String(active.id), over: String(over.id) });
  };
  const moving = draft.find(({ key }) => key === dragged?.key);
  return (
    <DndContext
      sensors={sensors}
      modifiers={modifiers}
      autoScroll={false}
      accessibility={{ announcements: announcementsFor(draft, travel), screenReaderInstructions: instructions }}
      onDragStart={({ active, activatorEvent }) =>
        setDragged({ key: String(active.id), byPointer: !(activatorEvent instanceof KeyboardEvent) })
      }
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <SortableContext items={draft.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <div className={styles.columns} aria-hidden="true">
          <span>연도</span>
          <span>일자</span>
          <span>내용</span>
        </div>
        <ol ref={list} className={styles.list} inert={locked}>
          {draft.map((entry, place) => (
            <EntryRow key={entry.key} entry={entry} number={place + 1} change={change} onAppend={append} />
          ))}
        </ol>
      </SortableContext>
      <DragOverlay dropAnimation={animateDrop}>{moving && <DraggedEntry entry={moving} />}</DragOverlay>
    </DndContext>
  );
}
