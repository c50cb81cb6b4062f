import type { ListedBoard } from "@bulmo/contracts/board-list";
import type { PostDetail } from "@bulmo/contracts/post";
import { notFound, type ParsedLocation, redirect } from "@tanstack/react-router";
import { sitePath } from "../../../page/site-path.ts";
import { boardPath } from "../../../post/board/board-paths.ts";
import { headData, postText } from "../../../post/board/post-head.ts";
import type { RouterContext } from "../../-router-context.ts";
import { boardAt } from "./-board-at.ts";
import type { HeadText } from "../../-loaded-head.ts";

type Asked = { address: string; location: Pick<ParsedLocation, "pathname" | "search"> };

/** Made since the page was sent, or for administrators, who alone are told of it; a page itself is always a visitor's. */
async function askFor({ queries }: RouterContext, address: string): Promise<ListedBoard | undefined> {
  if (import.meta.env.SSR) return undefined;
  return boardAt(await queries.board.list.fetch(undefined, { staleTime: 0 }), address);
}

/** The board that an address names, if one does. Throws the way to one that was renamed (EXH-06, EXH-08). */
export async function resolveBoard(
  context: RouterContext,
  { address, location }: Asked,
): Promise<ListedBoard | undefined> {
  const board = boardAt(context.boards, address) ?? (await askFor(context, address));
  if (!board || board.address === address) return board;
  const [, , , ...below] = location.pathname.split("/");
  const to = sitePath([boardPath(board), ...below].filter(Boolean).join("/"));
  throw redirect({ to, search: location.search, statusCode: 301 });
}

/** The same, and the not-found page where there is none. */
export async function openBoard(context: RouterContext, asked: Asked): Promise<ListedBoard> {
  const board = await resolveBoard(context, asked);
  if (!board) throw notFound();
  return board;
}

/** Whether its pages show nothing before it is known who reads them (EXH-07). */
export const isGuarded = ({ readers }: ListedBoard): boolean => readers !== "EVERYONE";

const descriptionOf = ({ title, description = `${title} 게시판입니다.` }: ListedBoard) => description;

/** A board is known by its name; what stands on one that is not for everybody is not to be found. */
export const headOf = (board: ListedBoard, of: Pick<HeadText, "path" | "page" | "unlisted">): HeadText => ({
  title: board.title,
  description: descriptionOf(board),
  ...of,
  unlisted: of.unlisted || isGuarded(board),
});

/** A post is known by its own title, as those of the specification's boards are. */
export const headOfPost = (board: ListedBoard, post: PostDetail): HeadText =>
  postText(headData(post), { path: boardPath(board), description: descriptionOf(board) });
