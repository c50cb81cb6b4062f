import type { Exhibition, ExhibitionRow } from "@bulmo/contracts/exhibition";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import type { Board } from "../board/boards.ts";

/** What only the exhibition's own page needs, and the form that edits it. */
export async function findFacts(em: EntityManager, type: string) {
  return em
    .getKysely<Tables>()
    .selectFrom("exhibition")
    .innerJoin("board", "board.type", "exhibition.type")
    .select([
      "exhibition.banner",
      // As text: drivers make a day a moment, each in a zone of its own.
      sql<string>`exhibition.starts_on::text`.as("starts_on"),
      sql<string | null>`exhibition.ends_on::text`.as("ends_on"),
      "exhibition.is_by_month",
      "exhibition.venue",
      "exhibition.directions",
      "exhibition.poster",
      "exhibition.introduction",
      "board.revision",
    ])
    .where("exhibition.type", "=", type)
    .executeTakeFirst();
}

type Facts = NonNullable<Awaited<ReturnType<typeof findFacts>>>;

export const toExhibition = ({ type, title, exhibition }: Board, facts: Facts): Exhibition | undefined =>
  exhibition
    ? {
        ...exhibition,
        groups: [...exhibition.groups],
        type,
        title,
        startsOn: facts.starts_on,
        endsOn: facts.ends_on,
        isByMonth: facts.is_by_month,
        venue: facts.venue,
        directions: facts.directions,
        poster: facts.poster,
        introduction: facts.introduction,
        revision: facts.revision,
      }
    : undefined;

export const toRow = ({ type, title, exhibition }: Board, works: ReadonlyMap<string, number>): ExhibitionRow[] =>
  exhibition ? [{ ...exhibition, groups: [...exhibition.groups], type, title, workCount: works.get(type) ?? 0 }] : [];

/** Groups of works that are there, or wait in the trash and may come back. */
export async function findUsedGroups(em: EntityManager, type: string): Promise<Set<number>> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("stored_post")
    .select("sub_type")
    .distinct()
    .where("type", "=", type)
    .where("sub_type", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ sub_type }) => sub_type ?? []));
}
