import { randomUUID } from "node:crypto";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let one: SignedIn;
  let two: SignedIn;
  let postIndex: number;

  beforeAll(async () => {
    site = await openSite(server);
    one = await createSignedIn(site);
    two = await createSignedIn(site);
  });
  beforeEach(async () => {
    const [post] = await createPosts(site.fork(), "QNA", [{ user: one.user }]);
    postIndex = post!.index;
  });
  afterAll(() => site.close());

  const asked = ({ token }: SignedIn) => ({ token });
  const comment = (change: object, by: SignedIn) =>
    site.call("POST", "/api/comment", {
      body: { content: "댓글", postType: "QNA", postIndex, ...change },
      ...asked(by),
    });
  const remove = (commentId: unknown, by: SignedIn) =>
    site.call("DELETE", "/api/comment", { body: { commentId }, ...asked(by) });
  const list = async (): Promise<{ list: { content: string }[]; commentCount: number }> =>
    (await site.call("GET", `/api/comment/list?type=QNA&index=${postIndex}`)).body;
  const outline = async () => (await list()).list.map(({ content }) => [content]);

  test("API-37 CMT-03 a comment whose answer was lost is sent again and not written again, in a race too", async () => {
    const body = { content: "한 번만", idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => comment(body, one)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [id, ...others] = new Set(answers.map(({ body: answer }) => answer.id));
    expect(others).toEqual([]);
    expect((await comment({ ...body, parentCommentId: id }, one)).body.reason).toBe("IDEMPOTENCY_KEY_REUSED");
    expect((await comment({ ...body, parentCommentId: null }, one)).body.id).toBe(id);
    expect(await outline()).toEqual([["한 번만"]]);
    await remove(id, one);
    expect((await comment(body, one)).body.id).toBe(id);
    expect((await list()).commentCount).toBe(0);
  });

  test("API-37 hazard 2: a key is one's own, one for comments, and not used up by a refusal", async () => {
    const idempotencyKey = randomUUID();
    expect((await comment({ postIndex: 99_999, idempotencyKey }, one)).status).toBe(404);
    const post = { title: "글", type: "QNA", content: "<p>글</p>", idempotencyKey };
    const written = await site.call("POST", "/api/post", { body: post, ...asked(one) });
    const ids = [await comment({ idempotencyKey }, one), await comment({ idempotencyKey }, two)].map(
      ({ body }) => body.id,
    );
    expect(new Set(ids).size).toBe(2);
    expect((await list()).commentCount).toBe(2);
    expect((await site.call("POST", "/api/post", { body: post, ...asked(one) })).body).toEqual(written.body);
    expect(await comment({ idempotencyKey: "짧은 열쇠" }, one)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("idempotencyKey") },
    });
  });
});
