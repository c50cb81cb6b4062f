import { Comment, CommentLike } from "@bulmo/entities/comment.entity";
import { Post } from "@bulmo/entities/post.entity";
import { PostLike } from "@bulmo/entities/post-reader.entity";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { User } from "@bulmo/entities/user.entity";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts, createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);
const options = { timeout: 60_000 };
const ascending = (statuses: number[]) => statuses.toSorted((a, b) => a - b);

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());
  beforeEach(() => site.fork().nativeUpdate(User, { isAdmin: true }, { isAdmin: false }));

  const act = {
    suspend: (id: string, token: string) => site.call("PUT", "/api/users/is-active", { token, body: { id } }),
    delete: (id: string, token: string) => site.call("DELETE", "/api/users", { token, body: { id } }),
  };
  const adminsLeft = () => site.fork().count(User, { isAdmin: true, isActive: true });

  describe.each([
    ["suspend", "suspend"],
    ["delete", "delete"],
    ["suspend", "delete"],
  ] as const)("of two administrators who %s and %s each other", (first, second) => {
    test.each(rounds)("ADM-13 hazard 12: one stays (round %d)", options, async () => {
      const [one, other] = [
        await createSignedIn(site, { isAdmin: true }),
        await createSignedIn(site, { isAdmin: true }),
      ];
      const answers = await Promise.all([act[first](other.user.id, one.token), act[second](one.user.id, other.token)]);
      const [done, refused] = ascending(answers.map(({ status }) => status));
      expect(done).toBe(200);
      // The second meets the lock, or is no longer signed in.
      expect([401, 403]).toContain(refused);
      expect(await adminsLeft()).toBe(1);
    });
  });

  test.each(rounds)(
    "API-22 hazard 12: a member whom five suspend at once is suspended (round %d)",
    options,
    async () => {
      const admin = await createSignedIn(site, { isAdmin: true });
      const { id } = await createUser(site.fork());
      const set = (isActive: boolean) =>
        site.call("PUT", "/api/users/is-active", { token: admin.token, body: { id, isActive } });
      const told = () => site.fork().execute("select act from audit_line where member_id = ?", [id]);
      const suspended = await Promise.all(Array.from({ length: 5 }, () => set(false)));
      for (const answer of suspended) expect(answer).toMatchObject({ status: 200, body: { isActive: false } });
      expect(await told()).toEqual([{ act: "MEMBER_SUSPENDED" }]);
      const resumed = await Promise.all(Array.from({ length: 5 }, () => set(true)));
      for (const answer of resumed) expect(answer).toMatchObject({ status: 200, body: { isActive: true } });
      expect(await told()).toHaveLength(2);
    },
  );

  test.each(rounds)("ADM-13 MYP-13 hazard 12: of five who all withdraw one stays (round %d)", options, async () => {
    const admins = await Promise.all(Array.from({ length: 5 }, () => createSignedIn(site, { isAdmin: true })));
    const answers = await Promise.all(admins.map(({ user, token }) => act.delete(user.id, token)));
    expect(ascending(answers.map(({ status }) => status))).toEqual([200, 200, 200, 200, 403]);
    expect(await adminsLeft()).toBe(1);
  });

  test.each(rounds)("SEC-12 the likes of twenty who leave at once are taken back (round %d)", options, async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    const em = site.fork();
    const posts = await createPosts(em, "QNA", [{}, {}, {}]);
    const comment = em.create(Comment, { post: posts[0]!, content: "좋은 글입니다" });
    const likers = await Promise.all(Array.from({ length: 21 }, () => createUser(site.fork())));
    for (const [place, liker] of likers.entries()) {
      const user = em.getReference(User, liker.id);
      // Each in another order, so that two who leave meet on the way.
      for (const post of place % 2 === 0 ? posts : posts.toReversed()) em.create(PostLike, { post, user });
      em.create(CommentLike, { comment, user });
    }
    for (const liked of [...posts, comment]) liked.likeCount = likers.length;
    await em.flush();
    const answers = await Promise.all(likers.slice(1).map(({ id }) => act.delete(id, admin.token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const left = await site.fork().find(Post, { id: { $in: posts.map(({ id }) => id) } });
    expect(left.map(({ likeCount }) => likeCount)).toEqual([1, 1, 1]);
    expect(await site.fork().findOneOrFail(Comment, { id: comment.id })).toMatchObject({ likeCount: 1 });
  });

  test.each(rounds)(
    "SEC-12 hazard 12: who withdraws while liking leaves right counts (round %d)",
    options,
    async () => {
      const { user, token } = await createSignedIn(site);
      const posts = await createPosts(site.fork(), "QNA", [{}, {}, {}, {}]);
      const like = ({ index }: Post) => site.call("POST", "/api/post/like", { token, body: { type: "QNA", index } });
      const [gone, ...likes] = await Promise.all([act.delete(user.id, token), ...posts.map(like)]);
      expect(gone.status).toBe(200);
      for (const { status } of likes) expect([200, 401]).toContain(status);
      const left = await site.fork().find(Post, { id: { $in: posts.map(({ id }) => id) } });
      expect(left.map(({ likeCount }) => likeCount)).toEqual([0, 0, 0, 0]);
    },
  );
});
