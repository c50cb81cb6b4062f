import { Comment } from "@bulmo/entities/comment.entity";
import { StoredPost } from "@bulmo/entities/stored-post.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { sweepTrash } from "./trash.service.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;
type Address = { type: string; index: number };

const day = 24 * 60 * 60_000;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let member: SignedIn;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true, nickname: "지키는이" });
    member = await createSignedIn(site, { nickname: "묻는이" });
  });
  afterAll(() => site.close());

  const write = async (by: SignedIn, more: object = {}): Promise<Address> => {
    const body = { title: "글", type: "QNA", content: "<p>본문</p>", ...more };
    const { status, body: answer } = await site.call("POST", "/api/post", { body, token: by.token });
    expect(status).toBe(200);
    return { type: body.type, index: answer.data };
  };
  const remove = (posts: readonly Address[], by: SignedIn) =>
    site.call("DELETE", "/api/post", { body: posts, token: by.token });
  const call = (name: "restore" | "purge", input: Address) =>
    site.call("POST", `/trpc/trash.${name}`, { body: input, token: admin.token });
  const list = async () =>
    (await site.call("GET", "/trpc/trash.list?input=%7B%22limit%22%3A100%7D", { token: admin.token })).body.result.data;
  const titles = async () => (await list()).list.map(({ title }: { title: string }) => title);
  const read = ({ type, index }: Address, by?: SignedIn) =>
    site.call("GET", `/api/post?type=${type}&index=${index}`, by ? { token: by.token } : {});
  const comments = ({ type, index }: Address) => site.call("GET", `/api/comment/list?type=${type}&index=${index}`);

  test("a deleted post waits in the trash, with who deleted it and the days that are left", async () => {
    const post = await write(member, { title: "지운 질문" });
    await remove([post], admin);
    const [shown] = (await list()).list;
    expect(shown).toMatchObject({ ...post, title: "지운 질문", author: "묻는이", deletedBy: "지키는이", daysLeft: 30 });
    expect(Date.parse(shown.deletedAt)).toBeGreaterThan(Date.now() - 60_000);
    const deletedAt = new Date(Date.now() - 29.5 * day);
    await site.fork().nativeUpdate(StoredPost, post, { deletedAt });
    const aged = (await list()).list.find((row: Address) => row.index === post.index);
    expect(aged.daysLeft).toBe(1);
  });

  test("a restored post is back under its own number, with its comments, likes and views", async () => {
    const before = await write(member, { title: "앞 글" });
    const post = await write(member, { title: "돌아올 글" });
    const after = await write(member, { title: "뒷글" });
    const comment = { content: "댓글", postType: post.type, postIndex: post.index };
    const { body: made } = await site.call("POST", "/api/comment", { body: comment, token: member.token });
    await site.call("POST", "/api/post/like", { body: post, token: admin.token });
    await site.call("POST", "/trpc/post.view", { body: post });
    const whole = (await read(post)).body;
    expect(whole).toMatchObject({ views: 1, likeCount: 1 });
    const pages = async () => (await site.call("GET", "/api/post/list?type=QNA&limit=1")).body.totalPages;
    const total = await pages();

    await remove([post], member);
    expect((await read(post)).status).toBe(404);
    expect(await pages()).toBe(total - 1);
    expect((await read(before)).body.next).toMatchObject({ index: after.index });
    expect((await comments(post)).status).toBe(404);
    const search = "/api/post/list?type=QNA&searchKeyword=";
    const found = async () => (await site.call("GET", search + encodeURIComponent("돌아올"))).body.list.length;
    expect(await found()).toBe(0);
    expect((await site.call("GET", "/sitemap.xml")).body).not.toContain(`qna/detail?index=${post.index}<`);
    for (const [method, path, body] of [
      ["POST", "/api/comment/like", { commentId: made.id }],
      ["DELETE", "/api/comment", { commentId: made.id }],
      ["POST", "/api/comment", { ...comment, parentCommentId: made.id }],
      ["POST", "/api/post/like", post],
      ["POST", "/api/comment", comment],
    ] as const)
      expect({ path, status: (await site.call(method, path, { body, token: admin.token })).status }).toEqual({
        path,
        status: 404,
      });

    expect(await call("restore", post)).toMatchObject({ status: 200, body: { result: { data: post } } });
    // Who mirrors the board finds it again by when it came back.
    const restored = (await read(post)).body;
    expect(restored).toEqual({ ...whole, updatedAt: expect.any(String) });
    expect(Date.parse(restored.updatedAt)).toBeGreaterThan(Date.parse(whole.updatedAt));
    expect((await comments(post)).body).toMatchObject({ commentCount: 1, list: [{ content: "댓글" }] });
    expect(await pages()).toBe(total);
    expect(await found()).toBe(1);
    expect((await read(before)).body.next).toMatchObject({ index: post.index });
    expect(await titles()).not.toContain("돌아올 글");
    expect((await call("restore", post)).status).toBe(404);
  });

  test("a work comes back to its group, and an address it had before leads to it again", async () => {
    const work = { type: "SECOND_EXHIBITION", subType: 3 };
    const post = await write(admin, work);
    const change = { title: "작품", content: "<p>글</p>", targetType: post.type, index: post.index };
    const moved = await site.call("PUT", "/api/post", {
      body: { ...change, type: "THIRD_EXHIBITION", subType: 5 },
      token: admin.token,
    });
    const now = { type: "THIRD_EXHIBITION", index: moved.body.data as number };
    const group = "/api/post/list?type=THIRD_EXHIBITION&exhibitionSubIndex=5";
    const inGroup = async () => (await site.call("GET", group)).body.list.length;
    expect(await inGroup()).toBe(1);
    await remove([now], admin);
    expect([(await read(post)).status, (await read(now)).status, await inGroup()]).toEqual([404, 404, 0]);
    await call("restore", now);
    expect((await read(post)).body).toMatchObject(now);
    expect(await inGroup()).toBe(1);
  });

  test("what is deleted for good is gone with its comments and likes; what is not in the trash stays", async () => {
    const post = await write(member);
    const kept = await write(member);
    const comment = { content: "댓글", postType: post.type, postIndex: post.index };
    await site.call("POST", "/api/comment", { body: comment, token: member.token });
    const { id } = await site.fork().findOneOrFail(StoredPost, post);
    expect((await call("purge", post)).status).toBe(404);
    await remove([post], member);
    expect((await call("purge", post)).status).toBe(200);
    expect(await site.fork().count(StoredPost, { id })).toBe(0);
    expect(await site.fork().count(Comment, { post: id })).toBe(0);
    expect((await call("restore", post)).status).toBe(404);
    expect((await call("purge", kept)).status).toBe(404);
    expect((await read(kept)).status).toBe(200);
    expect((await write(member)).index).toBe(kept.index + 1);
  });

  test("after 30 days a post goes by itself, by whoever of several comes first, by an index", async () => {
    const posts: Address[] = [];
    for (const title of ["오래된 글", "갓 지운 글"]) posts.push(await write(member, { title }));
    await remove(posts, member);
    const before = new Date(Date.now() - 30 * day - 60_000);
    await site.fork().nativeUpdate(StoredPost, posts[0] as never, { deletedAt: before });
    const swept = await Promise.all([1, 2, 3].map(() => sweepTrash(site.fork())));
    expect(swept.reduce((sum, count) => sum + count)).toBe(1);
    const left = await titles();
    expect(left).toContain("갓 지운 글");
    expect(left).not.toContain("오래된 글");
    const plan = await site.fork().transactional(async (tx) => {
      await tx.execute("set local enable_seqscan = off");
      return tx.execute(`explain select id from stored_post
        where deleted_at is not null and deleted_at < now() order by deleted_at limit 100 for update skip locked`);
    });
    expect(JSON.stringify(plan)).toContain("stored_post_trash_index");
  });

  test("MYP-12 who withdraws is forgotten in the trash as elsewhere, as writer and as the one who deleted", async () => {
    const leaver = await createSignedIn(site, { nickname: "떠나는이" });
    const liked = await write(member, { title: "좋아한 글" });
    await site.call("POST", "/api/post/like", { body: liked, token: leaver.token });
    const own = await write(leaver, { title: "떠난 이의 글" });
    await remove([own], leaver);
    await remove([liked], member);
    await site.call("DELETE", "/api/users", { body: { id: leaver.user.id }, token: leaver.token });
    const { list: rows } = await list();
    const shown = rows.find(({ title }: { title: string }) => title === "떠난 이의 글");
    expect(shown).toMatchObject({ author: "탈퇴한 회원", deletedBy: "탈퇴한 회원" });
    const row = JSON.stringify(await site.fork().execute("select * from stored_post where title = '떠난 이의 글'"));
    expect(row).not.toMatch(new RegExp(`떠나는이|${leaver.user.id}`, "u"));
    await call("restore", own);
    expect((await read(own)).body).toMatchObject({ author: "탈퇴한 회원", userId: null });
    await call("restore", liked);
    expect((await read(liked)).body.likeCount).toBe(0);
  });
});
