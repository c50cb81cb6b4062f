import type { Officer, OfficerRecord, OfficerTerm } from "@bulmo/contracts/officer";
import { hiddenName } from "@bulmo/contracts/person-rule";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

/** The latest first, which is the present one. */
export async function findTerms(em: EntityManager): Promise<OfficerTerm[]> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("officer_term")
    .select(["number", "title", "started_in", "ended_in", "revision"])
    .orderBy("number", "desc")
    .execute();
  return rows.map(({ started_in: startedIn, ended_in: endedIn, ...term }, place) => ({
    ...term,
    startedIn,
    endedIn,
    isCurrent: place === 0,
  }));
}

/** In their order, with the names of today of those who have a record. */
export const findOfficers = (em: EntityManager, term: number) =>
  em
    .getKysely<Tables>()
    .selectFrom("officer")
    .leftJoin("person", "person.id", "officer.person_id")
    .select([
      "officer.id",
      "officer.term_number as term",
      "officer.person_id",
      sql<string>`coalesce(person.name, officer.name)`.as("name"),
      "person.is_public",
      "officer.type",
      "officer.role",
      "officer.remarks",
      "officer.phone",
      "officer.revision",
    ])
    .where("officer.term_number", "=", term)
    .orderBy("officer.position")
    .orderBy("officer.id")
    .execute();

type OfficerRow = Awaited<ReturnType<typeof findOfficers>>[number];

const factsOf = ({ id, name, type, role, remarks, phone }: OfficerRow) => ({ id, name, type, role, remarks, phone });

/** Of a person who is not public the office alone. */
export const toOfficer = (row: OfficerRow): Officer =>
  row.is_public === false
    ? { ...factsOf(row), personId: null, name: hiddenName, remarks: "", phone: "" }
    : { ...factsOf(row), personId: row.person_id };

export const toRecord = (row: OfficerRow): OfficerRecord => ({
  ...factsOf(row),
  personId: row.person_id,
  term: row.term,
  revision: row.revision,
});

/** Makes whoever else changes offices or terms wait, and nobody who reads. */
export const lockOfficers = (tx: EntityManager) => tx.execute("lock table officer_term in share update exclusive mode");
