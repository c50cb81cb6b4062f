import { useState } from "react";
import { moved } from "../../parts/sorting/moved.ts";

/**
 * The order in which a list was dropped: `ordered` shows it until the server has answered, and then what stands. `save`
 * gets the order that stands and the one that is wanted, and does not reject.
 */
export function useDroppedOrder<Item extends { id: number }>(
  items: readonly Item[],
  save: (standing: readonly number[], wanted: readonly number[]) => Promise<unknown>,
) {
  const [dropped, setDropped] = useState<readonly number[]>();
  const standing = items.map(({ id }) => id);
  const ids = dropped ?? standing;
  return {
    ordered: ids.flatMap((id) => items.filter((one) => one.id === id)),
    move: async (from: number, over: number): Promise<void> => {
      const wanted = moved(ids, from, over);
      setDropped(wanted);
      await save(standing, wanted);
      setDropped(undefined);
    },
  };
}
