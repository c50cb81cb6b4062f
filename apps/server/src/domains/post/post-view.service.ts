import { createHash, createHmac, randomBytes } from "node:crypto";
import type { PostAddress } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { locatePost } from "./post-locate.ts";

/** A reader counts once in 30 minutes (BRD-28). */
const windowMinutes = 30;

export type Reader = { viewer: Actor | null; address: string; agent: string };

const findVisitorKey = (em: EntityManager) =>
  em.getKysely<Tables>().selectFrom("setting").select("value").where("key", "=", "visitor-key").executeTakeFirst();

/** The key under which today's visitors are hashed, the same for every process; yesterday's is forgotten. */
async function visitorKey(em: EntityManager): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const kept = await findVisitorKey(em);
  if (kept?.value.startsWith(`${today}:`)) return kept.value;
  const { value } = await em
    .getKysely<Tables>()
    .insertInto("setting")
    .values({
      key: "visitor-key",
      value: `${today}:${randomBytes(32).toString("hex")}`,
      updated_at: new Date(),
    })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((current) => ({
        value: sql<string>`case when setting.value like ${`${today}:%`} then setting.value else ${current.ref("excluded.value")} end`,
      })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}

/**
 * Visitors who share an address, as telephones of one carrier do by the thousand, are told apart by their browsers' names,
 * in so many classes: whoever gives themselves new names is as many readers and no more.
 */
const agentClasses = 8;

const classOf = (agent: string): number => (createHash("sha256").update(agent).digest()[0] ?? 0) % agentClasses;

/** A member by id; a visitor by a hash that nobody can turn back, and that means nothing tomorrow. */
async function readerKey(em: EntityManager, { viewer, address, agent }: Reader): Promise<string> {
  if (viewer) return viewer.id;
  return createHmac("sha256", await visitorKey(em))
    .update(`${address}\n${classOf(agent)}`)
    .digest("hex");
}

/** True when this reader has not opened the post within the window; two tabs at once are one reader. */
async function isNewView(em: EntityManager, postId: number, reader: string): Promise<boolean> {
  const counted = await sql`
    insert into post_view (post_id, reader, viewed_at) values (${postId}, ${reader}, now())
    on conflict (post_id, reader) do update set viewed_at = now()
      where post_view.viewed_at <= now() - make_interval(mins => ${windowMinutes})
    returning 1`.execute(em.getKysely<Tables>());
  return counted.rows.length > 0;
}

/** Programs that open pages without reading them; those that say so by name. */
const robot = /bot\b|crawl|spider|slurp|preview|monitor/iu;

/** Who has read what is forgotten once it no longer decides whether a view counts. */
export async function sweepViews(em: EntityManager): Promise<void> {
  await sql`delete from post_view where viewed_at <= now() - make_interval(mins => ${windowMinutes})`.execute(
    em.getKysely<Tables>(),
  );
}

/** Counts the opened page, once a reader and window, never for the author. Throws POST_NOT_FOUND. */
export async function countView(em: EntityManager, reader: Reader, address: PostAddress) {
  const database = em.getKysely<Tables>();
  const post = await database
    .selectFrom("post")
    .select(["id", "user_id", "views"])
    .where("id", "=", (await locatePost(em, reader.viewer, address)).id)
    .executeTakeFirst();
  if (!post) throw new DomainError("POST_NOT_FOUND");
  const isUncounted = robot.test(reader.agent) || (reader.viewer !== null && reader.viewer.id === post.user_id);
  if (isUncounted || !(await isNewView(em, post.id, await readerKey(em, reader)))) return { views: post.views };
  return database
    .updateTable("post")
    .set(({ eb }) => ({ views: eb("views", "+", 1) }))
    .where("id", "=", post.id)
    .returning("views")
    .executeTakeFirstOrThrow();
}
