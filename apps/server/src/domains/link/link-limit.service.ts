import { newcomer, newcomersLinks, tooManyLinks } from "@bulmo/contracts/link-rule";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";

/** Too young, or too little written that still stands. */
async function isNewcomer(em: EntityManager, { id }: Actor): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select created_at > now() - make_interval(days => ${newcomer.days})
      or (select count(*) from post where user_id = ${id})
        + (select count(*) from comment join post on post.id = comment.post_id
          where comment.user_id = ${id} and comment.deleted_at is null) < ${newcomer.writings} as "isNew"
    from "user" where id = ${id}`.execute(em.getKysely<Tables>());
  return rows[0]?.isNew ?? true;
}

/** Throws INPUT_INVALID where a newcomer links to more places than one asking or answering would. */
export async function limitLinks(
  em: EntityManager,
  actor: Actor,
  { kind, count }: { kind: keyof typeof newcomersLinks; count: number },
): Promise<void> {
  if (count <= newcomersLinks[kind] || actor.isAdmin || !(await isNewcomer(em, actor))) return;
  throw new DomainError("INPUT_INVALID", tooManyLinks(kind));
}
