import { mostPins } from "@bulmo/contracts/pin";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { lockBoards } from "../../domains/post/board-counter.ts";
import { isPinned } from "../../domains/post/post-pin.ts";
import { transact } from "../../platform/database/transaction.ts";
import type { OldNotice } from "./import-posts.ts";
import type { Importing } from "./importing.ts";
import { addOrigins, findOrigins } from "./origins.ts";

/** For how long what stood above the old list stands above ours: an administrator will have looked at it by then. */
const pinnedDays = 180;

const day = 24 * 60 * 60_000;

/** The one board that has pins. */
const pinning = "NOTICE";

/** Notes that the notices of the old site have been pinned: what somebody has unpinned since stays so. No board is called so. */
const marker = { kind: "board" as const, key: "pinned:", target: pinning };

/** Pins the newest of these for which there is room, and answers which. */
async function pinNewest(tx: EntityManager, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const until = new Date(Date.now() + pinnedDays * day).toISOString().slice(0, 10);
  const { rows } = await sql<{ id: number }>`
    update post set pinned_until = ${until}::date where id in (
      select post.id from post where post.type = ${pinning} and post.id in (${sql.join(ids)}) and not ${isPinned}
        order by post.index desc
        limit greatest(0, ${sql.lit(mostPins)} - (select count(*) from post where post.type = ${pinning} and ${isPinned}))
    ) returning id`.execute(tx.getKysely<Tables>());
  return new Set(rows.map(({ id }) => id));
}

/** How many of these would be pinned: a dry run writes nothing. */
async function countRoom(em: EntityManager): Promise<number> {
  const { count } = await em
    .getKysely<Tables>()
    .selectFrom("post")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("type", "=", pinning)
    .where(isPinned)
    .executeTakeFirstOrThrow();
  return Math.max(0, mostPins - Number(count));
}

/** The keys of those that were pinned. */
async function pin(
  { fork, old: { source } }: Importing,
  keys: readonly string[],
  isFirst: boolean,
): Promise<Set<string>> {
  const here = await findOrigins(fork(), { source, kind: "post" }, keys);
  return transact(fork(), async (tx) => {
    // Whoever pins meanwhile would find the same room.
    await lockBoards(tx, [pinning]);
    const pinned = await pinNewest(tx, [...here.values()].map(Number));
    if (isFirst) await addOrigins(tx, source, { origins: [], aliases: [marker] });
    return new Set(keys.filter((key) => pinned.has(Number(here.get(key)))));
  });
}

/**
 * When all posts are here: of what stood above the old lists the newest stand above ours, as many as there is room for, and
 * the others are told. A later run pins what has come since alone.
 */
export async function pinNotices(importing: Importing, notices: readonly OldNotice[]): Promise<void> {
  const { fork, old, report, isDryRun } = importing;
  const isFirst = (await findOrigins(fork(), { source: old.source, kind: "board" }, [marker.key])).size === 0;
  const late = notices.filter(({ isBefore }) => isFirst || !isBefore);
  const keys = late.filter(({ type }) => type === pinning).map(({ key }) => key);
  const pinned = isDryRun
    ? new Set(keys.toReversed().slice(0, await countRoom(fork())))
    : await pin(importing, keys, isFirst);
  for (const { key, title } of late) if (!pinned.has(key)) report.problem("noticeUnpinned", `${key} ${title}`);
}
