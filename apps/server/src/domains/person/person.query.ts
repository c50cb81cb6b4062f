import type { Person, PersonRecord } from "@bulmo/contracts/person";
import type { PostAddress } from "@bulmo/contracts/post";
import { hiddenName } from "@bulmo/contracts/person-rule";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { findWorksOf } from "../post/work-author.service.ts";
import { type Placed, positionInLineage } from "./lineage.ts";

/** All of them, those of one teacher in their order. Some dozens of rows, and asked for when one has changed. */
const findRows = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("person")
    .select([
      "id",
      "name",
      "hanja",
      "latin",
      "dharma_name",
      "born",
      "died",
      "teacher_id",
      "is_founder",
      "portrait",
      "note",
      "is_living",
      "is_public",
      "revision",
      sql<string>`to_char(updated_at at time zone 'Asia/Seoul', 'YYYY-MM-DD')`.as("updated_on"),
    ])
    .orderBy("position")
    .orderBy("id")
    .execute();

type PersonRow = Placed<Awaited<ReturnType<typeof findRows>>[number]>;

export const findPeople = async (em: EntityManager): Promise<PersonRow[]> => positionInLineage(await findRows(em));

const placeOf = ({ id, teacher_id: teacherId, generation, group: groupId }: PersonRow) => ({
  id,
  teacherId,
  generation,
  groupId,
});

const factsOf = (row: PersonRow) => ({
  name: row.name,
  hanja: row.hanja,
  latin: row.latin,
  dharmaName: row.dharma_name,
  born: row.born,
  died: row.died,
  portrait: row.portrait,
  note: row.note,
  isLiving: row.is_living,
  updatedOn: row.updated_on,
});

/** Nothing that tells who it is. */
const hidden = {
  name: hiddenName,
  hanja: "",
  latin: "",
  dharmaName: "",
  born: "",
  died: "",
  portrait: "",
  note: "",
  isLiving: true,
  updatedOn: "",
};

export const toPerson = (row: PersonRow): Person => ({
  ...placeOf(row),
  ...(row.is_public ? factsOf(row) : hidden),
  isPublic: row.is_public,
});

const toRecord = (row: PersonRow, works: ReadonlyMap<string, PostAddress[]>): PersonRecord => ({
  ...placeOf(row),
  ...factsOf(row),
  isPublic: row.is_public,
  isFounder: row.is_founder,
  revision: row.revision,
  works: works.get(row.name) ?? [],
});

export async function toRecords(em: EntityManager, rows: readonly PersonRow[]): Promise<PersonRecord[]> {
  const works = await findWorksOf(
    em,
    rows.map(({ name }) => name),
  );
  return rows.map((row) => toRecord(row, works));
}

/** The offices that somebody holds or held, the latest first. */
export const findOffices = (em: EntityManager, personId: number) =>
  em
    .getKysely<Tables>()
    .selectFrom("officer")
    .select(["term_number as term", "role"])
    .where("person_id", "=", personId)
    .orderBy("term_number", "desc")
    .orderBy("position")
    .execute();

/** Makes whoever else changes people wait; nobody who reads, or who gives one of them an office. */
export const lockPeople = (tx: EntityManager) => tx.execute("lock table person in share update exclusive mode");

/** Keeps the person from being removed until the transaction ends; false where there is none. */
export async function lockPerson(tx: EntityManager, id: number): Promise<boolean> {
  const found = await tx
    .getKysely<Tables>()
    .selectFrom("person")
    .select("id")
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}
