import type { OldAuthor } from "../old-site.ts";
import type { OldDatabase, Row } from "../mysql/old-database.ts";
import { textOf } from "../mysql/row.ts";

/** Its tables, by the names that an installation gave them. */
export type Tables = { of: (name: string) => string; written: (board: string) => string };

export type Source = { database: OldDatabase; tables: Tables; prefix: string };

/** Whoever had an account is known by it; everybody else by the name that they gave. */
export const authorOf = (row: Row): OldAuthor => {
  const member = textOf(row, "mb_id");
  const name = textOf(row, "wr_name");
  return member === "" ? { name } : { name, member };
};
