import { hasRoleReference, type References, referencesOf, withReferences } from "@bulmo/contracts/role-reference";
import type {
  PageText,
  PageTextDraft,
  PageTextShown,
  PageTextVersion,
  PageTextVersions,
} from "@bulmo/contracts/page-text";
import { namesPeople, withPeople } from "@bulmo/contracts/page-text-person";
import { type FixedTextName, type PageTextName, pageTextNames } from "@bulmo/contracts/page-text-rule";
import { shapeOf } from "@bulmo/contracts/page-text-shape";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { plannedOnceSql } from "../../platform/database/planned-once.ts";
import { isBegunEmpty } from "../beginning/beginning.query.ts";
import { findAssociationName } from "../association/association-name.query.ts";
import { listOfficers } from "../officer/officer.service.ts";
import { findPeople, toPerson } from "../person/person.query.ts";
import { withForebears } from "./initial-person.query.ts";
import { blankText, initialTexts } from "./initial-text.ts";
import { neutralTexts } from "./neutral-text.ts";
import { findVersionRow, listVersionRows, signatureOf, type VersionRow } from "./version-row.query.ts";

const isoOf = (at: Date | string) => new Date(at).toISOString();

/** Versions of a site that had neither fields nor lists hold none. */
type Stored = Omit<PageText, "fields" | "lists"> & Partial<Pick<PageText, "fields" | "lists">>;

const wholeOf = (stored: Stored): PageText => ({ fields: {}, lists: {}, ...stored });

const isFollowing = ({ text }: PageTextShown) =>
  hasRoleReference(text.description) || text.signature.some(hasRoleReference);

/** Rows that name people of the lineage tell what these are called now. */
async function withNames(em: EntityManager, shown: readonly PageTextShown[]): Promise<PageTextShown[]> {
  if (!shown.some(({ name, text }) => namesPeople(name, text))) return [...shown];
  const people = (await findPeople(em)).map(toPerson);
  return shown.map((one) => ({ ...one, text: withPeople(one.name, one.text, people) }));
}

/** What a page puts in itself stays in braces. */
const withOwnNames = (name: PageTextName, references: References): References =>
  new Map([...references, ...shapeOf(name).references.map((own): [string, string] => [own, `{${own}}`])]);

/** Signatures that name an office tell who holds it now, and descriptions that name the association what it is called. */
async function followed(em: EntityManager, stored: readonly PageTextShown[]): Promise<PageTextShown[]> {
  const shown = await withNames(em, stored);
  if (!shown.some(isFollowing)) return shown;
  const { officers } = await listOfficers(em, {});
  const references = referencesOf(officers, await findAssociationName(em));
  return shown.map(({ text, ...rest }) => ({
    ...rest,
    text: {
      ...text,
      description: withReferences(text.description, withOwnNames(rest.name, references)),
      signature: text.signature.map((line) => withReferences(line, references)),
    },
  }));
}

export const isFixedText = (name: PageTextName): name is FixedTextName => Object.hasOwn(initialTexts, name);

const initialTextsOf = async (em: EntityManager) => ((await isBegunEmpty(em)) ? neutralTexts : initialTexts);

/** What stands until somebody has published something else: of a page that was added nothing. */
const initialTextOf = async (em: EntityManager, name: PageTextName): Promise<PageText> =>
  isFixedText(name) ? withForebears(em, (await initialTextsOf(em))[name]) : blankText;

/** What everybody reads of a page that was added. */
export async function getShown(em: EntityManager, name: PageTextName): Promise<PageTextShown> {
  const { rows } = await sql<{ number: number; text: Stored }>`
    select ${plannedOnceSql} number, text from page_text_version where name = ${name}
    order by number desc limit 1`.execute(em.getKysely<Tables>());
  const [row] = rows;
  if (!row) return { name, number: 0, text: await initialTextOf(em, name) };
  const shown = { name, number: row.number, text: wholeOf(row.text) };
  const [named = shown] = await followed(em, [shown]);
  return named;
}

/** What everybody reads of pages that were added, by their names; those that nobody has published are not there. */
export async function findShownOf(
  em: EntityManager,
  names: readonly PageTextName[],
): Promise<Map<PageTextName, PageText>> {
  const { rows } = await sql<{ name: PageTextName; text: Stored }>`
    select distinct on (name) name, text from page_text_version
    where name = any(${`{${names.join(",")}}`}::text[])
    order by name, number desc`.execute(em.getKysely<Tables>());
  return new Map(rows.map(({ name, text }) => [name, wholeOf(text)]));
}

/** What everybody reads, of all texts that every site has. */
export async function findShown(em: EntityManager): Promise<Record<FixedTextName, PageTextShown>> {
  const { rows } = await sql<{ name: FixedTextName; number: number; text: Stored }>`
    select distinct on (name) name, number, text from page_text_version
    where name = any(${`{${pageTextNames.join(",")}}`}::text[])
    order by name, number desc`.execute(em.getKysely<Tables>());
  const published = new Map(rows.map((row) => [row.name, { ...row, text: wholeOf(row.text) }]));
  const initial = await initialTextsOf(em);
  const shown = await Promise.all(
    pageTextNames.map(
      async (name) => published.get(name) ?? { name, number: 0, text: await withForebears(em, initial[name]) },
    ),
  );
  const named = (await followed(em, shown)).map((one) => [one.name, one]);
  return Object.fromEntries(named) as Record<FixedTextName, PageTextShown>;
}

const rowsOf = (name: PageTextName) =>
  ({ table: "page_text_version", key: "name", content: "text", value: name }) as const;

const findRow = (em: EntityManager, name: PageTextName, number: number | null) =>
  findVersionRow<Stored>(em, rowsOf(name), number);

/** What everybody reads of one text whose signature names nobody. */
export async function findShownText(em: EntityManager, name: PageTextName): Promise<PageText> {
  const row = await findRow(em, name, null);
  return row ? wholeOf(row.content) : initialTextOf(em, name);
}

const versionOf = (name: PageTextName, row: VersionRow<Stored>): PageTextVersion => ({
  name,
  number: row.number,
  text: wholeOf(row.content),
  ...signatureOf(row),
});

const initialVersion = async (em: EntityManager, name: PageTextName): Promise<PageTextVersion> => ({
  name,
  number: 0,
  text: await initialTextOf(em, name),
  by: null,
  at: null,
});

/** Null where there is none of that number; 0 is the text that the site began with. */
export async function findVersion(em: EntityManager, name: PageTextName, number: number) {
  if (number === 0) return initialVersion(em, name);
  const row = await findRow(em, name, number);
  return row ? versionOf(name, row) : null;
}

type DraftRow = { revision: number; draft: Stored | null; drafted_at: Date | null; nickname: string | null };

/** What is published, and the draft with its revision. */
export async function getDraft(em: EntityManager, name: PageTextName): Promise<PageTextDraft> {
  const { rows } = await sql<DraftRow>`
    select page_text.revision, page_text.draft, page_text.drafted_at, drafter.nickname
    from page_text left join "user" as drafter on drafter.id = page_text.draft_user_id
    where page_text.name = ${name}`.execute(em.getKysely<Tables>());
  const [row] = rows;
  const published = await findRow(em, name, null);
  const { name: _name, ...shown } = published ? versionOf(name, published) : await initialVersion(em, name);
  return {
    name,
    revision: row?.revision ?? 0,
    published: shown,
    draft:
      row?.draft && row.drafted_at ? { text: wholeOf(row.draft), by: row.nickname, at: isoOf(row.drafted_at) } : null,
  };
}

/** The latest first, of those with a lower number than `before`. */
export async function listVersions(em: EntityManager, name: PageTextName, before?: number): Promise<PageTextVersions> {
  const rows = await listVersionRows(em, rowsOf(name), before);
  return rows.map(({ number, nickname, published_at: at }) => ({ number, by: nickname, at: isoOf(at) }));
}

export type Held = { revision: number; draft: object | null };

/** Makes whoever else changes the text wait; null where nobody has edited it yet. */
export async function lockText(tx: EntityManager, name: PageTextName): Promise<Held | null> {
  const { rows } = await sql<Held>`select revision, draft from page_text where name = ${name} for update`.execute(
    tx.getKysely<Tables>(),
  );
  return rows[0] ?? null;
}

/** Of the draft that was published last; 0 where none was. */
export async function revisionPublished(tx: EntityManager, name: PageTextName): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    select revision from page_text_version where name = ${name} order by number desc limit 1`.execute(
    tx.getKysely<Tables>(),
  );
  return rows[0]?.revision ?? 0;
}

type Save = { name: PageTextName; userId: string; text: PageText; read: number | undefined };

/** Makes whoever else saves wait. Answers whether the revision is still the one that was read, if one was named. */
export async function writeDraft(tx: EntityManager, { name, userId, text, read }: Save): Promise<boolean> {
  const named = sql`${read ?? null}::int`;
  const { rows } = await sql`
    insert into page_text (name, revision, draft, draft_user_id, drafted_at)
    select ${name}, 1, ${JSON.stringify(text)}::text::jsonb, ${userId}::uuid, now()
    where coalesce(${named}, 0) = 0 or exists (select from page_text where name = ${name})
    on conflict (name) do update set revision = page_text.revision + 1, draft = excluded.draft,
      draft_user_id = excluded.draft_user_id, drafted_at = excluded.drafted_at
    where ${named} is null or page_text.revision = ${named}
    returning 1`.execute(tx.getKysely<Tables>());
  return rows.length > 0;
}

/** The draft is one no more. Whoever calls it holds the row. */
export const clearDraft = (tx: EntityManager, name: PageTextName) =>
  sql`update page_text set revision = revision + 1, draft = null, draft_user_id = null, drafted_at = null
    where name = ${name}`.execute(tx.getKysely<Tables>());

/** The draft becomes the next version. Whoever calls it holds the row. */
export const addVersion = (tx: EntityManager, name: PageTextName, userId: string) =>
  sql`insert into page_text_version (name, number, text, revision, user_id, published_at)
    select name, coalesce((select max(number) from page_text_version where name = ${name}), 0) + 1, draft, revision,
      ${userId}::uuid, now()
    from page_text where name = ${name}`.execute(tx.getKysely<Tables>());

/** Addresses of the pictures in all versions that were published: any of them may be restored. */
export async function publishedPictures(tx: EntityManager, name: PageTextName): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select distinct block ->> 'url' as url
    from page_text_version, jsonb_array_elements(text -> 'blocks') as block
    where name = ${name} and block ->> 'type' = 'PICTURE'
    union
    select field.value from page_text_version, jsonb_each_text(coalesce(text -> 'fields', '{}')) as field
    where name = ${name} and field.value ~ '^/uploads/[0-9a-f]{64}-'
    union
    select field.value from page_text_version, jsonb_each(coalesce(text -> 'lists', '{}')) as list,
      jsonb_array_elements(list.value) as one, jsonb_each_text(one) as field
    where name = ${name} and field.value ~ '^/uploads/[0-9a-f]{64}-'`.execute(tx.getKysely<Tables>());
  return rows.map(({ url }) => url);
}
