/** The same with what stands at one place, from 0, at another. */
export const movedTo = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/** The same with one of them in the place of another. */
export const moved = <Id extends string | number>(ids: readonly Id[], from: Id, over: Id): Id[] =>
  movedTo(ids, ids.indexOf(from), ids.indexOf(over));
