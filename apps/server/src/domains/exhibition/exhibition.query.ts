import { findAssociationName } from "../association/association-name.query.ts";
import type { Exhibition, ExhibitionRow } from "@bulmo/contracts/exhibition";
import { exhibitionNumber } from "@bulmo/contracts/board";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { findBoards, findGroups } from "../board/board.query.ts";
import { type Board, createBoards } from "../board/boards.ts";

/** As text: drivers make a day a moment, each in a zone of its own. */
const dayColumns = [
  sql<string>`exhibition.starts_on::text`.as("starts_on"),
  sql<string | null>`exhibition.ends_on::text`.as("ends_on"),
  "exhibition.is_by_month",
] as const;

/** What only the exhibition's own page needs, and the form that edits it. */
const findFacts = (em: EntityManager, type: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("exhibition")
    .innerJoin("board", "board.type", "exhibition.type")
    .select([
      ...dayColumns,
      "exhibition.english",
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
        english: facts.english,
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

type Days = Pick<ExhibitionRow, "startsOn" | "endsOn" | "isByMonth">;

/** When each exhibition is. */
export async function findDays(em: EntityManager): Promise<Map<string, Days>> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("exhibition")
    .select(["type", ...dayColumns])
    .execute();
  return new Map(
    rows.map(({ type, starts_on: startsOn, ends_on: endsOn, is_by_month: isByMonth }) => [
      type,
      { startsOn, endsOn, isByMonth },
    ]),
  );
}

type Found = {
  days: ReadonlyMap<string, Days>;
  works: ReadonlyMap<string, number>;
  waiting: ReadonlyMap<string, number>;
};

/** One that was removed since boards were read is left out. */
export function toRow({ type, title, exhibition }: Board, { days, works, waiting }: Found): ExhibitionRow[] {
  const own = days.get(type);
  if (!exhibition || !own) return [];
  const groups = [...exhibition.groups];
  const counts = { workCount: works.get(type) ?? 0, waitingCount: waiting.get(type) ?? 0 };
  return [{ ...exhibition, groups, type, title, ...own, ...counts }];
}

/**
 * The number that no exhibition has or had, one that was removed either: who kept its address would find another there. A
 * removed one leaves the counter of its numbers behind.
 */
export async function findNextNumber(em: EntityManager): Promise<number> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("board_counter")
    .select("type")
    .union(em.getKysely<Tables>().selectFrom("exhibition").select("type"))
    .execute();
  return Math.max(0, ...rows.map(({ type }) => exhibitionNumber(type) ?? 0)) + 1;
}

/** Groups of works that are there, wait in the trash and may come back, or are to be published. */
export async function findUsedGroups(em: EntityManager, type: string): Promise<Set<number>> {
  const rows = await em.execute<{ group: number }[]>(
    `select distinct sub_type as "group" from stored_post where type = ? and sub_type is not null
     union select (written->>'subType')::int from planned_post where type = ? and written->>'subType' is not null`,
    [type, type],
  );
  return new Set(rows.map(({ group }) => group));
}
