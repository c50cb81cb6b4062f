import type { AgreementDocument, AgreementText } from "@bulmo/contracts/agreement";
import type { AgreementDraft } from "@bulmo/contracts/agreement-version";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import { standingVersions, textOf } from "./agreement-version.query.ts";

type Row = { revision: number; draft: AgreementText | null; drafted_at: Date | null; nickname: string | null };

/** The version of the latest day, and the draft with its revision. */
export async function getDraft(em: EntityManager, document: AgreementDocument, now: Date): Promise<AgreementDraft> {
  const { rows } = await sql<Row>`
    select agreement.revision, agreement.draft, agreement.drafted_at, drafter.nickname
    from agreement left join "user" as drafter on drafter.id = agreement.draft_user_id
    where agreement.document = ${document}`.execute(em.getKysely<Tables>());
  const [row] = rows;
  const [latest] = await standingVersions(em, document, now);
  if (!latest) throw new DomainError("AGREEMENT_VERSION_NOT_FOUND");
  return {
    document,
    revision: row?.revision ?? 0,
    latest: { ...latest, text: await textOf(em, document, latest.number) },
    draft:
      row?.draft && row.drafted_at
        ? { text: row.draft, by: row.nickname, at: new Date(row.drafted_at).toISOString() }
        : null,
  };
}

export type Held = { revision: number; draft: AgreementText | null };

/** Makes whoever else changes the text wait; null where nobody has edited it yet. */
export async function lockAgreement(tx: EntityManager, document: AgreementDocument): Promise<Held | null> {
  const { rows } = await sql<Held>`
    select revision, draft from agreement where document = ${document} for update`.execute(tx.getKysely<Tables>());
  return rows[0] ?? null;
}

type Save = { document: AgreementDocument; userId: string; text: AgreementText; read: number | undefined };

/** Makes whoever else saves wait. Answers whether the revision is still the one that was read, if one was named. */
export async function writeDraft(tx: EntityManager, { document, userId, text, read }: Save): Promise<boolean> {
  const named = sql`${read ?? null}::int`;
  const { rows } = await sql`
    insert into agreement (document, revision, draft, draft_user_id, drafted_at)
    select ${document}, 1, ${JSON.stringify(text)}::text::jsonb, ${userId}::uuid, now()
    where coalesce(${named}, 0) = 0 or exists (select from agreement where document = ${document})
    on conflict (document) do update set revision = agreement.revision + 1, draft = excluded.draft,
      draft_user_id = excluded.draft_user_id, drafted_at = excluded.drafted_at
    where ${named} is null or agreement.revision = ${named}
    returning 1`.execute(tx.getKysely<Tables>());
  return rows.length > 0;
}

/** The draft is one no more. Whoever calls it holds the row. */
export const clearDraft = (tx: EntityManager, document: AgreementDocument) =>
  sql`update agreement set revision = revision + 1, draft = null, draft_user_id = null, drafted_at = null
    where document = ${document}`.execute(tx.getKysely<Tables>());

type Announcement = { document: AgreementDocument; userId: string; effectiveOn: string; note: string; now: Date };

/** The draft becomes the next version; a number that was withdrawn is not given again. Whoever calls it holds the row. */
export const addVersion = (tx: EntityManager, { document, userId, effectiveOn, note, now }: Announcement) =>
  sql`
  insert into agreement_version (document, number, text, effective_on, note, revision, user_id, published_at)
  select document, coalesce((select max(number) from agreement_version where document = ${document}), 0) + 1, draft,
    ${effectiveOn}::date, ${note}, revision, ${userId}::uuid, ${now}::timestamptz
  from agreement where document = ${document}`.execute(tx.getKysely<Tables>());

/** The day of the version that this draft became; null where it became none. */
export async function dayPublished(tx: EntityManager, document: AgreementDocument, revision: number) {
  const { rows } = await sql<{ effective_on: string }>`
    select effective_on::text as effective_on from agreement_version
    where document = ${document} and revision = ${revision}::int and withdrawn_at is null`.execute(
    tx.getKysely<Tables>(),
  );
  return rows[0]?.effective_on ?? null;
}

type Numbered = { document: AgreementDocument; number: number };

export async function isWithdrawn(tx: EntityManager, { document, number }: Numbered): Promise<boolean> {
  const { rows } = await sql`
    select 1 from agreement_version
    where document = ${document} and number = ${number}::int and withdrawn_at is not null`.execute(
    tx.getKysely<Tables>(),
  );
  return rows.length > 0;
}

/** Its text becomes the draft where none waits: who mends a mistake goes on from there. Whoever calls it holds the row. */
export async function withdrawVersion(tx: EntityManager, { document, number }: Numbered, now: Date): Promise<void> {
  const db = tx.getKysely<Tables>();
  await sql`update agreement_version set withdrawn_at = ${now}::timestamptz
    where document = ${document} and number = ${number}::int`.execute(db);
  await sql`update agreement set revision = agreement.revision + 1, draft = version.text,
      draft_user_id = version.user_id, drafted_at = version.published_at
    from agreement_version as version
    where agreement.document = ${document} and agreement.draft is null
      and version.document = agreement.document and version.number = ${number}::int`.execute(db);
}
