/** Days for which what nothing uses stays: drafts live in browsers, where the site does not see them. */
const unusedDays = 30;

/** Rows of one round; the next hour brings the next. */
export const sweepBatch = 200;

type Unused<Row> = {
  /** What has been unused since before the cutoff, or is nobody's any more. */
  find: (cutoff: Date) => Promise<readonly Row[]>;
  /** Removes it with its files unless something uses it by now; answers whether it went. */
  remove: (row: Row, cutoff: Date) => Promise<boolean>;
};

/** Removes what nothing has used for 30 days. Answers how much went. */
export async function sweepUnused<Row>(now: Date, { find, remove }: Unused<Row>): Promise<number> {
  const cutoff = new Date(now.getTime() - unusedDays * 24 * 60 * 60_000);
  let removed = 0;
  for (const row of await find(cutoff)) if (await remove(row, cutoff)) removed += 1;
  return removed;
}
