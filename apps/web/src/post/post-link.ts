import { boardAddressOf, exhibitionNumber } from "@bulmo/contracts/board";
import type { PostAddress } from "@bulmo/contracts/post";
import { redirect } from "@tanstack/react-router";
import { sitePath } from "../page/site-path.ts";

/** The page on which a post is read. */
export function postLink({ type, index }: PostAddress) {
  const number = exhibitionNumber(type);
  if (number === undefined)
    return { to: sitePath(`/community/${boardAddressOf(type)}/detail`), search: { index: String(index) } };
  return { to: sitePath(`/gallery/exhibition/${number}/detail`), search: { type, index: String(index) } };
}

/**
 * The way to where a post stands now when that is not where it was asked for: a post that moved to another board keeps
 * its old address (requirements/decisions.md). `group` is the chosen one of an exhibition. Undefined for a post that did not move.
 */
export function redirectToMoved(asked: PostAddress, found: PostAddress, group?: number) {
  if (asked.type === found.type && asked.index === found.index) return undefined;
  const { to, search } = postLink(found);
  const chosen = group === undefined ? {} : { group: String(group) };
  // For good: a number is never given to another post.
  return redirect({ to, search: { ...search, ...chosen }, statusCode: 301 });
}
