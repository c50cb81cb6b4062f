import type { EntityManager, Tables } from "./database.ts";

/** Whether nobody has put anything in yet: neither a member nor a post. */
export async function isEmpty(em: EntityManager): Promise<boolean> {
  const [user, post] = await Promise.all([
    em.getKysely<Tables>().selectFrom("user").select("id").limit(1).executeTakeFirst(),
    em.getKysely<Tables>().selectFrom("post").select("id").limit(1).executeTakeFirst(),
  ]);
  return user === undefined && post === undefined;
}
