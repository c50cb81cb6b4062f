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
import { type ReactNode, type RefObject, useMemo, useState } from "react";
import {
  announcementsFor,
  instructionsFor,
  type Sortable,
  type SortableNoun,
  type Travel,
} from "./drag-announcements.ts";
import { animateDrop } from "./drop-animation.ts";
import { useEdgeScroll } from "./use-edge-scroll.ts";

type SortableListProps<Item extends Sortable> = {
  items: readonly Item[];
  noun: SortableNoun;
  /** The element that holds them, for the page to be scrolled while one is dragged along it. */
  list: RefObject<HTMLElement | null>;
  /** One takes the place of another. */
  onMove: (key: string, over: string) => void;
  /** What one holds while dragging. */
  renderDragged: (item: Item) => ReactNode;
  children: ReactNode;
};

/** More than this distance moves an item (requirements/constants.md: 5 px); the library wants it exceeded. */
const mouse = { activationConstraint: { distance: 4.99 } };
const touch = { activationConstraint: { delay: 120, tolerance: 8 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

/** The list has one column: an item goes up and down. */
const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const modifiers = [vertically];

/** Around a list whose items are put in order by mouse, finger or keys; each is a `useSortable` of its own. */
export function SortableList<Item extends Sortable>(props: SortableListProps<Item>) {
  const { items, noun, list, onMove, renderDragged, children } = props;
  const [dragged, setDragged] = useState<{ key: string; byPointer: boolean } | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
  const [travel] = useState<Travel>({ hasBegun: false });
  useEdgeScroll(list, dragged?.byPointer === true);
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  };
  // The same as long as the order is: each item is drawn anew when this changes.
  const order = items.map(({ key }) => key).join(" ");
  const keys = useMemo(() => (order === "" ? [] : order.split(" ")), [order]);
  const moving = items.find(({ key }) => key === dragged?.key);
  return (
    <DndContext
      sensors={sensors}
      modifiers={modifiers}
      autoScroll={false}
      accessibility={{
        announcements: announcementsFor(items, noun, travel),
        screenReaderInstructions: instructionsFor(noun),
      }}
      onDragStart={({ active, activatorEvent }) =>
        setDragged({ key: String(active.id), byPointer: !(activatorEvent instanceof KeyboardEvent) })
      }
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
      <DragOverlay dropAnimation={animateDrop}>{moving && renderDragged(moving)}</DragOverlay>
    </DndContext>
  );
}
