import type { ExhibitionItem, PostItem } from "@bulmo/contracts/post";

/** Of a list that might hold posts too, what hangs on a wall. */
export const asWorks = (posts: readonly PostItem[]): ExhibitionItem[] =>
  posts.filter((post): post is ExhibitionItem => "thumbnail" in post);
