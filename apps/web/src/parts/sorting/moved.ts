/** The same with one of them in the place of another. */
export function moved<Id extends string | number>(ids: readonly Id[], from: Id, over: Id): Id[] {
  const next = [...ids];
  next.splice(ids.indexOf(over), 0, ...next.splice(ids.indexOf(from), 1));
  return next;
}
