/** Neighbours that are alike, together; the order stays. */
export function groupConsecutive<Item>(
  list: readonly Item[],
  areAlike: (one: Item, next: Item) => boolean,
): [Item, ...Item[]][] {
  const runs: [Item, ...Item[]][] = [];
  for (const item of list) {
    const run = runs.at(-1);
    if (run && areAlike(run[0], item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}
