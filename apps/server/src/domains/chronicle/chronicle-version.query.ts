import type { ChronicleKind, ChronicleList } from "@bulmo/contracts/chronicle";
import type { ChronicleVersion, ChronicleVersions } from "@bulmo/contracts/chronicle-version";
import type { EntityManager } from "@bulmo/entities/database";
import { findVersionRow, listVersionRows, signatureOf } from "../page-text/version-row.query.ts";

const rowsOf = (kind: ChronicleKind) =>
  ({ table: "chronicle_version", key: "kind", content: "list", value: kind }) as const;

/** The latest first, of those with a lower number than `before`. */
export async function listVersions(
  em: EntityManager,
  kind: ChronicleKind,
  before?: number,
): Promise<ChronicleVersions> {
  const rows = await listVersionRows(em, rowsOf(kind), before);
  return rows.map((row) => ({ number: row.number, ...signatureOf(row) }));
}

/** Null where there is none of that number. */
export async function findVersion(
  em: EntityManager,
  kind: ChronicleKind,
  number: number,
): Promise<ChronicleVersion | null> {
  const row = await findVersionRow<ChronicleList>(em, rowsOf(kind), number);
  return row ? { kind, number: row.number, list: row.content, ...signatureOf(row) } : null;
}
