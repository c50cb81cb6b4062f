import { type OldDatabase, quoted, type Row } from "../mysql/old-database.ts";
import { readEscaped } from "../mysql/old-text.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { OldAuthor } from "../old-site.ts";

/** A site of Rhymix 2 or of XE 1, which it came from: their tables have the same names and nearly the same columns. */
export type Source = {
  database: OldDatabase;
  /** A table by its name behind the prefix, as a statement takes it. */
  of: (table: string) => string;
  has: (table: string) => Promise<boolean>;
  hasColumn: (table: string, column: string) => Promise<boolean>;
  /** Titles in the words of the site's first language, by the name that stands in their place. */
  words: ReadonlyMap<string, string>;
};

/** The tables without which nothing can be read, behind whatever prefix. */
const needed = ["modules", "documents", "member"];

async function prefixesIn(database: OldDatabase): Promise<string[]> {
  const names = new Set((await database.all("show tables")).map((row) => String(Object.values(row)[0] ?? "")));
  return [...names]
    .filter((name) => name.endsWith("documents"))
    .map((name) => name.slice(0, -"documents".length))
    .filter((prefix) => needed.every((table) => names.has(prefix + table)));
}

/** `$user_lang->NAME` stands for a word of the site's own. */
async function readWords(database: OldDatabase, prefix: string): Promise<Map<string, string>> {
  if (!(await database.hasTable(`${prefix}lang`))) return new Map();
  const rows = await database.all(`select name, value from ${quoted(`${prefix}lang`)} where lang_code = 'ko'`);
  return new Map(rows.map((row) => [textOf(row, "name"), textOf(row, "value")]));
}

/** Throws where the database has no such site, or several and nobody said which. */
export async function openSource(database: OldDatabase, prefix: string | undefined): Promise<Source> {
  const found = await prefixesIn(database);
  const fitting = found.filter((one) => prefix === undefined || one === prefix);
  const [own] = fitting;
  if (own === undefined || fitting.length > 1)
    throw new Error(
      `--prefix names how its tables begin; in that database ${found.length === 0 ? "none are of such a site" : found.join(", ")}`,
    );
  const columns = new Map<string, Set<string>>();
  const columnsOf = async (table: string) => {
    const rows = await database.all(`show columns from ${quoted(own + table)}`);
    return new Set(rows.map((row) => textOf(row, "Field")));
  };
  return {
    database,
    of: (table) => quoted(own + table),
    has: (table) => database.hasTable(own + table),
    hasColumn: async (table, column) => {
      const known = columns.get(table) ?? (await columnsOf(table));
      columns.set(table, known);
      return known.has(column);
    },
    words: await readWords(database, own),
  };
}

export const titleOf = ({ words }: Source, row: Row, name: string): string => {
  const written = textOf(row, name);
  const [, word = ""] = /^\$user_lang->(\w+)$/u.exec(written.trim()) ?? [];
  return readEscaped(words.get(word) ?? written).trim();
};

/** A negative number is that of a member whom the board showed to nobody. */
export const authorOf = (row: Row): OldAuthor => {
  const name = readEscaped(textOf(row, "nick_name") || textOf(row, "user_name"));
  const member = numberOf(row, "member_srl");
  return member > 0 ? { name, member: String(member) } : { name };
};

export const marksFor = (values: readonly unknown[]): string => values.map(() => "?").join(",");
