import { koreanDay } from "@bulmo/contracts/korean-day";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

/** Characters that are noted; days until they are forgotten. */
const noted = { characters: 50, days: 90 } as const;

/** Of a day, so that nobody fills a disk by searching. */
const mostWords = 1_000;

/** A telephone number has more digits than a year or a page. */
const mostDigits = 6;

/** What is no word but somebody: an address of mail, a number. */
const isPersonal = (word: string) => word.includes("@") || (word.match(/\p{Nd}/gu)?.length ?? 0) > mostDigits;

/** The words as they are counted; undefined where they are not. */
function missOf(words: readonly string[]): string | undefined {
  const word = words.join(" ");
  return word === "" || isPersonal(word) ? undefined : Array.from(word).slice(0, noted.characters).join("").trim();
}

/** Counts that nothing was found, without anything that tells who looked for it. */
export async function noteMiss(em: EntityManager, now: Date, words: readonly string[]): Promise<void> {
  const word = missOf(words);
  if (word === undefined) return;
  const day = koreanDay(now);
  await sql`
    insert into search_miss (day, word, count)
    select ${day}::date, ${word}, 1
    where exists (select from search_miss where day = ${day}::date and word = ${word})
      or (select count(*) from search_miss where day = ${day}::date) < ${sql.lit(mostWords)}
    on conflict (day, word) do update set count = search_miss.count + 1`.execute(em.getKysely<Tables>());
}

/** Times, or days, from which on a word is told of: what one person looked for once may be their name, or another's. */
const least = { times: 3, days: 2 } as const;

/** What was looked for most since a day and not found, for administrators (DAY-07). */
export async function listMisses(
  em: EntityManager,
  since: string,
  most: number,
): Promise<{ word: string; count: number }[]> {
  const { rows } = await sql<{ word: string; count: number }>`
    select word, sum(count)::int as count from search_miss where day >= ${since}::date
    group by word having sum(count) >= ${sql.lit(least.times)} or count(*) >= ${sql.lit(least.days)} order by count desc, word limit ${most}`.execute(
    em.getKysely<Tables>(),
  );
  return rows;
}

/** Forgets what is older than 90 days. */
export const sweepMisses = (em: EntityManager) =>
  sql`delete from search_miss where day < (now() at time zone 'Asia/Seoul')::date - ${sql.lit(noted.days)}`.execute(
    em.getKysely<Tables>(),
  );
