import { StoredPost } from "@bulmo/entities/stored-post.entity";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { sweepTrash } from "./trash.service.ts";

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);
const options = { timeout: 60_000 };
const inAMonth = () => new Date(Date.now() + 31 * 24 * 60 * 60_000);

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
  });
  afterAll(() => site.close());

  const ask = (method: string, path: string, body: unknown) => site.call(method, path, { body, token: admin.token });
  const act = {
    remove: (posts: object[]) => ask("DELETE", "/api/post", posts),
    restore: (post: object) => ask("POST", "/trpc/trash.restore", post),
    purge: (post: object) => ask("POST", "/trpc/trash.purge", post),
    comment: ({ type, index }: { type: string; index: number }) =>
      ask("POST", "/api/comment", { content: "댓글", postType: type, postIndex: index }),
    like: (post: object) => ask("POST", "/api/post/like", post),
  };
  const some = async (count: number) =>
    (
      await createPosts(
        site.fork(),
        "QNA",
        Array.from({ length: count }, () => ({ user: admin.user })),
      )
    ).map(({ type, index }) => ({ type, index }));
  const expectRightCounters = async () => {
    const rows = await site.fork().execute<{ isRight: boolean }[]>(`
      select counter.post_count = count(post.id) as "isRight" from board_counter counter
      left join post on post.type = counter.type and (counter.sub_type = 0 or post.sub_type = counter.sub_type)
      group by counter.type, counter.sub_type, counter.post_count`);
    expect(rows.every(({ isRight }) => isRight)).toBe(true);
  };
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
  const rowOf = (post: object) => site.fork().findOne(StoredPost, post);

  test.each(rounds)(
    "hazard 12: of many who restore and purge a post at once one does (round %d)",
    options,
    async () => {
      const [post] = await some(1);
      await act.remove([post!]);
      const answers = await Promise.all([
        ...[1, 2, 3].map(() => act.restore(post!)),
        ...[1, 2, 3].map(() => act.purge(post!)),
      ]);
      expect(statuses(answers).toSorted((one, other) => one - other)).toEqual([200, 404, 404, 404, 404, 404]);
      const wasRestored = answers.slice(0, 3).some(({ status }) => status === 200);
      expect((await rowOf(post!))?.deletedAt).toBe(wasRestored ? null : undefined);
      await expectRightCounters();
    },
  );

  test.each(rounds)("hazard 12: the sweep and those who restore share what is due (round %d)", options, async () => {
    const posts = await some(6);
    await act.remove(posts);
    const [swept, again, ...answers] = await Promise.all([
      sweepTrash(site.fork(), inAMonth()),
      sweepTrash(site.fork(), inAMonth()),
      ...posts.map((post) => act.restore(post)),
    ]);
    const restored = answers.filter(({ status }) => status === 200).length;
    expect(statuses(answers).every((status) => status === 200 || status === 404)).toBe(true);
    expect(swept + again + restored).toBe(6);
    await expectRightCounters();
  });

  test.each(rounds)(
    "hazard 12: deleting, restoring, purging, commenting and liking at once never fail halfway (round %d)",
    options,
    async () => {
      const posts = await some(3);
      const [first, second] = posts;
      await act.remove([first!]);
      const answers = await Promise.all([
        act.remove(posts.slice(1)),
        act.remove(posts.slice(1).toReversed()),
        ...posts.flatMap((post) => [act.comment(post), act.like(post), act.restore(post), act.purge(post)]),
        act.remove([second!]),
        act.restore(first!),
      ]);
      expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
      await expectRightCounters();
    },
  );

  test.each(rounds)(
    "API-31 hazard 12: who deletes several beside others deletes all or none (round %d)",
    options,
    async () => {
      const posts = await some(4);
      const answers = await Promise.all([act.remove(posts), act.remove(posts.slice(2)), act.remove(posts.slice(0, 2))]);
      const [all, ...halves] = statuses(answers);
      expect([
        [200, 404, 404],
        [404, 200, 200],
      ]).toContainEqual([all, ...halves]);
      expect(await site.fork().count(StoredPost, { $or: posts, deletedAt: null })).toBe(0);
      await expectRightCounters();
    },
  );
});
