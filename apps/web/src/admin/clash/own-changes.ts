/** What somebody wrote, with what it was made from and what stands there meanwhile. */
type Versions<Stored, Written> = { base: Stored; theirs: Stored; own: Written };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * What of it is the writer's own: the rest stays what somebody else has made of it. `clashes` names what both changed, and
 * not to the same.
 */
export function ownChanges<Stored extends object, Written extends object>({
  base,
  theirs,
  own,
}: Versions<Stored, Written>) {
  const [before, meanwhile] = [base, theirs].map((stored) => new Map(Object.entries(stored)));
  const changed = Object.entries(own).filter(
    ([name, value]) => value !== undefined && !isSame(value, before?.get(name)),
  );
  const clashes = changed.filter(
    ([name, value]) => !isSame(meanwhile?.get(name), before?.get(name)) && !isSame(meanwhile?.get(name), value),
  );
  return { changes: Object.fromEntries(changed) as Partial<Written>, clashes: clashes.map(([name]) => name) };
}
