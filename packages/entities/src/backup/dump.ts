import type { Database, EntityManager } from "../database.ts";
import type { TableShape } from "./catalog.ts";

/** Rows that are in memory at once. */
const batch = 500;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const texts = new Set(["text", "character varying"]);

/** One order on every database, whatever language its texts are sorted in. */
const orderOf = ({ columns, key }: TableShape) =>
  (key.length > 0 ? columns.filter(({ name }) => key.includes(name)) : columns)
    .toSorted((a, b) => key.indexOf(a.name) - key.indexOf(b.name))
    .map(({ name, type }) => (texts.has(type.replace(/\(.*/u, "")) ? `${quoted(name)} collate "C"` : quoted(name)))
    .join(", ");

/**
 * All that one moment of the database holds, while others go on writing: every query of `work` sees the same. The
 * embedded database has one connection, so everybody else waits there until it is done.
 */
export const inSnapshot = <Value>({ orm }: Database, work: (em: EntityManager) => Promise<Value>): Promise<Value> =>
  orm.em.fork().transactional(async (em) => {
    await em.execute("set transaction isolation level repeatable read, read only");
    await fixFormats(em);
    return work(em);
  });

/** Values are written the same way whatever the database's own settings are. */
export async function fixFormats(em: EntityManager): Promise<void> {
  for (const setting of ["timezone = 'UTC'", "datestyle = 'ISO'", "intervalstyle = 'postgres'", "bytea_output = 'hex'"])
    await em.execute(`set local ${setting}`);
}

/** The rows of a table in batches, each row a line of JSON: its values as texts, in the order of the columns. */
export async function* linesOf(em: EntityManager, shape: TableShape): AsyncGenerator<string[]> {
  const values = shape.columns.map(({ name }) => `${quoted(name)}::text`).join(", ");
  await em.execute(`declare rows_of_table no scroll cursor for
    select json_build_array(${values})::text as line from ${quoted(shape.name)} order by ${orderOf(shape)}`);
  for (;;) {
    const rows = await em.execute<{ line: string }[]>(`fetch ${batch} from rows_of_table`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await em.execute("close rows_of_table");
}

/** Where a sequence stands: the column that it numbers, and what it gives next. */
export type Counter = { table: string; column: string; last: string; isCalled: boolean };

/** Read after the rows: a sequence knows no snapshot, and one that is ahead of them gives no number twice. */
export async function readCounters(em: EntityManager, shapes: readonly TableShape[]): Promise<Counter[]> {
  const counters: Counter[] = [];
  for (const { name: table, columns } of shapes)
    for (const { name: column } of columns) {
      const [found] = await em.execute<{ sequence: string | null }[]>(
        "select pg_get_serial_sequence(?, ?) as sequence",
        [quoted(table), column],
      );
      if (!found?.sequence) continue;
      const [row] = await em.execute<{ last: string; called: boolean }[]>(
        `select last_value::text as last, is_called as called from ${found.sequence}`,
      );
      if (row) counters.push({ table, column, last: row.last, isCalled: row.called });
    }
  return counters;
}
