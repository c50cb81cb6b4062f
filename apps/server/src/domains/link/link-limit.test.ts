import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

const links = (count: number) =>
  Array.from({ length: count }, (_, place) => `<a href="https://shop${place}.example">여기</a>`).join(" ");
const addresses = (count: number) =>
  Array.from({ length: count }, (_, place) => `https://shop${place}.example`).join(" ");

const inQuestion =
  "새로 가입하신 분은 질문 하나에 다른 누리집의 링크를 2개까지 넣으실 수 있습니다. " +
  "가입하신 지 7일이 지나고 남기신 글과 댓글이 3개 이상이면 이 제한이 없어집니다.";
const inComment = inQuestion.replace("질문", "댓글").replace("2개", "1개");

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(server);
    await createPosts(site.fork(), "QNA", [{}]);
  });
  afterAll(() => site.close());

  const question = (content: string, title = "질문") => ({ title, type: "QNA", content: `<p>글 ${content}</p>` });
  const ask = (by: SignedIn, content: string, title?: string) =>
    site.call("POST", "/api/post", { body: question(content, title), token: by.token });
  const say = (by: SignedIn, content: string) =>
    site.call("POST", "/api/comment", { body: { content, postType: "QNA", postIndex: 1 }, token: by.token });

  /** A member of so many days, with two questions and a comment that stand. */
  async function createRegular(days: number) {
    const member = await createSignedIn(site);
    await createPosts(site.fork(), "QNA", [{ user: member.user }, { user: member.user }]);
    const { body } = await say(member, "글");
    await site
      .fork()
      .execute('update "user" set created_at = now() - make_interval(days => ?, mins => 1) where id = ?', [
        days,
        member.user.id,
      ]);
    return { ...member, commentId: body.id as string };
  }

  test("a newcomer puts two links into a question, and one into a comment; more is refused with the rule", async () => {
    const member = await createSignedIn(site);
    expect((await ask(member, links(2))).status).toBe(200);
    expect(await ask(member, links(3))).toMatchObject({ status: 400, body: { message: inQuestion } });
    expect(await ask(member, links(2), "www.shop.example")).toMatchObject({ status: 400 });
    expect(await ask(member, addresses(3))).toMatchObject({ status: 400 });
    expect((await say(member, addresses(1))).status).toBe(200);
    expect(await say(member, addresses(2))).toMatchObject({ status: 400, body: { message: inComment } });
  });

  test("a question is not filled with links by an edit either", async () => {
    const member = await createSignedIn(site);
    const { data: index } = (await ask(member, "")).body as { data: number };
    const body = { ...question(links(3)), index, targetType: "QNA" };
    const change = () => site.call("PUT", "/api/post", { body, token: member.token });
    expect(await change()).toMatchObject({ status: 400, body: { message: inQuestion } });
  });

  test("links to this site are no links to others", async () => {
    const member = await createSignedIn(site);
    const own = "http://localhost:3000/community/qna/detail?index=1";
    expect((await ask(member, `${own} <a href="/about">가</a> <a href="${own}">나</a> ${links(2)}`)).status).toBe(200);
    expect((await say(member, `${own} ${own}`)).status).toBe(200);
  });

  test("after seven days and three writings that stand there is no limit", async () => {
    expect((await ask(await createRegular(7), links(9))).status).toBe(200);
    expect((await say(await createRegular(7), addresses(9))).status).toBe(200);
    expect((await ask(await createRegular(6), links(3))).status).toBe(400);
  });

  test("what was deleted does not stand", async () => {
    const member = await createRegular(30);
    await site.call("DELETE", "/api/comment", { body: { commentId: member.commentId }, token: member.token });
    expect((await ask(member, links(3))).status).toBe(400);
    const other = await createRegular(30);
    await site
      .fork()
      .execute("update stored_post set deleted_at = now() where id = (select max(id) from post where user_id = ?)", [
        other.user.id,
      ]);
    expect((await ask(other, links(3))).status).toBe(400);
  });

  test("administrators link as they wish", async () => {
    const admin = await createSignedIn(site, { isAdmin: true });
    expect((await ask(admin, links(9))).status).toBe(200);
    expect((await say(admin, addresses(9))).status).toBe(200);
  });
});
