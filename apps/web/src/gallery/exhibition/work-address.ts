import { exhibitionNumber } from "@bulmo/contracts/board";
import type { PostDetail, PostGetInput, PostType } from "@bulmo/contracts/post";
import { linkOptions, notFound, redirect } from "@tanstack/react-router";
import { indexOf, textOf } from "../../page/search-params.ts";
import { isNotFound } from "../../session/call/call-error.ts";
import { redirectToMoved } from "../../post/post-link.ts";
import type { Queries } from "../../session/call/trpc.ts";
import { type Exhibition, groupNumber, worksPath } from "./exhibition.ts";
import { type OpenContext, openExhibition } from "./open-exhibition.ts";

/** The query of a work's address, as it came. `group` is there when the work was chosen from a group. */
export type WorkSearch = { type?: string; index?: string; group?: string };

export const validateWorkSearch = (search: Record<string, unknown>): WorkSearch => ({
  type: textOf(search["type"]),
  index: textOf(search["index"]),
  group: textOf(search["group"]),
});

type Work = { type: PostType; index: number };

/** The way to a work; from a group, with the group (GAL-07). */
export const workLink = ({ type, index }: Work, group?: number) =>
  linkOptions({
    to: "/gallery/exhibition/$exhibition/detail",
    params: { exhibition: String(exhibitionNumber(type) ?? 1) },
    search: { type, index: String(index), group: group === undefined ? undefined : String(group) },
  });

/** The place of a work on a wall, on which works of several exhibitions may hang. */
export const workAnchor = ({ type, index }: Work) => `${type}-${index}`;

/** The address of a work's page, without the group through which one came: it has one. */
export const workPath = (exhibition: Exhibition, { index }: Pick<Work, "index">) =>
  `${worksPath(exhibition)}/detail?type=${exhibition.type}&index=${index}`;

export type WorkAddress = { exhibition: Exhibition; group: number | undefined; input: PostGetInput };

/**
 * The work that an address names. Throws the way to the first exhibition where it names no exhibition (GAL-04), to the
 * work's own address where the number in the path is another's, and the not-found page where it names no work.
 */
export async function workAddress(
  context: OpenContext,
  number: string,
  { type, index, group }: WorkSearch,
): Promise<WorkAddress> {
  const exhibition = await openExhibition(context, { number, type });
  const chosen = groupNumber(exhibition, group);
  const named = indexOf(index);
  if (named === undefined) throw notFound();
  const work = { type: exhibition.type, index: named };
  if (String(exhibition.n) !== number) throw redirect({ ...workLink(work, chosen), statusCode: 302 });
  return { exhibition, group: chosen, input: { ...work, exhibitionSubIndex: chosen } };
}

/** Throws the not-found page for a work that is not there, and the way to one that has moved (requirements/decisions.md). */
export async function loadWork(queries: Queries, { input, group }: WorkAddress): Promise<PostDetail> {
  try {
    const post = await queries.post.get.fetch(input);
    const moved = redirectToMoved(input, post, group);
    if (moved) throw moved;
    return post;
  } catch (error) {
    throw isNotFound(error) ? notFound() : error;
  }
}
