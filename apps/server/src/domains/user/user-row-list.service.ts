import type { MemberRow, UserRowsInput, UserSort } from "@bulmo/contracts/user-for-programs";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { pageIn } from "../../platform/database/page-in.ts";
import { isCursorTime, readCursor, writeCursor } from "../../platform/rest/cursor.ts";
import type { Actor } from "../../session.ts";
import { recordRead } from "../audit/audit.service.ts";
import { asUserRow, holding, inStanding, userRowColumns } from "./user-list.service.ts";

/** Behind these stands the id, which tells those apart that are alike. Members are few: no index is needed but that of time. */
const orders = {
  createdAt: {
    by: sql`created_at`,
    value: sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  },
  name: { by: sql`name collate "C"`, value: sql<string>`name` },
  username: { by: sql`username collate "C"`, value: sql<string>`username` },
} as const;

const orderOf = (sort: UserSort) => {
  const column = sort.replace("-", "") as keyof typeof orders;
  return { column, ...orders[column], direction: sort.startsWith("-") ? "desc" : "asc" } as const;
};
type Order = ReturnType<typeof orderOf>;

const isId = (value: unknown) => typeof value === "string" && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(value);

const isPlaceIn =
  ({ column }: Order) =>
  ([id, value, ...rest]: readonly unknown[]): boolean =>
    isId(id) &&
    rest.length === 0 &&
    (column === "createdAt" ? isCursorTime(value) : typeof value === "string" && !value.includes("\0"));

/** Behind the place of a row, whether or not it is still there. */
function behind({ column, by, direction }: Order, [id, value]: readonly (string | number)[]) {
  const given = column === "createdAt" ? sql`${value}::timestamptz` : sql`${value}::text`;
  return sql<boolean>`(${by}, id) ${direction === "desc" ? sql`<` : sql`>`} (${given}, ${id}::uuid)`;
}

const chosen = (row: MemberRow, fields: UserRowsInput["fields"]): MemberRow => {
  const names = new Set<string>([...(fields ?? Object.keys(row)), "_id", "id"]);
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))) as MemberRow;
};

/** A list of members for an administrator's program. Throws INPUT_INVALID. */
export async function listUserRows(em: EntityManager, actor: Actor, input: UserRowsInput) {
  const { limit, search, sort = "-createdAt", createdSince, fields, cursor, standing, gradeId } = input;
  const order = orderOf(sort);
  const asked = ["user", search, sort, createdSince, ...(standing === "CURRENT" ? [] : [standing]), gradeId];
  const start = cursor === undefined ? undefined : readCursor(asked, cursor, isPlaceIn(order));
  // Who is refused has read nothing.
  await recordRead(em, actor, { act: "MEMBERS_LISTED" });
  const users = em
    .getKysely<Tables>()
    .selectFrom("user")
    .where(inStanding(standing))
    .$if(gradeId !== undefined, (query) => query.where("grade_id", "=", gradeId ?? 0))
    .$if(search !== "", (query) => query.where(holding(search)))
    .$if(createdSince !== undefined, (query) => query.where(sql<boolean>`created_at >= ${createdSince}::timestamptz`));
  const { count } = await users.select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  const total = Number(count);
  const { totalPages, ...first } = pageIn(input, total);
  const page = start ? start.page + 1 : first.page;
  const rows = await users
    .select([...userRowColumns, "created_at", order.value.as("place_value")])
    .$if(start !== undefined, (query) => query.where(behind(order, start?.place ?? [])))
    .orderBy(order.by, order.direction)
    .orderBy("id", order.direction)
    .limit(limit + 1)
    .offset(start ? 0 : first.offset)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const list = shown.map(({ created_at: createdAt, place_value: _place, ...row }) =>
    chosen({ ...asUserRow(row), createdAt: new Date(createdAt).toISOString() }, fields),
  );
  const nextCursor =
    last && rows.length > limit ? writeCursor(asked, { page, place: [last.id, last.place_value] }) : null;
  return { list, page, totalPages, total, nextCursor };
}
