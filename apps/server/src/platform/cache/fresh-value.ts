import type { Freshness } from "./freshness.ts";

type Sources<Value> = {
  freshness: Pick<Freshness, "now" | "isFresh">;
  /** What the database tells when it has changed. */
  tags: () => Iterable<string> | Promise<Iterable<string>>;
  ask: () => Promise<Value>;
};

/**
 * Something that is asked for when it is first wanted, and again when the database has told of a change, or where changes
 * are not heard. Who asks meanwhile waits for the same answer.
 */
export function createFreshValue<Value>({ freshness, tags, ask }: Sources<Value>): () => Promise<Value> {
  let held: { since: number; value: Promise<Value> } | undefined;
  return async () => {
    const current = await tags();
    if (held && freshness.isFresh(held.since, current)) return held.value;
    const asked = { since: freshness.now(), value: ask() };
    held = asked;
    asked.value.catch(() => held === asked && (held = undefined));
    return asked.value;
  };
}
