import { notFound, redirect } from "@tanstack/react-router";
import { type BoardList, firstExhibition } from "../../page/board/board-list.ts";
import type { Queries } from "../../session/call/trpc.ts";
import { type Exhibition, worksPath } from "./exhibition.ts";

/** What an address calls an exhibition: its number in the path, its type in a work's query. */
type ExhibitionName = { number: string; type?: string };

/** What a loader has at hand for it. */
export type OpenContext = {
  boards: BoardList;
  queries: Queries;
  /** On the server: whether somebody is signed in, who may know of more than a visitor. */
  isSignedIn?: boolean;
};

/** The type wins over the number (requirements/decisions.md). */
const exhibitionIn = ({ exhibitions }: BoardList, { number, type }: ExhibitionName): Exhibition | undefined =>
  exhibitions.find((one) => (type === undefined ? String(one.n) === number : one.type === type));

/** What was made since the page was sent, and drafts, of which administrators alone are told; a page is always a visitor's. */
async function askFor({ queries }: OpenContext, name: ExhibitionName): Promise<Exhibition | undefined> {
  if (import.meta.env.SSR) return undefined;
  return exhibitionIn(await queries.board.list.fetch(undefined, { staleTime: 0 }), name);
}

/**
 * The exhibition that an address names. Throws the way to the first for what names none (GAL-04); to who is signed in, and
 * may know of more, the not-found page, from which the browser asks again.
 */
export async function openExhibition(context: OpenContext, name: ExhibitionName): Promise<Exhibition> {
  const found = exhibitionIn(context.boards, name) ?? (await askFor(context, name));
  if (found) return found;
  const first = firstExhibition(context.boards);
  throw context.isSignedIn || !first ? notFound() : redirect({ to: worksPath(first), statusCode: 302 });
}
