import { csvOf } from "@bulmo/contracts/csv";
import type { PostItem } from "@bulmo/contracts/post";
import { formatDate } from "../../parts/text/date.ts";

/** The posts of a board as a spreadsheet opens them. */
export const postsAsCsv = (posts: readonly PostItem[]): string =>
  csvOf(
    ["번호", "제목", "글쓴이", "작성일"],
    posts.map(({ index, title, author, createdAt }) => [String(index), title, author, formatDate(createdAt)]),
  );
