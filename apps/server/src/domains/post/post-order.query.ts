import type { PostSort } from "@bulmo/contracts/post-for-programs";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import type { Condition } from "./post-search.ts";
import { hasCounts, matches, type PostFilter, type PostRow, selectPostRows, withCounts } from "./post.query.ts";

/** Beside its number, which tells those apart that are alike in it, what a row's place goes by. */
const columns = {
  index: undefined,
  createdAt: sql.ref("post.created_at"),
  updatedAt: sql.ref("post.updated_at"),
  title: sql`post.title collate "C"`,
} as const;

type Column = keyof typeof columns;

export type PostOrder = { column: Column; isDescending: boolean; since?: string | undefined };

/** The place of a row in an order: what it goes by, as text that loses nothing of it, and the number. */
export type OrderPosition = { value?: string | undefined; index: number };

export const orderOf = (sort: PostSort): PostOrder => ({
  column: sort.replace("-", "") as Column,
  isDescending: sort.startsWith("-"),
});

/** Times to the microsecond, which is what the database keeps. */
const valueOf = (column: Column): RawBuilder<string | null> => {
  if (column === "index") return sql<null>`null`;
  if (column === "title") return sql<string>`post.title`;
  return sql<string>`to_char(${columns[column]} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
};

const isTime = (column: Column) => column === "createdAt" || column === "updatedAt";

/** Behind a place, whether or not the row is still there whose place it was. */
function behind({ column, isDescending }: PostOrder, { value = "", index }: OrderPosition): Condition {
  const way = isDescending ? sql`<` : sql`>`;
  const by = columns[column];
  if (!by) return sql<boolean>`post.index ${way} ${index}`;
  const given = isTime(column) ? sql`${value}::timestamptz` : sql`${value}::text`;
  return sql<boolean>`(${by}, post.index) ${way} (${given}, ${index}::int)`;
}

const fromTime = ({ column, since }: PostOrder): Condition[] =>
  since === undefined ? [] : [sql<boolean>`${columns[column]} >= ${since}::timestamptz`];

/** Rows in an order: those behind a place, or after `offset` others. Each way goes along an index. */
export function findInOrder(
  em: EntityManager,
  filter: PostFilter,
  order: PostOrder,
  { after, offset = 0, limit }: { after?: OrderPosition | undefined; offset?: number; limit: number },
): Promise<PostRow[]> {
  const direction = order.isDescending ? "desc" : "asc";
  const by = columns[order.column] ?? sql.ref("post.index");
  const conditions = [...fromTime(order), ...(after ? [behind(order, after)] : [])];
  const tables = em.getKysely<Tables>();
  const rows = selectPostRows(tables, filter)
    .select(valueOf(order.column).as("place_value"))
    .where((where) => where.and(conditions))
    .orderBy(by, direction)
    .orderBy("post.index", direction)
    .limit(limit)
    .$if(offset > 0, (query) => query.offset(offset));
  if (!hasCounts(filter)) return rows.execute();
  return withCounts(tables, filter, rows).orderBy(by, direction).orderBy("post.index", direction).execute();
}

/** How many there are from the order's time on, up to `most`. */
export async function countSince(em: EntityManager, filter: PostFilter, order: PostOrder, most: number) {
  const { count } = await em
    .getKysely<Tables>()
    .selectFrom((from) =>
      from
        .selectFrom("post")
        .select("post.id")
        .where(matches(filter))
        .where((where) => where.and(fromTime(order)))
        .limit(sql.lit(most))
        .as("found"),
    )
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
