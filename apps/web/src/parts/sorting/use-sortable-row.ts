import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { roleDescriptionOf, type SortableNoun } from "./drag-announcements.ts";

type SortableRowOptions = { id: string; noun: SortableNoun; disabled?: Parameters<typeof useSortable>[0]["disabled"] };

/** What of a row its handle takes. */
export type Grip = Pick<ReturnType<typeof useSortable>, "setActivatorNodeRef" | "attributes" | "listeners">;

/** A row of a list that is put in order: `row` is for its element, `grip` for its handle. */
export function useSortableRow({ id, noun, disabled = false }: SortableRowOptions) {
  const sorting = useSortable({ id, attributes: { roleDescription: roleDescriptionOf(noun) }, disabled });
  const { setNodeRef, transform, transition, isDragging } = sorting;
  const grip: Grip = sorting;
  return {
    row: { ref: setNodeRef, style: { transform: CSS.Translate.toString(transform), transition } },
    isDragging,
    grip,
  };
}
