import type { EntityManager, Tables } from "@bulmo/entities/database";
import { readProgress, writeProgress } from "@bulmo/entities/work-progress";
import type { SampleWork } from "./sample-works.ts";

export type HungWork = { work: SampleWork; imageUrl: string; summary: string; content: string };

/** The HTML of a work: its picture, described, and what its painter says. The texts hold nothing that HTML would take for its own. */
export const contentOf = ({ description, paragraphs }: SampleWork, imageUrl: string): string =>
  `<figure><img src="${imageUrl}" alt="${description}"></figure>${paragraphs.map((text) => `<p>${text}</p>`).join("")}`;

async function nextIndex(em: EntityManager, { type, subType }: SampleWork): Promise<number> {
  const database = em.getKysely<Tables>();
  if (subType !== null)
    await database
      .insertInto("board_counter")
      .values({ type, sub_type: subType, last_index: 0, post_count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["type", "sub_type"])
          .doUpdateSet(({ eb }) => ({ post_count: eb("board_counter.post_count", "+", 1) })),
      )
      .execute();
  const { last_index: index } = await database
    .updateTable("board_counter")
    .set(({ eb }) => ({ last_index: eb("last_index", "+", 1), post_count: eb("post_count", "+", 1) }))
    .where("type", "=", type)
    .where("sub_type", "=", 0)
    .returning("last_index")
    .executeTakeFirstOrThrow();
  return index;
}

/** Those who made it, as people of the lineage where it has just one of that name. */
async function insertArtists(em: EntityManager, postId: number, { artists }: SampleWork): Promise<void> {
  const database = em.getKysely<Tables>();
  const names = artists.map(({ name }) => name);
  const people = await database.selectFrom("person").select(["id", "name"]).where("name", "in", names).execute();
  const idOf = (name: string) => {
    const [person, another] = people.filter((one) => one.name === name);
    return person && !another ? person.id : null;
  };
  await database
    .insertInto("work_artist")
    .values(
      artists.map(({ name, role }, place) => ({
        post_id: postId,
        position: place + 1,
        person_id: idOf(name),
        name,
        role,
      })),
    )
    .execute();
}

async function insertLikes(em: EntityManager, postId: number, { likes, seed, createdAt }: SampleWork): Promise<void> {
  const database = em.getKysely<Tables>();
  const users = await database.selectFrom("user").select("id").orderBy("created_at").orderBy("id").execute();
  const likers = users.map(({ id }, place) => ({ id, place: (place * 7 + seed) % Math.max(1, users.length) }));
  const chosen = likers.toSorted((one, other) => one.place - other.place).slice(0, likes);
  if (chosen.length > 0)
    await database
      .insertInto("post_like")
      .values(chosen.map(({ id }) => ({ post_id: postId, user_id: id, created_at: new Date(createdAt) })))
      .execute();
  await database.updateTable("post").set({ like_count: chosen.length }).where("id", "=", postId).execute();
}

/**
 * Hangs the work whose turn it is, `done` of them hanging already; belongs into a transaction. Answers its post's id, or
 * null when somebody else hung it meanwhile.
 */
export async function insertWork(em: EntityManager, done: number, hung: HungWork): Promise<number | null> {
  const progress = await readProgress(em, { isHeld: true });
  if (progress?.done !== done) return null;
  const { work, imageUrl, summary, content } = hung;
  const database = em.getKysely<Tables>();
  const admin = await database.selectFrom("user").select("id").where("username", "=", "bulmoadmin1").executeTakeFirst();
  const createdAt = new Date(work.createdAt);
  const { id } = await database
    .insertInto("post")
    .values({
      type: work.type,
      index: await nextIndex(em, work),
      sub_type: work.subType,
      user_id: admin?.id ?? null,
      author_name: work.painter,
      title: work.title,
      content,
      summary,
      thumbnail: imageUrl,
      caption: work.caption,
      ...work.record,
      views: work.views,
      like_count: 0,
      created_at: createdAt,
      updated_at: createdAt,
      is_sample: true,
    } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  const postId = Number(id);
  await insertArtists(em, postId, work);
  await insertLikes(em, postId, work);
  await writeProgress(em, { ...progress, done: done + 1 });
  return postId;
}
