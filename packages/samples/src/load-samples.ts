import { randomUUID } from "node:crypto";
import type { Database, EntityManager, Tables } from "@bulmo/entities/database";
import { isEmpty } from "@bulmo/entities/is-empty";
import { promiseWorks } from "@bulmo/entities/work-progress";
import { englishTitles, latinNames } from "./data/english-names.ts";
import { sampleEvents, sampleReplies } from "./data/events.ts";
import { sampleHistory } from "./data/history.ts";
import { sampleMembers } from "./data/members.ts";
import { sampleNotices } from "./data/notices.ts";
import { sampleProperty } from "./data/property.ts";
import { sampleQuestions } from "./data/questions.ts";
import type { SampleChronicleEntry, SampleComment, SamplePost } from "./data/sample.ts";
import { sampleWorks } from "./works/sample-works.ts";

export type SampleOptions = {
  /** Password hashes of the accounts that may sign in, by username; everyone else has no password. */
  accounts: Record<string, { passwordHash: string; isAdmin: boolean }>;
  /** The plain beginning of a post's HTML, as lists show it. */
  summarise: (html: string) => string;
  /** Works to be drawn once the site answers; fewer than all where a test has no time for them. */
  works?: number;
};

type Writer = { em: EntityManager; userIds: string[] };

const kysely = (em: EntityManager) => em.getKysely<Tables>();

/** One statement would pass PostgreSQL's 65,535 parameters. */
const chunkSize = 500;

async function insertAll(em: EntityManager, table: keyof Tables, rows: readonly object[]) {
  for (let start = 0; start < rows.length; start += chunkSize)
    await kysely(em)
      .insertInto(table)
      .values(rows.slice(start, start + chunkSize))
      .execute();
}

async function insertMembers(em: EntityManager, accounts: SampleOptions["accounts"]): Promise<string[]> {
  const rows = sampleMembers.map(({ joinedAt, detailAddress, ...member }) => ({
    ...member,
    id: randomUUID(),
    username_key: member.username.toLowerCase(),
    detail_address: detailAddress,
    password_hash: accounts[member.username]?.passwordHash ?? null,
    is_admin: accounts[member.username]?.isAdmin ?? false,
    created_at: new Date(joinedAt),
  }));
  await insertAll(em, "user", rows);
  // Whoever tries the site sees letters as its members do, by name and as many as they ask for.
  const entering = rows.filter(({ username }) => username in accounts);
  await insertAll(
    em,
    "email_proof",
    entering.map(({ id, email, created_at: provenAt }) => ({ user_id: id, email, proven_at: provenAt })),
  );
  return rows.map(({ id }) => id);
}

/** Members in a ring, from a place on. */
const pick = (userIds: readonly string[], start: number, count: number) =>
  [...userIds, ...userIds].slice(start % userIds.length).slice(0, Math.min(count, userIds.length));

type Remark = Omit<SampleComment, "replies">;

async function insertRemark({ em, userIds }: Writer, remark: Remark, postId: number, parentId: number | null) {
  const likers = pick(userIds, remark.author + 1, remark.likes);
  const { id } = await kysely(em)
    .insertInto("comment")
    .values({
      post_id: postId,
      parent_id: parentId,
      user_id: userIds[remark.author],
      content: remark.content,
      like_count: likers.length,
      created_at: new Date(remark.createdAt),
    } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  const createdAt = new Date(remark.createdAt);
  await insertAll(
    em,
    "comment_like",
    likers.map((user) => ({ comment_id: id, user_id: user, created_at: createdAt })),
  );
  return id as number;
}

async function insertPost(writer: Writer, row: { type: string; index: number; summary: string }, post: SamplePost) {
  const { em, userIds } = writer;
  const createdAt = new Date(post.createdAt);
  const likers = pick(userIds, post.author + 1, post.likes);
  const { id } = await kysely(em)
    .insertInto("post")
    .values({
      ...row,
      user_id: userIds[post.author],
      title: post.title,
      content: post.content,
      views: post.views,
      like_count: likers.length,
      created_at: createdAt,
      updated_at: createdAt,
      is_sample: true,
    } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertAll(
    em,
    "post_like",
    likers.map((user) => ({ post_id: id, user_id: user, created_at: createdAt })),
  );
  for (const comment of post.comments) {
    const parentId = await insertRemark(writer, comment, id, null);
    for (const reply of comment.replies) await insertRemark(writer, reply, id, parentId);
  }
}

async function insertBoard(writer: Writer, type: string, posts: readonly SamplePost[], options: SampleOptions) {
  const byAge = posts.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
  for (const [place, post] of byAge.entries())
    await insertPost(writer, { type, index: place + 1, summary: options.summarise(post.content) }, post);
  await kysely(writer.em)
    .updateTable("board_counter")
    .set({ last_index: posts.length, post_count: posts.length })
    .where("type", "=", type)
    .where("sub_type", "=", 0)
    .execute();
}

const insertChronicle = (em: EntityManager, kind: "HISTORY" | "PROPERTY", entries: readonly SampleChronicleEntry[]) =>
  insertAll(
    em,
    "chronicle_entry",
    entries.map((entry, index) => ({ kind, index, ...entry })),
  );

async function insertEvents({ em, userIds }: Writer, now: Date): Promise<void> {
  const [first, ...others] = sampleEvents(now);
  const insert = (event: object) =>
    kysely(em)
      .insertInto("event")
      .values(event as never)
      .returning(["id", "year"])
      .executeTakeFirstOrThrow();
  const { id, year } = await insert(first ?? {});
  // One by one: each says only what it has.
  for (const event of others) await insert(event);
  const replies = sampleReplies.map(([isComing, companions, note], place) => ({
    event_id: id,
    year,
    user_id: userIds[place + 2],
    is_coming: isComing,
    companions,
    note,
  }));
  await insertAll(em, "event_reply", replies);
}

/** People and exhibitions stand there before samples do: those whom these name are told of in English too. */
async function nameInEnglish(em: EntityManager): Promise<void> {
  await em.execute(
    `update person set latin = named.value from jsonb_each_text(?::text::jsonb) as named
     where person.name = named.key and person.latin = ''`,
    [JSON.stringify(latinNames)],
  );
  await em.execute(
    `update exhibition set english = named.value from jsonb_each_text(?::text::jsonb) as named
     where exhibition.type = named.key and exhibition.english = ''`,
    [JSON.stringify(englishTitles)],
  );
}

/** Any number that no other lock of the site has. */
const fillLock = 20_261_122;

/** Fills an empty database so that the site looks alive, whole or not at all; data that is there is never touched. */
export async function loadSamples({ orm }: Database, options: SampleOptions): Promise<boolean> {
  return orm.em.fork().transactional(async (em) => {
    // Two processes that start on one empty database: the second waits here, and then finds it filled.
    await em.execute("select pg_advisory_xact_lock(?)", [fillLock]);
    if (!(await isEmpty(em))) return false;
    const writer = { em, userIds: await insertMembers(em, options.accounts) };
    await insertBoard(writer, "NOTICE", sampleNotices, options);
    await insertBoard(writer, "QNA", sampleQuestions, options);
    await insertChronicle(em, "HISTORY", sampleHistory);
    await insertChronicle(em, "PROPERTY", sampleProperty);
    await insertEvents(writer, new Date());
    await nameInEnglish(em);
    await promiseWorks(em, Math.min(options.works ?? sampleWorks.length, sampleWorks.length));
    return true;
  });
}
