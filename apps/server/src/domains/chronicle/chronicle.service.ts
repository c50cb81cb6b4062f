import type { Chronicle, ChronicleKind, ChronicleList, ChronicleSave } from "@bulmo/contracts/chronicle";
import type { ChronicleRestore, ChronicleVersion, ChronicleVersionInput } from "@bulmo/contracts/chronicle-version";
import { isBlank } from "@bulmo/contracts/text-rule";
import { ChronicleEntry } from "@bulmo/entities/chronicle.entity";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { ConflictError, DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { plannedOnceSql } from "../../platform/database/planned-once.ts";
import { findVersion } from "./chronicle-version.query.ts";

type Row = { revision: number; index: number | null; title: string | null; year: string | null; date: string | null };

/** One statement, so that a list never comes with the revision of another. */
export async function getChronicle(em: EntityManager, kind: ChronicleKind): Promise<Chronicle> {
  const { rows } = await sql<Row>`
    select ${plannedOnceSql} chronicle.revision, entry.index, entry.title, entry.year, entry.date
    from chronicle left join chronicle_entry as entry on entry.kind = chronicle.kind
    where chronicle.kind = ${kind} order by entry.index`.execute(em.getKysely<Tables>());
  const list = rows.flatMap(({ index, title, year, date }) =>
    index === null ? [] : [{ index, title: title ?? "", year: year ?? "", date: date ?? "" }],
  );
  return { revision: rows[0]?.revision ?? 0, list };
}

/** Makes whoever else saves wait. Answers whether the revision is still the one that was read, if one was named. */
async function advance(tx: EntityManager, kind: ChronicleKind, read: number | undefined): Promise<boolean> {
  const { rows } = await sql`
    insert into chronicle (kind, revision, updated_at) values (${kind}, 1, now())
    on conflict (kind) do update set revision = chronicle.revision + 1, updated_at = now()
      where ${read ?? null}::int is null or chronicle.revision = ${read ?? null}::int
    returning 1`.execute(tx.getKysely<Tables>());
  return rows.length > 0;
}

/** As a list is stored: without entries that have no title, numbered anew. */
const entriesOf = (list: ChronicleSave["list"]): ChronicleList =>
  list.filter(({ title }) => !isBlank(title)).map(({ title, year, date }, index) => ({ index, title, year, date }));

const isSame = (one: ChronicleList, other: ChronicleList) =>
  one.length === other.length &&
  one.every(({ title, year, date }, place) => {
    const beside = other[place];
    return beside?.title === title && beside.year === year && beside.date === date;
  });

type Writing = { act: "SAVED" | "RESTORED"; entries: ChronicleList; revision: number | undefined };

/** A trigger of the database stores each list as a version when this ends (docs/decisions/093). */
async function replaceList(
  em: EntityManager,
  actor: Actor,
  kind: ChronicleKind,
  { act, entries, revision }: Writing,
): Promise<Chronicle> {
  type Saved = { stored: Chronicle; isChanged: boolean };
  const auditOf = ({ isChanged }: Saved) => (isChanged ? [{ act: `${kind}_${act}` } as const] : []);
  const { stored } = await transactAs(em, actor, auditOf, async (tx): Promise<Saved> => {
    if (!(await advance(tx, kind, revision))) {
      const current = await getChronicle(tx, kind);
      if (!isSame(entries, current.list)) throw new ConflictError("CHRONICLE_OVERTAKEN", current);
      return { stored: current, isChanged: false };
    }
    await tx.nativeDelete(ChronicleEntry, { chronicle: kind });
    await tx.insertMany(
      ChronicleEntry,
      entries.map((entry) => ({ chronicle: kind, ...entry })),
    );
    return { stored: await getChronicle(tx, kind), isChanged: true };
  });
  return stored;
}

/**
 * Replaces the whole list. Throws CHRONICLE_OVERTAKEN, with the list as it is now, when the named revision is past; the
 * same list once more is no other's: its first answer was lost on the way.
 */
export const saveChronicle = (
  em: EntityManager,
  actor: Actor,
  kind: ChronicleKind,
  { list, revision }: ChronicleSave,
): Promise<Chronicle> => replaceList(em, actor, kind, { act: "SAVED", entries: entriesOf(list), revision });

/** Throws CHRONICLE_VERSION_NOT_FOUND. */
export async function getVersion(
  em: EntityManager,
  { kind, number }: ChronicleVersionInput,
): Promise<ChronicleVersion> {
  const version = await findVersion(em, kind, number);
  if (!version) throw new DomainError("CHRONICLE_VERSION_NOT_FOUND");
  return version;
}

/**
 * An earlier list takes the place of what stands, which stays as a version itself. Throws CHRONICLE_VERSION_NOT_FOUND and
 * what `saveChronicle` throws.
 */
export async function restoreVersion(
  em: EntityManager,
  actor: Actor,
  { revision, ...version }: ChronicleRestore,
): Promise<Chronicle> {
  const { list } = await getVersion(em, version);
  return replaceList(em, actor, version.kind, { act: "RESTORED", entries: entriesOf(list), revision });
}
