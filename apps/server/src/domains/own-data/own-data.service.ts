import type { OwnData, OwnDataSection } from "@bulmo/contracts/own-data";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import type { SessionActor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { assertChecked } from "../auth/password-check.ts";
import { accountSources } from "./own-data-account.ts";
import { findNamedPosts } from "./own-data-post.query.ts";
import type { OwnDataSource } from "./own-data-source.ts";
import { writingSources } from "./own-data-writing.ts";

export const ownDataSources: readonly OwnDataSource[] = [...accountSources, ...writingSources];

/** What the queries of the sources read. */
type Cell = string | number | boolean | Date | null | undefined;

/** The drivers give moments as what they like. */
const isMoment = (column: string, value: Cell): value is string | Date =>
  value instanceof Date || (typeof value === "string" && value !== "" && (column === "at" || column.endsWith("_at")));

function cellOf({ words }: OwnDataSource, column: string, value: Cell): string {
  if (value === null || value === undefined) return "";
  const known = words?.[column] ?? {};
  // Not what every object inherits, as `constructor`.
  const word = Object.hasOwn(known, String(value)) ? known[String(value)] : undefined;
  if (word !== undefined) return word;
  if (typeof value === "boolean") return value ? "예" : "아니요";
  return isMoment(column, value) ? new Date(value).toISOString() : String(value);
}

async function read(em: EntityManager, source: OwnDataSource, userId: string): Promise<OwnDataSection> {
  const { rows } = await source.rows(userId).execute(em.getKysely<Tables>());
  const { name, title, columns } = source;
  return {
    name,
    title,
    columns: Object.entries(columns).map(([column, said]) => ({ name: column, title: said })),
    rows: rows.map((row) =>
      Object.keys(columns).map((column) => cellOf(source, column, (row as Record<string, Cell>)[column])),
    ),
  };
}

/** Throws PASSWORD_UNCHECKED: a stolen session must not take everything along. Throws LimitError. */
export async function getOwnData(context: Context, viewer: SessionActor): Promise<OwnData> {
  const { em, limiter, now } = context;
  await assertChecked(em, viewer.sessionId);
  await limiter.take(["own-data:member", viewer.id]);
  const sections: OwnDataSection[] = [];
  for (const source of ownDataSources) sections.push(await read(em, source, viewer.id));
  return { madeAt: now().toISOString(), sections, posts: await findNamedPosts(context, viewer, sections) };
}
