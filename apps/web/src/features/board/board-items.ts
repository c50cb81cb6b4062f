import { boardTypes } from "@bulmo/contracts/board";
import type { BoardItem, PostItem } from "@bulmo/contracts/post";

/** Of a list that might hold works too, what belongs on a board. */
export const asBoardItems = (posts: readonly PostItem[]): BoardItem[] =>
  posts.filter((post): post is BoardItem => boardTypes.some((type) => type === post.type));
