import type { PostItem } from "@bulmo/contracts/post";
import { csvOf } from "@bulmo/contracts/csv";
import { formatDate } from "../../parts/text/date.ts";

const heads = ["번호", "제목", "작가/글쓴이", "설명/캡션", "작성일"];

/** The posts of a board as a spreadsheet opens them. */
export const postsAsCsv = (posts: readonly PostItem[]): string =>
  csvOf(
    heads,
    posts.map((post) => [
      String(post.index),
      post.title,
      post.author,
      "caption" in post ? post.caption : "",
      formatDate(post.createdAt),
    ]),
  );
