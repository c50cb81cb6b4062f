import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { findPostRows } from "./post.query.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

describe.each(testServers(testDatabaseUrl))("answers to questions, on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let asker: SignedIn;
  let member: SignedIn;
  let postIndex: number;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    asker = await createSignedIn(site);
    member = await createSignedIn(site);
  });
  beforeEach(async () => {
    const [post] = await createPosts(site.fork(), "QNA", [{ user: asker.user, title: "아교의 농도" }]);
    postIndex = post!.index;
  });
  afterAll(() => site.close());

  const say = async (by: SignedIn, parentCommentId?: string): Promise<string> =>
    (
      await site.call("POST", "/api/comment", {
        body: { content: "말", postType: "QNA", postIndex, parentCommentId },
        token: by.token,
      })
    ).body.id;
  const take = (by: SignedIn, commentId: string) =>
    site.call("DELETE", "/api/comment", { body: { commentId }, token: by.token });
  /** As both lists tell it, which are kept and forgotten with what is said. */
  const told = async () => {
    const { body } = await site.call("GET", "/api/post/list?type=QNA&limit=1");
    const page = (await site.call("GET", "/trpc/post.listQuestions?input={}")).body.result.data;
    const [{ commentCount, isAnswered }] = body.list;
    expect(page.list[0]).toMatchObject({ commentCount, isAnswered });
    return [commentCount, isAnswered];
  };

  test("SEE-19 a question counts what was said to it, and is answered when an administrator has spoken", async () => {
    expect(await told()).toEqual([0, false]);
    const first = await say(member);
    expect(await told()).toEqual([1, false]);
    await say(asker, first);
    const answer = await say(admin, first);
    expect(await told()).toEqual([3, true]);
    await take(admin, answer);
    expect(await told()).toEqual([2, false]);
    // Only the line of it is left.
    await take(member, first);
    expect(await told()).toEqual([1, false]);
  });

  test("SEE-19 a search tells the same", async () => {
    await say(admin);
    const { body } = await site.call("GET", "/api/post/list?type=QNA&searchKeyword=아교&limit=1");
    expect(body.list[0]).toMatchObject({ commentCount: 1, isAnswered: true });
  });

  test("SEE-19 whoever becomes an administrator has answered before", async () => {
    await say(member);
    expect(await told()).toEqual([1, false]);
    const change = async (isAdmin: boolean) => {
      await sql`update "user" set is_admin = ${isAdmin} where id = ${member.user.id}`.execute(site.fork().getKysely());
      // Whoever calls to write, in vain as well, is answered when all that was written has been heard of.
      await site.call("POST", "/api/comment/like", { body: { commentId: "99999" }, token: admin.token });
    };
    await change(true);
    expect(await told()).toEqual([1, true]);
    await change(false);
    expect(await told()).toEqual([1, false]);
  });

  test("SEE-19 notices have no such thing", async () => {
    await createPosts(site.fork(), "NOTICE", [{ user: admin.user }]);
    const { body } = await site.call("GET", "/api/post/list?type=NOTICE&limit=1");
    expect(body.list[0]).not.toHaveProperty("commentCount");
    expect(body.list[0]).not.toHaveProperty("isAnswered");
  });

  const waiting = async () =>
    (await site.call("GET", "/trpc/post.listUnanswered?input={}", { token: admin.token })).body.result.data as {
      count: number;
      list: { index: number; title: string }[];
    };

  test("SEE-19 questions that wait are counted and named for administrators, the latest first", async () => {
    const [other, latest] = await createPosts(site.fork(), "QNA", [{ user: asker.user }, { user: asker.user }]);
    const before = (await waiting()).count;
    // Those of the tests before wait too.
    expect(before).toBeGreaterThan(3);
    await createPosts(site.fork(), "QNA", [{ user: admin.user, title: "운영진의 질문" }]);
    const own = await waiting();
    expect(own.count).toBe(before);
    expect(own.list.map(({ index }) => index)).toEqual([latest!.index, other!.index, postIndex]);
    await say(admin);
    const after = await waiting();
    expect(after.count).toBe(before - 1);
    expect(after.list.map(({ index }) => index)).not.toContain(postIndex);
  });

  test("DAY-07 all questions that wait are listed in pages, the oldest first", async () => {
    const { count } = await waiting();
    const page = async (number: number) =>
      (await site.call("GET", `/api/post/unanswered?first=OLDEST&limit=2&page=${number}`, { token: admin.token }))
        .body as { list: { index: number }[]; page: number; totalPages: number; count: number };
    const totalPages = Math.ceil(count / 2);
    const pages = await Promise.all(Array.from({ length: totalPages }, (_, place) => page(place + 1)));
    const listed = pages.flatMap(({ list }) => list.map(({ index }) => index));
    expect(listed).toHaveLength(count);
    expect(listed).toEqual([...new Set(listed)].toSorted((a, b) => a - b));
    expect(await page(999)).toEqual(pages.at(-1));
    expect(pages[0]).toMatchObject({ page: 1, totalPages, count });
  });

  /** How the database finds so many rows of the board, and what it really did. */
  async function planOf(place: { limit: number; offset?: number }): Promise<string> {
    const em = site.fork();
    const executor = em.getKysely().getExecutor();
    const execute = executor.executeQuery.bind(executor);
    const asked: CompiledQuery[] = [];
    executor.executeQuery = (query) => {
      asked.push(query);
      return execute(query);
    };
    try {
      await findPostRows(em, { type: "QNA" }, place);
    } finally {
      executor.executeQuery = execute;
    }
    const { sql: text, parameters } = asked[0]!;
    const plan = CompiledQuery.raw(`explain (analyze, costs off) ${text}`, [...parameters]);
    return (await execute<Record<string, string>>(plan)).rows.map((row) => row["QUERY PLAN"]).join("\n");
  }

  test("SEE-19 what was said is looked up by index, of members too, and only for the questions that are shown", async () => {
    const run = (text: string) => site.fork().execute(text);
    await run(`insert into "user" (id, username, username_key, name, nickname, email, created_at)
      select gen_random_uuid(), 'said' || n, 'said' || n, '견본', '말한이' || n, 'said' || n || '@e.org', now()
      from generate_series(1, 1000) n`);
    await run(`insert into post (type, index, title, content, summary, created_at, updated_at)
      select 'QNA', 1000 + n, '물음', '', '', now(), now() from generate_series(1, 2000) n`);
    await run(`insert into comment (post_id, user_id, content, created_at)
      select post.id, (select id from "user" where username = 'said' || post.index % 1000 + 1), '말', now()
      from post, generate_series(1, 2) where type = 'QNA' and index > 1000`);
    await run(`insert into attachment (id, name, kind, bytes, sha256, owner)
      select gen_random_uuid(), 'a.pdf', 'pdf', 1, '', 'post:' || post.id from post where type = 'QNA' and index > 1000`);
    await run("analyze");
    for (const place of [{ limit: 14 }, { limit: 14, offset: 1_500 }]) {
      const plan = await planOf(place);
      expect(plan).not.toMatch(/Seq Scan on (?:comment|"user")/u);
      const looks = [...plan.matchAll(/comment_post_index on comment.*loops=(\d+)/gu)].map(([, loops]) =>
        Number(loops),
      );
      expect(looks).toEqual([14, 14]);
      // So are files (ATT-02).
      expect(/attachment_owner_index on attachment.*loops=(\d+)/u.exec(plan)?.[1]).toBe("14");
      expect(plan).not.toContain("Seq Scan on attachment");
    }
  });
});
