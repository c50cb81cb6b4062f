import { hash } from "node:crypto";
import { Client } from "pg";

/** Statements that each connection may keep; ours are some dozens. */
const mostPrepared = 300;

/**
 * A plan for whatever value comes is as good as one for this value, except where the value decides which index is best
 * (a word that is searched for) or how far to read (a limit or an offset that is a parameter).
 */
const isPlannedOnce = (text: string) =>
  text.startsWith("select ") && !/\bbigrams\(|\bstring_to_array\(|\b(?:limit|offset) \$/u.test(text);

const names = new Map<string, string>();

/** The name under which connections keep this statement; undefined for one that is planned anew each time. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared || !isPlannedOnce(text)) return known;
  const name = hash("sha256", text, "hex").slice(0, 32);
  names.set(text, name);
  return name;
}

/** Reading a statement and planning it takes the database longer than finding a few rows by index: it does so once. */
const prepared = (query: unknown, values: unknown): unknown => {
  const name = typeof query === "string" && Array.isArray(values) ? nameOf(query) : undefined;
  return name === undefined ? query : { name, text: query, values };
};

export class PreparingClient extends Client {
  constructor(...options: ConstructorParameters<typeof Client>) {
    super(...options);
    const query = this.query.bind(this) as (...sent: unknown[]) => unknown;
    const preparing = (sent: unknown, ...rest: unknown[]) => {
      const named = prepared(sent, rest[0]);
      return named === sent ? query(sent, ...rest) : query(named, ...rest.slice(1));
    };
    this.query = preparing as typeof this.query;
  }
}
