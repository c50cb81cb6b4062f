import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";

/** How often a page was opened on a day. */
export type Visits = { day: string; page: string; isRobot: boolean; count: number };

/** Of a day, so that nobody fills a disk by opening pages. */
export const mostPages = 2_000;

/** Days for which it is known. */
const knownFor = 400;

/** Adds to what was counted before, by whichever process. In one order, so that two that write at once do not wait for each other. */
export async function addVisits(em: EntityManager, visits: readonly Visits[]): Promise<void> {
  const column = (type: string, values: readonly unknown[]) => sql`${values}::${sql.raw(type)}[]`;
  await sql`
    insert into visit_count (day, path, is_robot, count)
    select day, path, is_robot, count from (
      select added.*, known.day is not null as is_known,
        row_number() over (partition by added.day, known.day is null order by added.count desc, added.path) as rank
      from unnest(
        ${column(
          "date",
          visits.map(({ day }) => day),
        )},
        ${column(
          "text",
          visits.map(({ page }) => page),
        )},
        ${column(
          "boolean",
          visits.map(({ isRobot }) => isRobot),
        )},
        ${column(
          "int",
          visits.map(({ count }) => count),
        )}) as added (day, path, is_robot, count)
      left join visit_count as known using (day, path, is_robot)
    ) as ranked
    where is_known or rank <= ${sql.lit(mostPages)} - (select count(*) from visit_count as there where there.day = ranked.day)
    order by day, path, is_robot
    on conflict (day, path, is_robot) do update set count = visit_count.count + excluded.count`.execute(
    em.getKysely<Tables>(),
  );
}

/** How often people and robots opened pages on each day since one, the earliest first; days on which nobody did are left out. */
export async function listVisitDays(em: EntityManager, since: string) {
  const { rows } = await sql<{ day: string; people: number; robots: number }>`
    select day::text as day, coalesce(sum(count) filter (where not is_robot), 0)::int as people,
      coalesce(sum(count) filter (where is_robot), 0)::int as robots
    from visit_count where day >= ${since}::date group by day order by day`.execute(em.getKysely<Tables>());
  return rows;
}

/** What people opened most since a day. */
export async function listVisitedPages(em: EntityManager, since: string, most: number) {
  const { rows } = await sql<{ path: string; count: number }>`
    select path, sum(count)::int as count from visit_count
    where day >= ${since}::date and not is_robot group by path order by count desc, path limit ${most}`.execute(
    em.getKysely<Tables>(),
  );
  return rows;
}

export const sweepVisits = (em: EntityManager) =>
  sql`delete from visit_count where day < (now() at time zone 'Asia/Seoul')::date - ${sql.lit(knownFor)}`.execute(
    em.getKysely<Tables>(),
  );
