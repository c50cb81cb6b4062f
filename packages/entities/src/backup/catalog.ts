import type { Database, EntityManager } from "../database.ts";
import { migrationsTable } from "../schema-version.ts";

export type Column = { name: string; type: string };

/** A table as a backup sees it: its columns in their order, and by which its rows are told apart. */
export type TableShape = { name: string; columns: Column[]; key: string[] };

export type Catalog = {
  /** In an order in which each table refers to earlier ones only. */
  tables: TableShape[];
  /** What somebody else keeps in the same schema. */
  foreign: string[];
};

/** What a migration of a later version adds is known by its name in the catalog; a view has no rows of its own. */
const columnsQuery = `
  select t.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    array_position(i.indkey::int2[], a.attnum) as place
  from pg_class t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  left join pg_index i on i.indrelid = t.oid and i.indisprimary
  where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p')
    and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  order by t.relname, a.attnum`;

const referencesQuery = `
  select o.relname as from, r.relname as to
  from pg_constraint c join pg_class o on o.oid = c.conrelid join pg_class r on r.oid = c.confrelid
  where c.contype = 'f' and o.relnamespace = current_schema()::regnamespace and o.oid <> r.oid`;

type ColumnRow = Column & { table: string; place: number | null };

async function readShapes(em: EntityManager): Promise<TableShape[]> {
  const rows = await em.execute<ColumnRow[]>(columnsQuery);
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns: columns.map((column) => ({ name: column.name, type: column.type })),
    key: columns
      .filter(({ place }) => place !== null)
      .toSorted((a, b) => Number(a.place) - Number(b.place))
      .map((column) => column.name),
  }));
}

/** Throws where tables refer to each other in a circle: no order of rows would then satisfy the database. */
function inOrder(shapes: TableShape[], references: { from: string; to: string }[]): TableShape[] {
  const ordered: TableShape[] = [];
  let waiting = shapes;
  while (waiting.length > 0) {
    const open = new Set(waiting.map(({ name }) => name));
    const isReady = ({ name }: TableShape) => !references.some(({ from, to }) => from === name && open.has(to));
    const ready = waiting.filter((shape) => isReady(shape));
    if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${[...open].join(", ")}`);
    ordered.push(...ready);
    waiting = waiting.filter((shape) => !ready.includes(shape));
  }
  return ordered;
}

/** The tables of the site, as the database itself describes them. */
export async function readCatalog({ orm }: Database, em: EntityManager): Promise<Catalog> {
  const own = new Set([migrationsTable, ...[...orm.getMetadata().getAll().values()].map((meta) => meta.tableName)]);
  const shapes = await readShapes(em);
  const references = await em.execute<{ from: string; to: string }[]>(referencesQuery);
  return {
    tables: inOrder(
      shapes.filter(({ name }) => own.has(name)),
      references,
    ),
    foreign: shapes.map(({ name }) => name).filter((name) => !own.has(name)),
  };
}
