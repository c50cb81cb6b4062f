import { findAssociationName } from "../association/association-name.query.ts";
import type { Exhibition, ExhibitionRow } from "@bulmo/contracts/exhibition";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { findBoards, findGroups } from "../board/board.query.ts";
import { type Board, createBoards } from "../board/boards.ts";

/** What only the exhibition's own page needs, and the form that edits it. */
const findFacts = (em: EntityManager, type: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("exhibition")
    .innerJoin("board", "board.type", "exhibition.type")
    .select([
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

type Facts = NonNullable<Awaited<ReturnType<typeof findFacts>>>;

const toExhibition = ({ type, title, exhibition }: Board, facts: Facts): Exhibition | undefined =>
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

/**
 * An exhibition as the database has it: what is kept in memory may be one edit behind. Its revision is read first: fields
 * that are newer end in a conflict, older ones would undo what somebody else saved.
 */
export async function findExhibition(
  em: EntityManager,
  type: string,
): Promise<{ board: Board; exhibition: Exhibition } | undefined> {
  const facts = await findFacts(em, type);
  if (!facts) return undefined;
  const [rows, groups] = [await findBoards(em, type), await findGroups(em, type)];
  const association = await findAssociationName(em);
  const board = createBoards({ rows, groups, former: [], pages: [], paths: [], association }).byType.get(type);
  const exhibition = board && toExhibition(board, facts);
  return exhibition && { board, exhibition };
}

export const toRow = ({ type, title, exhibition }: Board, works: ReadonlyMap<string, number>): ExhibitionRow[] =>
  exhibition ? [{ ...exhibition, groups: [...exhibition.groups], type, title, workCount: works.get(type) ?? 0 }] : [];

/** Groups of works that are there, wait in the trash and may come back, or are to be published. */
export async function findUsedGroups(em: EntityManager, type: string): Promise<Set<number>> {
  const rows = await em.execute<{ group: number }[]>(
    `select distinct sub_type as "group" from stored_post where type = ? and sub_type is not null
     union select (written->>'subType')::int from planned_post where type = ? and written->>'subType' is not null`,
    [type, type],
  );
  return new Set(rows.map(({ group }) => group));
}
