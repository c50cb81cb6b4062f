import { workOutputOf } from "@bulmo/contracts/work-output";
import { workTextNames } from "@bulmo/contracts/work-field";
import { sql } from "kysely";
import { authorColumn } from "./post.query.ts";
import { artistsColumn, artistsOf } from "./work-artist.service.ts";

/** What is told of a work wherever works are listed; `user` is joined for who wrote it. */
export const workColumns = [
  "post.id",
  "post.type",
  "post.index",
  "post.title",
  "post.thumbnail",
  ...workTextNames.map((name) => `post.${name}` as const),
  authorColumn.as("author"),
  artistsColumn.as("artists"),
] as const;

/** Works by their permanent numbers: one list is one text of SQL, however many there are. */
export const isNumbered = (numbers: readonly number[]) =>
  sql<boolean>`post.id = any(${`{${numbers.join(",")}}`}::int[])`;

type WorkRow = Parameters<typeof workOutputOf>[0] &
  Parameters<typeof artistsOf>[0] & {
    type: string;
    index: number;
    title: string;
    author: string;
    thumbnail: string;
    created_at: Date | string;
  };

/** A row of them as the calls answer it. */
export const asWork = (row: WorkRow) => ({
  type: row.type,
  index: row.index,
  title: row.title,
  author: row.author,
  createdAt: new Date(row.created_at).toISOString(),
  thumbnail: row.thumbnail,
  ...workOutputOf(row),
  ...artistsOf(row),
});
