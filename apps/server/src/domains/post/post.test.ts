import { Comment } from "@bulmo/entities/comment.entity";
import type { Post } from "@bulmo/entities/post.entity";
import { StoredPost } from "@bulmo/entities/stored-post.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import type { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPosts, createUser, fixturePassword } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let writer: User;
  let question: Post;

  beforeAll(async () => {
    site = await openSite(server);
    const em = site.fork();
    writer = await createUser(em, { nickname: "묻는이" });
    const content = "<h2>아교</h2><p>농도를 <strong>여쭙니다</strong>.</p>";
    const posts = await createPosts(em, "QNA", [
      { title: "첫 글", user: writer },
      { title: "지운 글", user: writer },
      { title: "질문", user: writer, content },
      { title: "떠난 이의 글", user: null },
    ]);
    question = posts[2]!;
    await em.nativeUpdate(StoredPost, { id: posts[1]!.id }, { deletedAt: new Date() });
    const [first, second] = ["첫 댓글", "지운 댓글"].map((text) =>
      em.create(Comment, { post: question, user: writer, content: text }),
    );
    await em.flush();
    em.create(Comment, { post: question, user: null, content: "<b>답글</b>\n둘째 줄", parent: first! });
    em.create(Comment, { post: question, user: writer, content: "지운 댓글의 답글", parent: second! });
    second!.deletedAt = new Date();
    await em.flush();
  });
  afterAll(() => site.close());

  const get = (query: string, token?: string) => site.call("GET", `/api/post?${query}`, token ? { token } : {});

  test("API-29 API-30 BRD-06 BRD-14 a post is answered with its neighbours that are still there", async () => {
    const { status, body } = await get("type=QNA&index=3");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      index: 3,
      type: "QNA",
      title: "질문",
      author: "묻는이",
      userName: "묻는이",
      userId: writer.id,
      subType: null,
      content: "<h2>아교</h2><p>농도를 <strong>여쭙니다</strong>.</p>",
      summary: "아교 농도를 여쭙니다.",
      views: 0,
      likeCount: 0,
      isLiked: false,
      thumbnail: "",
      previous: { index: 1, title: "첫 글" },
      next: { index: 4, title: "떠난 이의 글" },
    });
    expect((await get("type=QNA&index=4")).body).toMatchObject({ author: "탈퇴한 회원", userId: null, next: null });
  });

  test.each(["type=QNA&index=2", "type=QNA&index=99", "type=NOTICE&index=3"])(
    "API-29 %s is not there",
    async (query) => {
      expect(await get(query)).toMatchObject({ status: 404, body: { message: "게시물을 찾을 수 없습니다." } });
    },
  );

  test.each([
    "type=QNA",
    "type=QNA&index=0",
    "type=QNA&index=-1",
    "type=QNA&index=1.5",
    "type=QNA&index=x",
    "type=QNA&index=1e12",
    "type=what&index=1",
  ])("API-35 CON-04 %s is refused", async (query) => {
    expect((await get(query)).status).toBe(400);
  });

  test("API-36 CMT-01 CMT-07 comments come with their replies, a deleted one leaves a line and is not counted", async () => {
    const { body } = await site.call("GET", "/api/comment/list?type=QNA&index=3");
    expect(body.commentCount).toBe(3);
    expect(body.list).toMatchObject([
      {
        author: "묻는이",
        content: "첫 댓글",
        likeCount: 0,
        isDeleted: false,
        reply: [{ author: "탈퇴한 회원", content: "<b>답글</b>\n둘째 줄" }],
      },
      {
        author: "",
        userId: null,
        content: "삭제된 댓글입니다.",
        isDeleted: true,
        reply: [{ content: "지운 댓글의 답글" }],
      },
    ]);
    expect((await site.call("GET", "/api/comment/list?type=QNA&index=2")).status).toBe(404);
  });

  test("BRD-28 the opened page counts once a reader, and not for its author", async () => {
    const [computer, telephone] = ["Chrome/140.0.0.0 Safari/537.36", "Chrome/140.0.0.0 Mobile Safari/537.36"] as const;
    const view = async (agent: string, token?: string) => {
      const answer = await site.call("POST", "/trpc/post.view", {
        body: { type: "QNA", index: 1 },
        headers: { "user-agent": agent },
        ...(token ? { token } : {}),
      });
      return answer.body.result.data.views as number;
    };
    const signedIn = await site.call("POST", "/api/auth/sign-in", {
      body: { username: writer.username, password: fixturePassword },
    });
    expect(await view(computer, signedIn.body.accessToken)).toBe(0);
    expect(await view(computer)).toBe(1);
    expect(await view(computer)).toBe(1);
    await Promise.all(Array.from({ length: 10 }, () => view(telephone)));
    expect(await view(telephone)).toBe(2);
    await site.fork().execute("update post_view set viewed_at = now() - interval '31 minutes'");
    expect(await view(computer)).toBe(3);
  });
});
