import { errorMessages } from "@bulmo/contracts/error";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { fingerprint } from "../../../testing/fingerprint.ts";
import { openSite, type Site } from "../../../testing/site.ts";

/** What Number() makes 1 of. */
const almostOne = [true, [1], [[1]], "0x1", "1e0", " 1 ", "+1", "01", "1.0", { valueOf: 1 }];

const refused = { status: 400, body: { message: errorMessages.INPUT_INVALID } };

describe.each(testServers(testDatabaseUrl))("numbers, on $name", (server) => {
  let site: Site;
  let token = "";

  beforeAll(async () => {
    site = await openSite(server);
    const member = await createSignedIn(site);
    token = member.token;
    await createPosts(site.fork(), "QNA", [{ user: member.user }, { user: member.user }]);
  });
  afterAll(() => site.close());

  const send = (method: string, path: string, body: unknown) => site.call(method, path, { token, body });
  test.each(almostOne)("API-02 hazard 3: a body's %j is no number of a post", async (index) => {
    const before = await fingerprint(site);
    expect(await send("POST", "/api/post/like", { type: "QNA", index })).toMatchObject(refused);
    expect(await send("DELETE", "/api/post", [{ type: "QNA", index }])).toMatchObject(refused);
    const comment = { content: "글", postType: "QNA", postIndex: index };
    expect(await send("POST", "/api/comment", comment)).toMatchObject(refused);
    const edit = { type: "QNA", targetType: "QNA", title: "글", content: "<p>글</p>" };
    expect(await send("PUT", "/api/post", { ...edit, index })).toMatchObject(refused);
    expect(await send("PUT", "/api/post", { ...edit, index: 1, revision: index })).toMatchObject(refused);
    const report = { target: { kind: "POST", type: "QNA", index }, reason: "AD", note: "" };
    expect(await send("POST", "/trpc/report.create", report)).toMatchObject({ status: 400 });
    // The same schemas judge typed calls.
    expect(await send("POST", "/trpc/post.like", { type: "QNA", index })).toMatchObject({ status: 400 });
    expect(await fingerprint(site)).toBe(before);
  });

  test.each(almostOne)("API-02 %j is no number of a comment", async (commentId) => {
    expect(await send("POST", "/api/comment/like", { commentId })).toMatchObject(refused);
    expect(await send("DELETE", "/api/comment", { commentId })).toMatchObject(refused);
  });

  test("API-50 a number may come as text, and null is as good as nothing", async () => {
    const edit = { type: "QNA", targetType: "QNA", title: "글", content: "<p>글</p>", index: "1", revision: null };
    expect((await send("PUT", "/api/post", edit)).status).toBe(200);
    const { revision } = (await site.call("GET", "/api/post?type=QNA&index=1")).body;
    expect((await send("PUT", "/api/post", { ...edit, revision: String(revision) })).status).toBe(200);
    expect((await send("PUT", "/api/post", { ...edit, title: "다른 글", revision: "1" })).status).toBe(409);
    expect((await send("POST", "/api/post/like", { type: "QNA", index: "1", liked: null })).body.isLiked).toBe(true);
    expect((await send("POST", "/api/post/like", { type: "QNA", index: "1", liked: null })).body.isLiked).toBe(false);
    const comment = { content: "글", postType: "QNA", postIndex: "1", idempotencyKey: null, parentCommentId: null };
    const { body } = await send("POST", "/api/comment", comment);
    expect((await send("DELETE", "/api/comment", { commentId: body.id })).status).toBe(200);
    const { data } = (await send("POST", "/api/post", { title: "글", type: "QNA", content: "<p>글</p>" })).body;
    expect((await send("DELETE", "/api/post", [{ type: "QNA", index: String(data) }])).status).toBe(200);
  });

  test("API-37 API-38 a comment's number is taken as answers write it, and as a number", async () => {
    const comment = { content: "글", postType: "QNA", postIndex: 1 };
    const { body } = await send("POST", "/api/comment", comment);
    expect(body.id).toMatch(/^[1-9]\d*$/u);
    expect((await send("POST", "/api/comment/like", { commentId: body.id })).status).toBe(200);
    expect((await send("POST", "/api/comment/like", { commentId: Number(body.id) })).status).toBe(200);
    expect((await site.call("DELETE", `/api/comment?commentId=${body.id}`, { token })).status).toBe(200);
  });

  test.each(["0x1", "1e0", "%201", "%2B1", "-1", "01", "1.0", "true", "0", "2147483648", "9".repeat(400)])(
    "API-02 NAV-24 a query's %s is no number of a post, as in the address of a page",
    async (index) => {
      for (const path of ["post", "comment/list"])
        expect(await site.call("GET", `/api/${path}?type=QNA&index=${index}`)).toMatchObject(refused);
      expect(await site.call("GET", `/api/post/list?type=QNA&limit=${index}`)).toMatchObject(refused);
      const group = `type=SECOND_EXHIBITION&exhibitionSubIndex=${index}`;
      expect(await site.call("GET", `/api/post/list?${group}`)).toMatchObject(refused);
    },
  );

  test.each(["0x2", "%202", "%2B2", "-2", "2.5"])("CON-04 a list's page=%s is its first", async (page) => {
    const answer = await site.call("GET", `/api/post/list?type=QNA&limit=1&page=${page}`);
    expect(answer).toMatchObject({ status: 200, body: { page: 1, totalPages: 2 } });
  });

  test("API-02 what is written plainly is taken", async () => {
    expect(await site.call("GET", "/api/post?type=QNA&index=1")).toMatchObject({ status: 200, body: { index: 1 } });
    expect(await site.call("GET", "/api/post/list?type=QNA&limit=1&page=2")).toMatchObject({ body: { page: 2 } });
    expect((await send("POST", "/api/post/like", { type: "QNA", index: 1 })).status).toBe(200);
  });

  test('API-09 sign-up takes neither "5000" for a number nor "false" for a yes', async () => {
    const account = {
      username: "painter12",
      password: "lotus-Pond-1!",
      name: "홍길동",
      nickname: "연꽃",
      email: "painter12@example.org",
      homepage: "",
      zonecode: "00000",
      address: "견본로 1",
      detailAddress: "1층",
    };
    const signUp = (more: object) => send("POST", "/api/auth/sign-up", { ...account, ...more });
    expect(await signUp({ elapsed: "5000" })).toMatchObject(refused);
    expect(await signUp({ termsAgreed: "false", privacyAgreed: "false" })).toMatchObject(refused);
    expect((await signUp({ elapsed: 5000, termsAgreed: true, privacyAgreed: true })).status).toBe(200);
  });
});
