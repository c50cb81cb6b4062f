import { createHash } from "node:crypto";
import { listMessages } from "@bulmo/contracts/list";
import { InputError } from "../../errors.ts";

/** Where a list was left: how many answers it has given, and the place of the last row. */
export type CursorPosition = { page: number; place: readonly (string | number)[] };

/** Most answers of one list that anybody reads one after the other. */
const mostPages = 1_000_000_000;

/** What a list was asked for: a cursor of another is refused. It is no secret, and nothing hangs on it but sense. */
const digestOf = (asked: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(asked)).digest("base64url").slice(0, 8);

/**
 * A cursor says where to go on, and what it says is only ever compared with rows that its reader may read anyhow: so it
 * is not signed (docs/decisions/044).
 */
export const writeCursor = (asked: readonly unknown[], { page, place }: CursorPosition): string =>
  Buffer.from(JSON.stringify([digestOf(asked), page, ...place])).toString("base64url");

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
}

const isPage = (page: unknown): page is number =>
  typeof page === "number" && Number.isInteger(page) && page >= 1 && page < mostPages;

const unusable = () =>
  new InputError([{ field: "cursor", reason: "CURSOR_UNUSABLE", message: listMessages.cursorUnusable }]);

/** Throws INPUT_INVALID (CURSOR_UNUSABLE) for what is no cursor of this list, and for another spelling of one. */
export function readCursor(
  asked: readonly unknown[],
  cursor: string,
  isPlace: (place: readonly unknown[]) => boolean,
): CursorPosition {
  const parsed = parse(cursor);
  const [digest, page, ...place] = Array.isArray(parsed) ? (parsed as unknown[]) : [];
  if (digest !== digestOf(asked) || !isPage(page) || !isPlace(place)) throw unusable();
  const read = { page, place: place as (string | number)[] };
  if (writeCursor(asked, read) !== cursor) throw unusable();
  return read;
}

/** To the microsecond, and on a day that there is: the database reads no other. */
export function isCursorTime(value: unknown): boolean {
  const seconds =
    typeof value === "string" ? /^([1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d{6}Z$/u.exec(value)?.[1] : undefined;
  const time = new Date(`${seconds}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(`${seconds}.`);
}
