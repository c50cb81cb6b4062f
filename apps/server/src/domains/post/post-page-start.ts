import { type RawBuilder, sql } from "kysely";
import type { PostFilter } from "./post.query.ts";
import { amongWorks, isHung, type Line, standing } from "./post-standing.ts";

/** Numbers in one block of `board_block`, as the migration that counts them has it. */
const blockSize = 500;

/** The same for posts with a heading: their numbers stand in an index, and no row is read that is passed over. */
export const headedStart = ({ type, subType, heading }: PostFilter, offset: number): RawBuilder<number> =>
  sql<number>`(
    select index from post
    where type = ${type} ${subType === undefined ? sql`` : sql`and sub_type = ${subType}`}
      and heading = ${heading} and heading <> ''
    order by index desc offset ${offset} limit 1
  )`;

type Spot = Line & { subType?: number | undefined; offset: number };

/** An exhibition has some hundreds of works at the most: those before it are passed over, in an index. */
const workStart = ({ subType, offset, ...line }: Spot) => sql<number>`(
  select ${standing(line)} from post
  where post.type = ${line.type} and ${sql.join(amongWorks(line))}
    ${subType === undefined ? sql`` : sql`and post.sub_type = ${subType}`}
  order by ${standing(line)} desc offset ${offset} limit 1
)`;

/**
 * Where a page begins, as `findPostRows` takes it. Behind the first it is a number: blocks are added up from the newest
 * until the offset lies in one, and only that one is passed over, in an index. Deleted posts are in no block. Near by,
 * too, this costs less than an offset, for which PostgreSQL makes a plan each time; the embedded database, which keeps
 * no plans, takes as long for either.
 */
export function pageStart(spot: Spot): { offset: 0 } | { from: RawBuilder<number> } {
  const { type, subType, offset } = spot;
  if (offset === 0) return { offset };
  if (isHung(spot)) return { from: workStart(spot) };
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
