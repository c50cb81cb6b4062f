import type { PostAddress } from "@bulmo/contracts/post";
import { notFound, redirect } from "@tanstack/react-router";
import { isNotFound } from "../../session/call/call-error.ts";
import { type ContentEditSearch, editedPost, typeInAddress } from "../content-board/content-search.ts";
import type { Queries } from "../../session/call/trpc.ts";

const isSame = (one: PostAddress, other: PostAddress) => one.type === other.type && one.index === other.index;

/** The post that an address means; null for a new one. Throws the not-found page, and the way to one that has moved. */
export async function loadEdited(queries: Queries, search: ContentEditSearch): Promise<PostAddress | null> {
  const address = editedPost(search);
  if (!address) return null;
  const post = await queries.post.get.fetch(address).catch((error: unknown) => {
    throw isNotFound(error) ? notFound() : error;
  });
  if (isSame(address, post)) return address;
  throw redirect({
    to: "/admin/content-manage/edit",
    search: { type: typeInAddress(post.type), index: String(post.index) },
    statusCode: 302,
  });
}
