import { migrationsTable } from "../schema-version.ts";
import type { EntityManager } from "../database.ts";
import type { TableShape } from "./catalog.ts";
import type { Counter } from "./dump.ts";

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** What the migrations put in themselves makes room, without telling anybody. */
export async function clearTables(em: EntityManager, shapes: readonly TableShape[]): Promise<void> {
  for (const { name } of shapes) await em.execute(`alter table ${quoted(name)} disable trigger user`);
  for (const { name } of shapes.toReversed()) await em.execute(`delete from ${quoted(name)}`);
}

/** From here on the tables do again what they do when they are written to. */
export async function enableTriggers(em: EntityManager, shapes: readonly TableShape[]): Promise<void> {
  // References that are looked at when a transaction ends (of a person to their teacher) have all their rows by now; a
  // table of which some wait to be looked at cannot be altered.
  await em.execute("set constraints all immediate");
  for (const { name } of shapes) await em.execute(`alter table ${quoted(name)} enable trigger user`);
}

/** Adds rows as `linesOf` writes them. */
export async function addLines(em: EntityManager, shape: TableShape, lines: readonly string[]): Promise<void> {
  const names = shape.columns.map(({ name }) => quoted(name)).join(", ");
  const values = shape.columns.map(({ type }, place) => `(line->>${place})::${type}`).join(", ");
  await em.execute(
    `insert into ${quoted(shape.name)} (${names}) select ${values} from json_array_elements(?::text::json) as line`,
    [`[${lines.join(",")}]`],
  );
}

/** The next number is one that was never given. */
export async function setCounters(em: EntityManager, counters: readonly Counter[]): Promise<void> {
  for (const { table, column, last, isCalled } of counters)
    await em.execute("select setval(pg_get_serial_sequence(?, ?), ?::text::bigint, ?)", [
      quoted(table),
      column,
      last,
      isCalled,
    ]);
}

/**
 * Takes away everything of the site, from a schema that is the site's alone, but for the list of migrations, which is
 * emptied. What extensions have made stays.
 */
export async function dropEverything(em: EntityManager, shapes: readonly TableShape[]): Promise<void> {
  for (const { name } of shapes) await em.execute(`drop table ${quoted(name)} cascade`);
  await em.execute(`delete from ${migrationsTable}`);
  const functions = await em.execute<{ signature: string }[]>(`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { signature } of functions) await em.execute(`drop function if exists ${signature} cascade`);
}

/** Ends every session, revokes every program's key and takes back every code that is on its way. */
export async function signEverybodyOut(em: EntityManager): Promise<void> {
  await em.execute("delete from session");
  await em.execute("delete from api_key");
  await em.execute("delete from one_time_code");
}
