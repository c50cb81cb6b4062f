import { type OldDatabase, quoted, type Row } from "../mysql/old-database.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { OldAuthor } from "../old-site.ts";

/** WordPress with the board of Cosmosfarm, whose tables begin with `kboard_` behind the prefix of WordPress. */
export type Source = {
  database: OldDatabase;
  prefix: string;
  of: (table: string) => string;
  has: (table: string) => Promise<boolean>;
  hasColumn: (table: string, column: string) => Promise<boolean>;
};

const last = "kboard_board_content";

/** Throws where the database has no such site, or several and nobody said which. */
export async function openSource(database: OldDatabase, prefix: string | undefined): Promise<Source> {
  const names = (await database.all("show tables")).map((row) => String(Object.values(row)[0] ?? ""));
  const found = names.filter((name) => name.endsWith(last)).map((name) => name.slice(0, -last.length));
  const fitting = found.filter((one) => prefix === undefined || one === prefix);
  const [own] = fitting;
  if (own === undefined || fitting.length > 1)
    throw new Error(
      `--prefix names how its tables begin; in that database ${found.length === 0 ? "there is no KBoard" : found.join(", ")}`,
    );
  return {
    database,
    prefix: own,
    of: (table) => quoted(own + table),
    has: (table) => database.hasTable(own + table),
    hasColumn: async (table, column) =>
      (await database.all(`show columns from ${quoted(own + table)}`)).some((row) => textOf(row, "Field") === column),
  };
}

/** Whoever had an account is known by it; everybody else by the name that they gave. */
export const authorOf = (row: Row, number: string, display: string): OldAuthor => {
  const [member, name] = [numberOf(row, number), textOf(row, display)];
  return member > 0 ? { name, member: String(member) } : { name };
};

export const marksFor = (values: readonly unknown[]): string => values.map(() => "?").join(",");

/** The texts of what PHP has serialized as a list. */
export const serializedTexts = (text: string): string[] =>
  [...text.matchAll(/s:\d+:"([^"]*)"/gu)].map(([, word = ""]) => word);

/** What an option of WordPress says; empty where it has none. */
export async function optionOf({ database, of }: Source, name: string): Promise<string> {
  const [row = {}] = await database.all(`select option_value from ${of("options")} where option_name = ?`, [name]);
  return textOf(row, "option_value");
}
