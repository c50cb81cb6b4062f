import { mostPins } from "@bulmo/contracts/pin";
import type { Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";

/** The day that it is for the association's readers. */
export const koreanToday = sql<string>`(now() at time zone 'Asia/Seoul')::date`;

/** False, never null, for what nobody pinned. */
export const isPinned = sql<boolean>`(post.pinned_until >= ${koreanToday}) is true`;

/** The latest notices, and those that are pinned, each once. They are put together by their ids alone: texts are long. */
export const latestAndPinned = (latest: number): RawBuilder<Tables["post"]> => sql`(
  select * from post where id in (
    (select id from post where type = 'NOTICE' order by index desc limit ${sql.lit(latest)})
    union
    (select id from post where type = 'NOTICE' and pinned_until >= ${koreanToday}
      order by index desc limit ${sql.lit(mostPins)})
  )
)`;
