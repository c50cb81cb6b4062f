import type { ExhibitionItem, PostItem } from "@bulmo/contracts/post";
import { csvOf } from "@bulmo/contracts/csv";
import { artistLine, artistsLabel } from "@bulmo/contracts/work-artist-role";
import { type WorkTextName, workTextNames, workTexts } from "@bulmo/contracts/work-field";
import { formatDate } from "../../parts/text/date.ts";

const labels = workTextNames.map((name) => workTexts[name].label);
const heads = ["번호", "제목", "작가/글쓴이", artistsLabel, ...labels, "작성일"];

/** Posts of boards have no texts of works. */
type Row = PostItem & Partial<Record<WorkTextName, string> & Pick<ExhibitionItem, "artists">>;

/** The posts of a board as a spreadsheet opens them. */
export const postsAsCsv = (posts: readonly PostItem[]): string =>
  csvOf(
    heads,
    posts.map((post: Row) => [
      String(post.index),
      post.title,
      post.author,
      artistLine(post.artists ?? []),
      ...workTextNames.map((name) => post[name] ?? ""),
      formatDate(post.createdAt),
    ]),
  );
