import { createHmac } from "node:crypto";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { LimitError } from "../../errors.ts";
import { emit } from "../measure/measure.ts";
import { type LimitName, limits } from "./limits.ts";

/** One call to be counted: which limit, and the account or address that it counts. */
export type Counted = readonly [name: LimitName, subject: string];

/** What is left of a limit once a call was counted: `left` calls more in `seconds` from now. */
export type Allowance = { name: LimitName; left: number; seconds: number };

export type Limiter = {
  /** Counts the call against each limit. Throws LimitError, which says how long to wait. */
  take: (...all: Counted[]) => Promise<void>;
  /** Gives a call back: where only failures count, one that succeeded. */
  refund: (...all: Counted[]) => Promise<void>;
  /** The same long after it was counted: where another window has begun since, nothing is owed. */
  refundSince: (at: Date, ...all: Counted[]) => Promise<void>;
  /** Forgets what has run out. */
  sweep: () => Promise<void>;
};

/** `telling` answers the same, which also tells what it leaves of each limit that it counts against. */
export type LimitSource = Limiter & { telling: (tell: (allowance: Allowance) => void) => Limiter };

/** Seconds by which the clocks of a process and its database may differ. */
const skew = 60;

type Refunded = { keyOf: (counted: Counted) => string; at: Date | null; all: readonly Counted[] };

/** What was counted `at` a moment is owed only by the window of that moment; null for just now. */
async function refundCounted(em: EntityManager, { keyOf, at, all }: Refunded): Promise<void> {
  const given = all.map((counted) => {
    const { most, window } = limits[counted[0]];
    return sql`(${keyOf(counted)}, ${most}::int, ${at}::timestamptz + make_interval(secs => ${window + skew}))`;
  });
  // One over the figure says that somebody was refused, who has taken nothing.
  await sql`
    update rate_limit set count = least(rate_limit.count, given.most) - 1
    from (values ${sql.join(given)}) as given (key, most, ends)
    where rate_limit.key = given.key and rate_limit.count > 0
      and (given.ends is null or rate_limit.resets_at <= given.ends)`.execute(em.getKysely<Tables>());
}

/** Counts calls in the database, so that all processes of a site count together. `secret` keys the stored subjects. */
export function createLimiter({
  fork,
  secret,
  isEnabled,
}: {
  fork: () => EntityManager;
  secret: string;
  isEnabled: boolean;
}): LimitSource {
  const keyOf = ([name, subject]: Counted) =>
    `${name}:${createHmac("sha256", secret).update(`${name}\n${subject}`).digest("base64url")}`;

  /** One statement, so that of many calls at once none is missed. */
  async function count(counted: Counted): Promise<Allowance | undefined> {
    const [name] = counted;
    const { most, window } = limits[name];
    const { rows } = await sql<{ count: number; wait: number }>`
      insert into rate_limit (key, count, resets_at)
        values (${keyOf(counted)}, 1, now() + make_interval(secs => ${window}))
      on conflict (key) do update set
        count = case when rate_limit.resets_at <= now() then 1 else least(rate_limit.count + 1, ${most + 1}) end,
        resets_at = case when rate_limit.resets_at <= now() then excluded.resets_at else rate_limit.resets_at end
      returning count, ceil(extract(epoch from resets_at - now()))::int as wait`.execute(fork().getKysely<Tables>());
    const [row] = rows;
    if (!row) return undefined;
    if (row.count <= most) return { name, left: most - row.count, seconds: row.wait };
    emit("limit", { name });
    throw new LimitError(Math.max(1, row.wait));
  }

  const limiter = (tell: (allowance: Allowance) => void): Limiter => ({
    async take(...all) {
      if (!isEnabled) return;
      for (const counted of all) {
        const allowance = await count(counted);
        if (allowance) tell(allowance);
      }
    },

    async refund(...all) {
      if (isEnabled) await refundCounted(fork(), { keyOf, at: null, all });
    },

    async refundSince(at, ...all) {
      if (isEnabled) await refundCounted(fork(), { keyOf, at, all });
    },

    async sweep() {
      await fork().getKysely<Tables>().deleteFrom("rate_limit").where("resets_at", "<=", new Date()).execute();
    },
  });

  return { ...limiter(() => undefined), telling: limiter };
}
