import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import type { Log } from "../../platform/log/log.ts";

/** Posts a statement, each of which is a transaction of its own: a writer waits for none of them. */
const batch = 200;

const lastNumber = 2 ** 31 - 1;

/** Fills a stretch below a number; answers where the next begins, or null where none is left. */
async function fillBelow(em: EntityManager, below: number): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    with missing as materialized (
      select id from stored_post
      where id < ${below} and not exists (select from post_text where post_text.post_id = stored_post.id)
      order by id desc limit ${sql.lit(batch)}),
    filled as materialized (select id, refresh_post_text(id)::text from missing)
    select min(id) as last from filled`.execute(em.getKysely<Tables>());
  return rows[0]?.last ?? null;
}

/**
 * Posts that stood before the search came get what they are found by, the newest first, behind everything that somebody
 * waits for. The triggers write all others, so it is done once a process.
 */
export function createPostTextFiller({ fork, log }: { fork: () => EntityManager; log: Log }) {
  const closing = new AbortController();
  let underWay: Promise<void> | undefined;

  async function fill(): Promise<void> {
    let below: number | null = lastNumber;
    while (below !== null && !closing.signal.aborted) below = await fillBelow(fork(), below);
  }

  return {
    fill: () =>
      (underWay ??= fill().catch((error: unknown) => {
        underWay = undefined;
        if (!closing.signal.aborted) log.error({ err: error }, "posts were not made ready to be searched");
      })),
    async close(): Promise<void> {
      closing.abort();
      await underWay;
    },
  };
}
