import type { PostAddress, PostType } from "@bulmo/contracts/post";
import { notFound } from "@tanstack/react-router";
import { indexOf, textOf } from "../../page/search-params.ts";
import { isNotFound } from "../../session/call/call-error.ts";
import { preloadAttachments } from "../attachment/attachments.tsx";
import { redirectToMoved } from "../post-link.ts";
import type { Queries } from "../../session/call/trpc.ts";

/** The query of a post's address, as it came. */
export type PostSearch = { index?: string };

export const validatePostSearch = (search: Record<string, unknown>): PostSearch => ({
  index: textOf(search["index"]),
});

/** Throws the not-found page for anything but a positive whole number (NAV-24). */
export function postAddress(type: PostType, { index }: PostSearch): PostAddress {
  const number = indexOf(index);
  if (number === undefined) throw notFound();
  return { type, index: number };
}

/** Throws the not-found page for a post that is not there, and the way to one that has moved. */
export async function loadPost(queries: Queries, address: PostAddress) {
  try {
    const post = await queries.post.get.fetch(address);
    const moved = redirectToMoved(address, post);
    if (moved) throw moved;
    await preloadAttachments(post);
    return post;
  } catch (error) {
    throw isNotFound(error) ? notFound() : error;
  }
}
