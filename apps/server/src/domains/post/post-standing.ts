import { isExhibition } from "@bulmo/contracts/board";
import type { PostType } from "@bulmo/contracts/post";
import { type RawBuilder, sql } from "kysely";

/** Whose rows stand in a line: `isByNumber` where somebody asks for works by their numbers all the same. */
export type Line = { type: PostType; isByNumber?: boolean | undefined };

/** Whether places count there: nobody puts a board's texts in order. */
export const isHung = ({ type, isByNumber = false }: Line): boolean => !isByNumber && isExhibition(type);

/**
 * What the rows of a list go by, the largest first: a board by its numbers, and works as they hang, those that nobody has
 * placed before all that have a place (EXH-04). No two of one board have the same.
 */
export const standing = (line: Line): RawBuilder<number> =>
  isHung(line) ? sql<number>`coalesce(- post.wall_place, post.index)` : sql<number>`post.index`;

/**
 * Says in the index's own words that works alone are meant, so that a plan made for whatever type comes goes along it. The
 * `coalesce` is for the planner, which would take the bare pattern and the type for two rare things at once.
 */
export const amongWorks = (line: Line): RawBuilder<boolean>[] =>
  isHung(line) ? [sql<boolean>`coalesce(post.type ~ '^EXHIBITION_|_EXHIBITION$', false)`] : [];
