import { useState } from "react";

/** Which of the shown posts are chosen, by their numbers. What is no longer shown is no longer chosen. */
export function useSelection(shown: readonly number[]) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const chosen = shown.filter((index) => marked.has(index));
  return {
    chosen,
    isAll: shown.length > 0 && chosen.length === shown.length,
    has: (index: number) => marked.has(index),
    choose: (indexes: readonly number[], isChosen: boolean) =>
      setMarked((before) => {
        const after = new Set(before);
        for (const index of indexes) {
          if (isChosen) after.add(index);
          else after.delete(index);
        }
        return after;
      }),
  };
}

export type Selection = ReturnType<typeof useSelection>;
