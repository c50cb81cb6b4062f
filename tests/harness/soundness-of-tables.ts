import { openDatabase } from "@bulmo/entities/database";
import type { DatabaseOptions } from "@bulmo/entities/database";

/** What one part of the tables says of another; each answers rows only where both disagree. */
const contradictions = {
  "a board's counter": `
    select c.type from board_counter c
    left join lateral (select count(*) as posts, max(index) as last, min(index) as first from stored_post p
      where p.type = c.type and (c.sub_type = 0 or p.sub_type = c.sub_type)) p on true
    where c.post_count <> p.posts or c.sub_type = 0 and (c.last_index <> coalesce(p.last, 0)
      or p.posts > 0 and (p.first <> 1 or p.last <> p.posts))`,
  "a block's counter": `
    select * from board_block b full join (
      select type, place as sub_type, index / 500 as block, count(*) as posts from post
      cross join lateral (select 0 union all select sub_type where sub_type is not null) as places (place)
      group by 1, 2, 3) p using (type, sub_type, block)
    where coalesce(b.post_count, 0) <> coalesce(p.posts, 0)`,
  "a post's likes": `
    select id from stored_post p where like_count <> (select count(*) from post_like l where l.post_id = p.id)`,
  "a comment's likes": `
    select id from comment c where like_count <> (select count(*) from comment_like l where l.comment_id = c.id)`,
  "a member's consent": `
    select username from "user" u where username like 'painter%'
    and (select count(*) from consent c where c.user_id = u.id) <> 2`,
  "a migration": "select name from mikro_orm_migrations group by name having count(*) <> 1",
};

/** Parts of the tables that contradict each other, with how many rows do. */
export async function contradictionsIn(target: DatabaseOptions): Promise<string[]> {
  const { orm } = await openDatabase(target);
  try {
    const found: string[] = [];
    for (const [what, query] of Object.entries(contradictions)) {
      const rows = await orm.em.fork().execute<object[]>(query);
      if (rows.length > 0) found.push(`${what}: ${rows.length}`);
    }
    return found;
  } finally {
    await orm.close();
  }
}
