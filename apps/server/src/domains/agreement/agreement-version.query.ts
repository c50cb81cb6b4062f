import type { AgreementDocument, AgreementText } from "@bulmo/contracts/agreement";
import type { AgreementVersion, AgreementVersionRow } from "@bulmo/contracts/agreement-version";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import { plannedOnceSql } from "../../platform/database/planned-once.ts";
import { koreanDay } from "@bulmo/contracts/korean-day";
import { findInitialAgreements } from "./initial-agreement.ts";

type Row = { number: number; effective_on: string; note: string; published_at: Date; nickname: string | null };
type Version = Omit<AgreementVersionRow, "state"> & { by: string | null };

const initialVersion = (effectiveOn: string): Version => ({
  number: 0,
  effectiveOn,
  note: "",
  publishedAt: null,
  by: null,
});

async function findVersions(em: EntityManager, document: AgreementDocument): Promise<Version[]> {
  const { rows } = await sql<Row>`
    select ${plannedOnceSql} version.number, version.effective_on::text as effective_on, version.note,
      version.published_at, publisher.nickname
    from agreement_version as version left join "user" as publisher on publisher.id = version.user_id
    where version.document = ${document} and version.withdrawn_at is null
    order by version.number desc`.execute(em.getKysely<Tables>());
  const published = rows.map((row) => ({
    number: row.number,
    effectiveOn: row.effective_on,
    note: row.note,
    publishedAt: new Date(row.published_at).toISOString(),
    by: row.nickname,
  }));
  const initial = await findInitialAgreements(em);
  return [...published, initialVersion(initial[document].effectiveOn)];
}

export type StandingVersion = Version & Pick<AgreementVersionRow, "state">;

/** The latest first. Later numbers have later days, so that the first whose day has come is in force. */
export async function standingVersions(
  em: EntityManager,
  document: AgreementDocument,
  now: Date,
): Promise<StandingVersion[]> {
  const versions = await findVersions(em, document);
  const today = koreanDay(now);
  const inForce = versions.findIndex(({ effectiveOn }) => effectiveOn <= today);
  const stateAt = (place: number) => (place < inForce ? "ANNOUNCED" : "PAST");
  return versions.map((version, place) => ({ ...version, state: place === inForce ? "IN_FORCE" : stateAt(place) }));
}

export async function textOf(em: EntityManager, document: AgreementDocument, number: number): Promise<AgreementText> {
  if (number === 0) return (await findInitialAgreements(em))[document].text;
  const { rows } = await sql<{ text: AgreementText }>`
    select ${plannedOnceSql} text from agreement_version
    where document = ${document} and number = ${number}::int`.execute(em.getKysely<Tables>());
  const [row] = rows;
  if (!row) throw new DomainError("AGREEMENT_VERSION_NOT_FOUND");
  return row.text;
}

type Asked = { document: AgreementDocument; number?: number | undefined };

/** Of that number, or the one in force. Throws AGREEMENT_VERSION_NOT_FOUND, also for one that was withdrawn. */
export async function getAgreement(
  em: EntityManager,
  { document, number }: Asked,
  now: Date,
): Promise<AgreementVersion> {
  const versions = await standingVersions(em, document, now);
  const found = versions.find((version) =>
    number === undefined ? version.state === "IN_FORCE" : version.number === number,
  );
  if (!found) throw new DomainError("AGREEMENT_VERSION_NOT_FOUND");
  const { by: _nobodysBusiness, ...shown } = found;
  return { document, ...shown, text: await textOf(em, document, shown.number) };
}

/** What a member who signs up now agrees to. */
export async function versionInForce(em: EntityManager, document: AgreementDocument, now: Date) {
  const versions = await standingVersions(em, document, now);
  const found = versions.find(({ state }) => state === "IN_FORCE");
  if (!found) throw new DomainError("AGREEMENT_VERSION_NOT_FOUND");
  return found;
}
