import { versionsPerPage } from "@bulmo/contracts/version";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

/** Where versions stand: of which things by which column, and what was published of them. */
type VersionTable = {
  table: "page_text_version" | "chronicle_version";
  key: "name" | "kind";
  content: "text" | "list";
};

export type VersionRow<Content> = {
  number: number;
  content: Content;
  /** Of who published it. */
  nickname: string | null;
  published_at: Date | null;
};

type Of = VersionTable & { value: string };

const published = ({ table, key, value }: Of) => sql`
  from ${sql.table(table)} as version left join "user" as publisher on publisher.id = version.user_id
  where version.${sql.ref(key)} = ${value}`;

/** The one of that number, or the latest; undefined where there is none. */
export async function findVersionRow<Content>(
  em: EntityManager,
  of: Of,
  number: number | null,
): Promise<VersionRow<Content> | undefined> {
  const { rows } = await sql<VersionRow<Content>>`
    select version.number, version.${sql.ref(of.content)} as content, version.published_at, publisher.nickname
    ${published(of)} and (${number}::int is null or version.number = ${number}::int)
    order by version.number desc limit 1`.execute(em.getKysely<Tables>());
  return rows[0];
}

/** Of texts each was published at some time; of a chronicle that nobody has saved there is none. */
type PublishedAt = { page_text_version: Date; chronicle_version: Date | null };

type ListedRow<Table extends VersionTable["table"]> = {
  number: number;
  nickname: string | null;
  published_at: PublishedAt[Table];
};

/** The latest first, of those with a lower number than `before`. */
export async function listVersionRows<Table extends VersionTable["table"]>(
  em: EntityManager,
  of: Of & { table: Table },
  before?: number,
): Promise<ListedRow<Table>[]> {
  const named = sql`${before ?? null}::int`;
  const { rows } = await sql<ListedRow<Table>>`
    select version.number, version.published_at, publisher.nickname
    ${published(of)} and (${named} is null or version.number < ${named})
    order by version.number desc limit ${versionsPerPage}`.execute(em.getKysely<Tables>());
  return rows;
}

/** Who published it and when, as calls tell it. */
export const signatureOf = ({ nickname, published_at: at }: Pick<VersionRow<never>, "nickname" | "published_at">) => ({
  by: nickname,
  at: at && new Date(at).toISOString(),
});
