import type { EntityManager } from "@bulmo/entities/database";

/** Numbers that nobody else gets, in their order, so that rows may name each other in one statement. */
export async function reserveIds(
  tx: EntityManager,
  table: "comment" | "stored_post",
  count: number,
): Promise<number[]> {
  const rows = await tx.execute<{ id: number | string }[]>(
    `select nextval(pg_get_serial_sequence('${table}', 'id')) as id from generate_series(1, ?::int)`,
    [count],
  );
  return rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
}
