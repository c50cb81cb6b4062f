import { inBatches } from "../batches.ts";
import type { Row } from "./old-database.ts";

/** Rows of posts, for which what belongs to them is asked at once. */
const rowsAtOnce = 200;

/** Reads rows in batches, so that one question brings the files of many posts. */
export async function* readInBatches<Item>(
  rows: AsyncIterable<Row>,
  read: (batch: readonly Row[]) => Promise<Item[]>,
): AsyncGenerator<Item> {
  for await (const batch of inBatches(rows, rowsAtOnce)) yield* await read(batch);
}
