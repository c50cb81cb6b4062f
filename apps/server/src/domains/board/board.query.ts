import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

/** All boards and exhibitions, in the order in which menus name them, or one. Some dozens of rows, asked for when one changes. */
export const findBoards = (em: EntityManager, type?: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("board")
    .leftJoin("exhibition", "exhibition.type", "board.type")
    .select([
      "board.type",
      "board.kind",
      "board.title",
      "board.description",
      "board.address",
      "board.readers",
      "board.writers",
      "board.reader_grades",
      "board.writer_grades",
      "board.has_comments",
      "board.closed_at",
      "board.headings",
      "exhibition.number",
      "exhibition.banner",
      "exhibition.english",
      "exhibition.state",
      // As text: drivers make a day a moment, each in a zone of its own.
      sql<string | null>`exhibition.starts_on::text`.as("starts_on"),
      sql<boolean | null>`(not exhibition.is_by_month or exhibition.ends_on is not null
        or exhibition.venue || exhibition.directions || exhibition.poster || exhibition.introduction <> '')`.as(
        "has_details",
      ),
    ])
    .$if(type !== undefined, (query) => query.where("board.type", "=", type ?? ""))
    .orderBy("board.position")
    .orderBy("exhibition.number")
    .orderBy("board.created_at")
    .orderBy("board.type")
    .execute();

export type FoundBoard = Awaited<ReturnType<typeof findBoards>>[number];

/** What boards were called before they were renamed. */
export const findFormerAddresses = (em: EntityManager) =>
  em.getKysely<Tables>().selectFrom("board_address").select(["type", "address"]).orderBy("address").execute();

export type FormerAddress = Awaited<ReturnType<typeof findFormerAddresses>>[number];

export const findGroups = (em: EntityManager, type?: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("exhibition_group")
    .select(["type", "number", "name"])
    .$if(type !== undefined, (query) => query.where("type", "=", type ?? ""))
    .orderBy("type")
    .orderBy("position")
    .orderBy("number")
    .execute();

export type FoundGroup = Awaited<ReturnType<typeof findGroups>>[number];
