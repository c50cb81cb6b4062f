import type { UndescribedListInput, UndescribedPicture } from "@bulmo/contracts/picture-description";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import { isCursorTime, readCursor, writeCursor } from "../../platform/rest/cursor.ts";
import { undescribedPictures } from "../../platform/sanitise/picture-description.ts";
import type { Context } from "../../trpc.ts";
import { findPicturedPosts, type PicturedPost, type PostLocation } from "./picture-description.query.ts";

/** What a cursor belongs to: there is one list. */
const asked = ["undescribed"];

/** Of a picture, among all: where its post stands, and which of its pictures it is. */
type Position = PostLocation & { place: number };

const isPosition = ([createdAt, id, place, ...more]: readonly unknown[]) =>
  isCursorTime(createdAt) && Number.isInteger(id) && Number.isInteger(place) && more.length === 0;

function positionOf(cursor: string): Position & { page: number } {
  const { page, place: told } = readCursor(asked, cursor, isPosition);
  const [createdAt, id, place] = told as [string, number, number];
  return { page, createdAt, id, place };
}

type Found = Position & Omit<UndescribedPicture, "board">;

function picturesOf({
  id,
  createdAt,
  type,
  index,
  title,
  content,
  thumbnail,
  revision,
  isWork,
}: PicturedPost): Found[] {
  return undescribedPictures(content)
    .filter(({ src }) => parsePictureUrl(src) !== null && !(isWork && src === thumbnail))
    .map(({ src, ...told }) => ({ id, createdAt, type, index, title, imageUrl: src, revision, ...told }));
}

/**
 * Pictures of which their text says nothing yet, those of the newest post first, each post's in their order. Answers the
 * posts of every board, what is said in secret questions too: it is for administrators.
 */
export async function listUndescribed(
  { em, boards }: Pick<Context, "em" | "boards">,
  { limit, cursor }: UndescribedListInput,
) {
  const known = await boards();
  const after = cursor === undefined ? undefined : positionOf(cursor);
  const isBehind = (one: Position) => one.id !== after?.id || one.place > after.place;
  // Each of them shows one at least, but for the one that was left in its middle, and a text that speaks of HTML.
  const posts = await findPicturedPosts(em, { from: after, limit: limit + 2 });
  const found = posts.flatMap(picturesOf).filter(isBehind);
  const shown = found.slice(0, limit);
  const last = shown.at(-1) ?? restOf(posts, limit);
  const hasMore = found.length > limit || posts.length === limit + 2;
  return {
    list: shown.map(({ id: _id, createdAt: _createdAt, ...picture }) => ({
      ...picture,
      board: known.byType.get(picture.type)?.title ?? "",
    })),
    nextCursor:
      hasMore && last
        ? writeCursor(asked, { page: (after?.page ?? 0) + 1, place: [last.createdAt, last.id, last.place] })
        : null,
  };
}

/** Where to go on behind posts that show none after all. */
function restOf(posts: readonly PicturedPost[], limit: number): Position | undefined {
  const post = posts[limit + 1];
  return post && { id: post.id, createdAt: post.createdAt, place: Number.MAX_SAFE_INTEGER };
}
