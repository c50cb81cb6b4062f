import { postMessages } from "@bulmo/contracts/post-write";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import { DomainError, InputError } from "../../errors.ts";
import { type Actor, refusalOf } from "../../session.ts";
import type { BoardList } from "@bulmo/contracts/board-list";
import {
  type Board,
  type Boards,
  isNamed,
  isPrepared,
  listedOf,
  namedReaders,
  preparedStates,
  secretStates,
} from "./boards.ts";

/** Whoever asks: a member or an administrator, or null for a visitor. */
type Viewer = Pick<Actor, "isAdmin" | "gradeId"> | null;

/** Whether the person has one of the grades. */
const isOf = (viewer: Viewer, grades: readonly number[] = []): boolean =>
  typeof viewer?.gradeId === "number" && grades.includes(viewer.gradeId);

/** The one answer to "may this person read what stands here?", for lists, posts, pictures and whatever else leads there. */
export function mayRead(viewer: Viewer, { readers, readerGrades, exhibition }: Board): boolean {
  if (viewer?.isAdmin) return true;
  if (readers === "ADMINISTRATORS" || (exhibition && isPrepared(exhibition))) return false;
  if (readers === "GRADES") return isOf(viewer, readerGrades);
  return readers === "EVERYONE" || viewer !== null;
}

/** The same of the board itself, its name and its facts: an announced exhibition is known before its works are seen. */
export const mayKnow = (viewer: Viewer, board: Board): boolean => isNamed(board) || mayRead(viewer, board);

/** Who has no grade is among none, and the database is not asked. */
const isOfReaders = (viewer: Viewer): RawBuilder<boolean> =>
  viewer?.gradeId ? sql<boolean>`${viewer.gradeId}::int = any(board.reader_grades)` : sql<boolean>`false`;

const among = (words: readonly string[]) => sql.join(words.map((word) => sql.lit(word)));

/** The same of a board whose type an expression of SQL tells. */
const isReadableBoard = (viewer: Viewer, type: RawBuilder<string>): RawBuilder<boolean> =>
  viewer?.isAdmin
    ? sql<boolean>`true`
    : sql<boolean>`exists (
        select from board left join exhibition on exhibition.type = board.type
        where board.type = ${type}
          and (exhibition.state is null or exhibition.state not in (${among(preparedStates)}))
          and (board.readers in (${sql.lit("EVERYONE")}, ${sql.lit(viewer ? "MEMBERS" : "EVERYONE")})
            or ${isOfReaders(viewer)})
      )`;

/**
 * The same of a row of `post`, for who cannot know beforehand on which board a post stands, as one that has moved. A test
 * holds the two together.
 */
export const isReadable = (viewer: Viewer) => isReadableBoard(viewer, sql.ref("post.type"));

/** `mayKnow` of the exhibition whose type an expression of SQL tells, for its poster. The same test holds the two together. */
export const isKnownExhibition = (viewer: Viewer, type: RawBuilder<string>): RawBuilder<boolean> =>
  viewer?.isAdmin
    ? sql<boolean>`true`
    : sql<boolean>`exists (
        select from exhibition as named join board as named_board on named_board.type = named.type
        where named.type = ${type} and named.state not in (${among(secretStates)})
          and named_board.readers in (${among(namedReaders)})
      )`;

/** Whether every visitor reads what stands on the board of the type, as the transaction sees it. */
export async function isPublicBoard(tx: EntityManager, type: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${isReadableBoard(null, sql`${type}::text`)} as found`.execute(
    tx.getKysely<Tables>(),
  );
  return rows[0]?.found === true;
}

/** Whether the person may put something new there while the board is open. */
const mayWrite = (viewer: Viewer, board: Board): boolean =>
  viewer?.isAdmin === true ||
  (viewer !== null &&
    (board.writers === "MEMBERS" || (board.writers === "GRADES" && isOf(viewer, board.writerGrades))) &&
    mayRead(viewer, board));

/** For a type that no board has, or whose being there is nobody's business. */
export const unknownBoard = (field: string) =>
  new InputError([{ field, reason: "VALUE_UNKNOWN", message: postMessages.boardUnknown }]);

/** Throws INPUT_INVALID for a type that no board has, naming the field that it came in. */
export function findBoard({ byType }: Boards, type: string, field = "type"): Board {
  const board = byType.get(type);
  if (!board) throw unknownBoard(field);
  return board;
}

/**
 * The board, for who may read it, and an announced exhibition for everybody. Throws SIGN_IN_REQUIRED where members may, and
 * INPUT_INVALID, as for a board that is not there, where its being there is nobody's business.
 */
export function knownBoard(boards: Boards, viewer: Viewer, type: string, field = "type"): Board {
  const board = findBoard(boards, type, field);
  if (mayRead(viewer, board)) return board;
  if (viewer === null && board.readers === "MEMBERS") throw new DomainError("SIGN_IN_REQUIRED");
  if (board.exhibition && mayKnow(viewer, board)) return board;
  throw unknownBoard(field);
}

/** The same where a post is named: an exhibition that is only announced shows none. Throws POST_NOT_FOUND for it. */
export function readableBoard(boards: Boards, viewer: Viewer, type: string, field = "type"): Board {
  const board = knownBoard(boards, viewer, type, field);
  if (!mayRead(viewer, board)) throw new DomainError("POST_NOT_FOUND");
  return board;
}

/** The types of all that the person may read: what a list over several boards is restricted to. */
export const readableTypes = ({ byType }: Boards, viewer: Viewer): string[] =>
  [...byType.values()].flatMap((board) => (mayRead(viewer, board) ? [board.type] : []));

/** What menus name to the person: what they may not read at all is named to them only where its being there is no secret. */
export function namedTo({ byType, listed, all }: Boards, viewer: Viewer): BoardList {
  if (viewer?.isAdmin) return all;
  if (!viewer?.gradeId) return listed;
  return listedOf(
    [...byType.values()].filter((board) => mayKnow(viewer, board)),
    listed.menus,
  );
}

/** Throws NOT_ALLOWED and BOARD_CLOSED. */
export function assertMayWrite(actor: Actor, board: Board): void {
  if (!mayWrite(actor, board)) throw refusalOf(actor);
  if (board.isClosed) throw new DomainError("BOARD_CLOSED");
}

/**
 * Throws NOT_ALLOWED unless the actor may write there, BOARD_CLOSED where nobody does any more, and INPUT_INVALID where the
 * actor may not even read.
 */
export function writableBoard(boards: Boards, actor: Actor, type: string, field = "type"): Board {
  const board = knownBoard(boards, actor, type, field);
  assertMayWrite(actor, board);
  return board;
}
