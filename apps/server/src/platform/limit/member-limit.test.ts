import { randomUUID } from "node:crypto";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let member: SignedIn;
  let other: SignedIn;
  let admin: SignedIn;

  beforeAll(async () => {
    site = await openSite(server, { hasRateLimits: true });
    member = await createSignedIn(site);
    other = await createSignedIn(site);
    admin = await createSignedIn(site, { isAdmin: true });
    await createPosts(site.fork(), "QNA", [{ user: admin.user }]);
  });
  afterAll(() => site.close());

  const question = { title: "질문", type: "QNA", content: "<p>본문</p>" };
  const comment = { content: "댓글", postType: "QNA", postIndex: 1 };
  const post = (by: SignedIn, body: object = question) => site.call("POST", "/api/post", { body, token: by.token });
  const say = (by: SignedIn, body: object = comment) => site.call("POST", "/api/comment", { body, token: by.token });
  const times = (count: number, call: () => ReturnType<typeof post>) =>
    Promise.all(Array.from({ length: count }, call));
  const granted = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;

  test("SEC-06 a member writes 20 posts an hour, counted at once; what is wrong costs nothing", async () => {
    await times(5, () => post(member, { ...question, title: "" }));
    expect(granted(await times(25, () => post(member)))).toBe(20);
    const refused = await post(member);
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining("요청이 너무 많습니다.") } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
    expect((await post(other)).status).toBe(200);
  });

  test("SEC-06 a member writes 60 comments an hour", async () => {
    expect(granted(await times(65, () => say(member)))).toBe(60);
    expect((await say(member)).status).toBe(429);
    expect((await say(other)).status).toBe(200);
  });

  test("API-48 what was answered is answered again beyond the limit, and counts no more", async () => {
    const { token } = await createSignedIn(site);
    const send = (path: string, body: object) => site.call("POST", path, { body, token });
    for (const [path, body, most] of [
      ["/api/post", question, 20],
      ["/api/comment", comment, 60],
    ] as const) {
      const keyed = { ...body, idempotencyKey: randomUUID() };
      const first = await send(path, keyed);
      expect(granted(await times(5, () => send(path, keyed)))).toBe(5);
      expect(granted(await times(most + 2, () => send(path, body)))).toBe(most - 1);
      expect(await send(path, keyed)).toMatchObject({ status: 200, body: first.body });
      expect((await send(path, { ...keyed, content: "다른 글" })).status).toBe(429);
    }
  });

  test("SEC-06 administrators write without a limit", async () => {
    expect(granted(await times(25, () => post(admin)))).toBe(25);
    expect(granted(await times(65, () => say(admin)))).toBe(65);
  });

  const [question1, comment1] = [{ type: "QNA", index: 1 }, { commentId: "1" }];
  const edit = { ...question, targetType: "QNA", index: 9_999 };
  const profile = {
    name: "한가람",
    email: "limited@example.org",
    zonecode: "00000",
    address: "가",
    detailAddress: "나",
  };

  test.each([
    ["post-edit", 60, "PUT", "/api/post", edit],
    ["profile", 60, "PUT", "/api/users", { ...profile, nickname: "한도" }],
    ["like", 300, "POST", "/api/post/like", question1],
    ["like", 300, "POST", "/api/comment/like", comment1],
    ["removal", 300, "DELETE", "/api/post", [{ type: "QNA", index: 9_999 }]],
    ["removal", 300, "DELETE", "/api/comment", { commentId: "9999" }],
  ] as const)(
    "SEC-23 %s: a member calls %i times an hour, also in vain: %s %s",
    async (name, most, method, path, body) => {
      const em = site.fork();
      const called = (by: SignedIn) => site.call(method, path, { body, token: by.token });
      const writer = await createSignedIn(site);
      const { status } = await called(writer);
      expect([200, 404]).toContain(status);
      await em.execute("update rate_limit set count = ? where key like ?", [most - 1, `${name}:member:%`]);
      expect((await called(writer)).status).toBe(status);
      const refused = await called(writer);
      expect(refused).toMatchObject({
        status: 429,
        body: { message: expect.stringContaining("요청이 너무 많습니다.") },
      });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
      expect((await called(other)).status).not.toBe(429);
      await em.execute("delete from rate_limit where key like ?", [`${name}:member:%`]);
      await called(admin);
      expect(await em.execute("select key from rate_limit where key like ?", [`${name}:member:%`])).toEqual([]);
    },
  );

  test("decisions: the calls of one batch are counted one by one", async () => {
    const writer = await createSignedIn(site);
    const names = Array.from({ length: 10 }, () => "post.create").join(",");
    const body = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [place, question]));
    for (const expected of [10, 10, 0]) {
      const answer = await site.call("POST", `/trpc/${names}?batch=1`, { body, token: writer.token });
      expect((answer.body as { result?: unknown }[]).filter(({ result }) => result).length).toBe(expected);
    }
  });
});
