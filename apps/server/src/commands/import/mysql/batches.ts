import type { Row } from "./old-database.ts";

/** Rows of posts, for which what belongs to them is asked at once. */
const rowsAtOnce = 200;

/** Reads rows in batches, so that one question brings the files of many posts. */
export async function* readInBatches<Item>(
  rows: AsyncIterable<Row>,
  read: (batch: readonly Row[]) => Promise<Item[]>,
): AsyncGenerator<Item> {
  let waiting: Row[] = [];
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length < rowsAtOnce) continue;
    const batch = waiting;
    waiting = [];
    yield* await read(batch);
  }
  if (waiting.length > 0) yield* await read(waiting);
}
