import type { PostType } from "@bulmo/contracts/post";
import { type RawBuilder, sql } from "kysely";

/** Numbers in one block of `board_block`, as the migration that counts them has it. */
const blockSize = 500;

type Spot = { type: PostType; subType?: number | undefined; offset: number };

/**
 * Where a page begins, as `findPostRows` takes it. Behind the first it is a number: blocks are added up from the newest
 * until the offset lies in one, and only that one is passed over, in an index. Deleted posts are in no block. Near by,
 * too, this costs less than an offset, for which PostgreSQL makes a plan each time; the embedded database, which keeps
 * no plans, takes as long for either.
 */
export function pageStart({ type, subType, offset }: Spot): { offset: 0 } | { from: RawBuilder<number> } {
  if (offset === 0) return { offset };
  const inGroup = subType === undefined ? sql`` : sql`and sub_type = ${subType}`;
  const from = sql<number>`(
    with place as materialized (
      select block, through - post_count as before
      from (
        select block, post_count, sum(post_count) over (order by block desc rows unbounded preceding) as through
        from board_block where type = ${type} and sub_type = ${subType ?? 0} order by block desc
      ) as blocks
      where through > ${offset} limit 1
    )
    select index from post
    where type = ${type} ${inGroup}
      and index < ((select block from place) + 1) * ${sql.lit(blockSize)}
    order by index desc offset ${offset} - (select before from place) limit 1
  )`;
  return { from };
}
