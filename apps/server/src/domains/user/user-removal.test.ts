import { Comment, CommentLike } from "@bulmo/entities/comment.entity";
import { Consent } from "@bulmo/entities/consent.entity";
import { Post } from "@bulmo/entities/post.entity";
import { PostLike } from "@bulmo/entities/post-reader.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts, createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
  });
  afterAll(() => site.close());

  const remove = (id: unknown, token = "") => site.call("DELETE", "/api/users", { token, body: { id } });

  test("API-23 MYP-11 AUT-17 a member withdraws: everything of theirs is gone at once, and the names are free", async () => {
    const signUp = {
      username: "leaving2026",
      password: "lotus-Pond-1!",
      name: "떠나는이",
      nickname: "떠나는이",
      email: "leaving@example.org",
      zonecode: "00000",
      address: "견본로 1",
      detailAddress: "1층",
    };
    const register = () => site.call("POST", "/api/auth/sign-up", { body: signUp });
    const { body: user } = await register();
    const entered = await site.call("POST", "/api/auth/sign-in", { body: signUp });
    const token = entered.body.accessToken as string;
    const gone = await remove(user._id, token);
    expect(gone.status).toBe(200);
    expect(gone.headers.getSetCookie()[0]).toMatch(/^bulmo_session=; /u);
    expect((await site.call("GET", "/api/auth/me", { token })).status).toBe(401);
    expect((await site.call("POST", "/api/auth/sign-in", { body: signUp })).status).toBe(401);
    expect(await site.fork().count(Consent, { user: user._id })).toBe(0);
    const rows = await site.fork().execute(`select * from "user" where id = ? or email = ?`, [user._id, signUp.email]);
    expect(rows).toEqual([]);
    expect((await register()).status).toBe(200);
  });

  test("API-23 hazard 2: a member removes nobody else, whether there is one or not; an administrator removes anyone", async () => {
    const { token } = await createSignedIn(site);
    const other = await createUser(site.fork());
    expect((await remove(other.id, token)).status).toBe(403);
    expect((await remove("11111111-1111-4111-8111-111111111111", token)).status).toBe(403);
    expect((await remove(other.id)).status).toBe(401);
    expect((await remove("x", token)).status).toBe(400);
    expect(await site.fork().count(User, { id: other.id })).toBe(1);
    expect((await remove(other.id, admin.token)).status).toBe(200);
    expect(await remove(other.id, admin.token)).toMatchObject({
      status: 404,
      body: { message: "사용자 정보가 없습니다." },
    });
  });

  test("MYP-12 posts and comments stay, with the author 탈퇴한 회원", async () => {
    const { user, token } = await createSignedIn(site);
    const em = site.fork();
    const [post] = await createPosts(em, "QNA", [{ title: "남는 글", user }]);
    em.create(Comment, { post: post!, user, content: "남는 댓글" });
    await em.flush();
    expect((await remove(user.id, token)).status).toBe(200);
    const read = await site.call("GET", `/api/post?type=QNA&index=${post!.index}`);
    expect(read.body).toMatchObject({ title: "남는 글", author: "탈퇴한 회원", userName: "탈퇴한 회원", userId: null });
    const comments = await site.call("GET", `/api/comment/list?type=QNA&index=${post!.index}`);
    expect(comments.body).toMatchObject({ commentCount: 1, list: [{ content: "남는 댓글", author: "탈퇴한 회원" }] });
  });

  test("SEC-12 the likes of who leaves are taken back", async () => {
    const { user } = await createSignedIn(site);
    const em = site.fork();
    const [post] = await createPosts(em, "QNA", [{}]);
    const comment = em.create(Comment, { post: post!, content: "좋은 글입니다", likeCount: 2 });
    post!.likeCount = 3;
    em.create(PostLike, { post: post!, user: em.getReference(User, user.id) });
    em.create(CommentLike, { comment, user: em.getReference(User, user.id) });
    await em.flush();
    expect((await remove(user.id, admin.token)).status).toBe(200);
    expect(await site.fork().findOneOrFail(Post, { id: post!.id })).toMatchObject({ likeCount: 2 });
    expect(await site.fork().findOneOrFail(Comment, { id: comment.id })).toMatchObject({ likeCount: 1 });
  });
});
