import { exhibitionNumber } from "@bulmo/contracts/board";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { plannedOnce } from "../../platform/database/planned-once.ts";
import { readColours } from "../../platform/picture/stored-colours.ts";
import { isReadable } from "../board/board-access.ts";
import { standing } from "../post/post-standing.ts";
import { isNumbered } from "../post/work-row.ts";
import { isWork } from "../work-address/work-address.query.ts";
import { publicWorks } from "../work-record/work-record.query.ts";
import type { PublicPerson, WorkFacts } from "./work-index.ts";

const works = (em: EntityManager) => em.getKysely<Tables>().selectFrom("post").where(isWork).where(isReadable(null));

const findRows = (em: EntityManager) =>
  works(em)
    .select([
      "post.id",
      "post.type",
      "post.title",
      "post.thumbnail",
      "post.author_name",
      ...(
        [
          "hanja",
          "english",
          "caption",
          "dated",
          "kind",
          "technique",
          "height",
          "width",
          "depth",
          "holder",
          "inscription",
          "credit",
        ] as const
      ).map((name) => `post.${name}` as const),
      sql<string>`coalesce((select name from exhibition_group as hung
        where hung.type = post.type and hung.number = post.sub_type), '')`.as("group"),
      standing({ type: "EXHIBITION_1" }).as("standing"),
    ])
    .execute();

/** Of each work those whom it names, in their order; whoever is not public by the name that was written. */
const findArtists = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("work_artist")
    .leftJoin("person", (join) =>
      join.onRef("person.id", "=", "work_artist.person_id").on("person.is_public", "=", true),
    )
    .select(["work_artist.post_id", "work_artist.name", "person.id as person_id"])
    .orderBy("work_artist.post_id")
    .orderBy("work_artist.position")
    .execute();

const findPeople = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("person")
    .select(["id", "name", "latin", "teacher_id"])
    .where("is_public", "=", true)
    .execute();

/** Those of pictures that works show. */
const findColours = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("upload")
    .select(["hash", "colours"])
    .where("colours", "is not", null)
    .where("colours", "<>", "")
    .where(
      sql<boolean>`exists (select from upload_use where upload_use.upload_hash = upload.hash and upload_use.owner like 'post:%')`,
    )
    .execute();

/** All works that every visitor sees, the latest exhibition first and each as it hangs there. */
export async function findFacts(em: EntityManager): Promise<WorkFacts[]> {
  const rows = await findRows(em);
  const colours = new Map((await findColours(em)).map(({ hash, colours: own }) => [hash, readColours(own ?? null)]));
  const artists = Map.groupBy(await findArtists(em), ({ post_id: post }) => post);
  const facts = rows.map(({ type, thumbnail, author_name: author, ...row }) => {
    const named = (artists.get(row.id) ?? []).map(({ person_id: person, name }) => person ?? name);
    return {
      ...row,
      exhibition: exhibitionNumber(type) ?? 0,
      author: author ?? "",
      colours: colours.get(parsePictureUrl(thumbnail)?.hash ?? "") ?? [],
      artists: named.length > 0 || !author ? named : [author],
    };
  });
  return facts.toSorted((one, other) => other.exhibition - one.exhibition || other.standing - one.standing);
}

export async function findPublicPeople(em: EntityManager): Promise<Map<number, PublicPerson>> {
  const rows = await findPeople(em);
  return new Map(rows.map(({ teacher_id: teacherId, ...row }) => [row.id, { ...row, teacherId }]));
}

/** Works by their numbers, as lists of an exhibition tell them; those that no visitor sees any more are not among them. */
export const findFoundWorks = (em: EntityManager, numbers: readonly number[]) =>
  publicWorks(em).select("post.created_at").where(isNumbered(numbers)).$call(plannedOnce).execute();
