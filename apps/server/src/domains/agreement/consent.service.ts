import type { AgreementDocument } from "@bulmo/contracts/agreement";
import type { AgreementConsents, AgreementNotice, AgreementNumber } from "@bulmo/contracts/agreement-version";
import type { SignUp } from "@bulmo/contracts/sign-up";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import { findInitialAgreements } from "./initial-agreement.ts";
import { standingVersions, versionInForce } from "./agreement-version.query.ts";

type Shown = Pick<SignUp, "termsVersion" | "privacyVersion">;

/** The days by which a consent names what it is to (SUP-19). Throws AGREEMENT_CHANGED where something else was shown. */
export async function agreedDays(em: EntityManager, shown: Shown, now: Date): Promise<[AgreementDocument, string][]> {
  const asked = [
    ["TERMS", shown.termsVersion],
    ["PRIVACY", shown.privacyVersion],
  ] as const;
  const days: [AgreementDocument, string][] = [];
  for (const [document, number] of asked) {
    const inForce = await versionInForce(em, document, now);
    if (number !== undefined && number !== inForce.number) throw new DomainError("AGREEMENT_CHANGED");
    days.push([document, inForce.effectiveOn]);
  }
  return days;
}

type ConsentRow = { document: AgreementDocument; version: string; agreed_at: Date; number: number | null };

/** What a member agreed to, the latest first; also before there were versions, of which the first have their days. */
export async function listConsents(em: EntityManager, userId: string): Promise<AgreementConsents> {
  const { rows } = await sql<ConsentRow>`
    select consent.document, consent.version, consent.agreed_at, version.number
    from consent left join agreement_version as version on version.document = consent.document
      and version.effective_on::text = consent.version and version.withdrawn_at is null
    where consent.user_id = ${userId}::uuid order by consent.agreed_at desc, consent.id`.execute(
    em.getKysely<Tables>(),
  );
  const initial = await findInitialAgreements(em);
  const numberOf = ({ document, version, number }: ConsentRow) =>
    version === initial[document].effectiveOn ? 0 : number;
  return rows.map((row) => ({
    document: row.document,
    effectiveOn: row.version,
    number: numberOf(row),
    agreedAt: new Date(row.agreed_at).toISOString(),
  }));
}

type NoticeRow = { document: AgreementDocument; number: number; effective_on: string | null };

/**
 * The latest of each that was announced, unless the member has agreed to it or has confirmed to know of it. Who agreed on
 * an old site has seen none of ours, and is told of what the site began with, too, once.
 */
export async function listNotices(em: EntityManager, userId: string): Promise<AgreementNotice[]> {
  const { rows } = await sql<NoticeRow>`
    select version.document, version.number, version.effective_on::text as effective_on
    from agreement_version as version
    where version.withdrawn_at is null and not exists (
      select from agreement_version as later where later.document = version.document
        and later.number > version.number and later.withdrawn_at is null
    ) and not exists (
      select from agreement_notice as seen where seen.user_id = ${userId}::uuid
        and seen.document = version.document and seen.number >= version.number
    ) and not exists (
      select from consent where consent.user_id = ${userId}::uuid and consent.source <> 'IMPORT'
        and consent.document = version.document and consent.version = version.effective_on::text
    ) union all
    select first.document, 0, null
    from (values ('TERMS'), ('PRIVACY')) as first (document)
    where exists (
      select from consent where consent.user_id = ${userId}::uuid and consent.source = 'IMPORT'
    ) and not exists (
      select from agreement_version as version
      where version.document = first.document and version.withdrawn_at is null
    ) and not exists (
      select from agreement_notice as seen where seen.user_id = ${userId}::uuid and seen.document = first.document
    ) and not exists (
      select from consent where consent.user_id = ${userId}::uuid and consent.source <> 'IMPORT'
        and consent.document = first.document
    ) order by document desc`.execute(em.getKysely<Tables>());
  if (rows.length === 0) return [];
  const initial = await findInitialAgreements(em);
  return rows.map(({ effective_on: day, ...row }) => ({
    ...row,
    effectiveOn: day ?? initial[row.document].effectiveOn,
  }));
}

/** The member knows of the version, and of all before it. Throws AGREEMENT_VERSION_NOT_FOUND. */
export async function acknowledge(
  em: EntityManager,
  actor: { id: string },
  { document, number }: AgreementNumber,
  now: Date,
): Promise<{ success: true }> {
  const versions = await standingVersions(em, document, now);
  if (!versions.some((version) => version.number === number)) throw new DomainError("AGREEMENT_VERSION_NOT_FOUND");
  await sql`insert into agreement_notice (user_id, document, number)
    values (${actor.id}::uuid, ${document}, ${number}::int)
    on conflict (user_id, document) do update set number = greatest(agreement_notice.number, excluded.number)`.execute(
    em.getKysely<Tables>(),
  );
  return { success: true };
}
