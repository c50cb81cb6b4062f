import { hash } from "node:crypto";
import { Client } from "pg";

/** Statements that each connection may keep; ours are some twenty, as numbers that anybody may choose stay parameters. */
const mostPrepared = 300;

/** Stands at the head of a statement that connections keep with its plan. */
export const plannedOnceMark = "/* planned once */";

const names = new Map<string, string>();

/** Counts how often another version's migration has changed what lies under the statements. */
let generation = 0;

/** A column more, and PostgreSQL refuses a kept plan of `select *` rather than make a new one. */
const isOutdated = (error: unknown) =>
  error instanceof Error && (error as { routine?: string }).routine === "RevalidateCachedQuery";

function forget(): void {
  names.clear();
  generation += 1;
}

/** The name under which connections keep this statement; undefined for one that is planned anew each time. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared || !text.includes(plannedOnceMark)) return known;
  const name = `${hash("sha256", text, "hex").slice(0, 32)}_${generation}`;
  names.set(text, name);
  return name;
}

/** Reading a statement and planning it takes the database longer than finding a few rows by index: it does so once. */
const prepared = (query: unknown, values: unknown): unknown => {
  const name = typeof query === "string" && Array.isArray(values) ? nameOf(query) : undefined;
  return name === undefined ? query : { name, text: query, values };
};

/** Asks again without the plan. Within a transaction that is refused too: then the first refusal is what is told. */
const orAnew = (asked: Promise<unknown>, anew: () => unknown): Promise<unknown> =>
  asked.catch(async (error: unknown) => {
    if (!isOutdated(error)) throw error;
    forget();
    try {
      return await anew();
    } catch {
      throw error;
    }
  });

export class PreparingClient extends Client {
  constructor(...options: ConstructorParameters<typeof Client>) {
    super(...options);
    const query = this.query.bind(this) as (...sent: unknown[]) => unknown;
    const preparing = (sent: unknown, ...rest: unknown[]) => {
      const named = prepared(sent, rest[0]);
      if (named === sent) return query(sent, ...rest);
      const asked = query(named, ...rest.slice(1));
      return asked instanceof Promise ? orAnew(asked, () => query(sent, ...rest)) : asked;
    };
    this.query = preparing as typeof this.query;
  }
}
