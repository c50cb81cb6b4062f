import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../testing/account.ts";
import { createPosts, createUser } from "../testing/fixture.ts";
import { openSite, type Site } from "../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

/** Every query of the site's database, whoever asks it, goes through this one. */
function countQueries({ fork }: Site): () => number {
  const executor = fork().getKysely().getExecutor();
  const execute = executor.executeQuery.bind(executor);
  let count = 0;
  executor.executeQuery = (...query) => {
    count += 1;
    return execute(...query);
  };
  return () => count;
}

describe.each(testServers(testDatabaseUrl))("queries of a request, on $name", (server) => {
  let site: Site;
  let member: SignedIn;
  let asked: () => number;
  let visit = 0;

  beforeAll(async () => {
    site = await openSite(server);
    member = await createSignedIn(site);
    const writer = await createUser(site.fork(), { nickname: "석채장인" });
    const posts = (count: number, title: string) => Array.from({ length: count }, () => ({ user: writer, title }));
    await createPosts(site.fork(), "NOTICE", posts(150, "괘불 조성 안내"));
    await createPosts(site.fork(), "QNA", posts(40, "배접 문의"));
    const add = (content: string) =>
      site.call("POST", "/api/comment", { body: { content, postType: "QNA", postIndex: 1 }, token: member.token });
    for (const content of ["하나", "둘", "셋", "넷"]) await add(content);
    asked = countQueries(site);
  });
  afterAll(() => site.close());
  beforeEach(() => {
    visit += 1;
  });

  const rpc = (call: string, input: object) => `/trpc/${call}?input=${encodeURIComponent(JSON.stringify(input))}`;

  // Each is asked for a little and for a lot: what grows with the rows is a query in a loop.
  test.each([
    ["a list", "/api/post/list?type=NOTICE&limit=1", "/api/post/list?type=NOTICE&limit=100", 1],
    ["a page far back", "/api/post/list?type=NOTICE&page=9", "/api/post/list?type=NOTICE&limit=70&page=3", 1],
    ["a page past the last", "/api/post/list?type=QNA&page=99", "/api/post/list?type=QNA&page=9999", 3],
    [
      "a search",
      "/api/post/list?type=NOTICE&searchKeyword=괘불&limit=1",
      "/api/post/list?type=NOTICE&searchKeyword=조성&limit=100",
      2,
    ],
    [
      "a search by author",
      "/api/post/list?type=NOTICE&searchType=USER&searchKeyword=석채&limit=1",
      "/api/post/list?type=NOTICE&searchType=USER&searchKeyword=장인&limit=100",
      3,
    ],
    ["the notices", rpc("post.listNotices", {}), rpc("post.listNotices", { page: 2 }), 1],
    ["the questions", rpc("post.listQuestions", {}), rpc("post.listQuestions", { page: 2 }), 2],
    ["a post", "/api/post?type=QNA&index=40", "/api/post?type=QNA&index=20", 1],
    ["comments", "/api/comment/list?type=QNA&index=2", "/api/comment/list?type=QNA&index=1", 1],
  ])("%s takes as many for many rows as for few, and not more than it needs", async (_name, few, many, most) => {
    for (const path of [few, many]) {
      const before = asked();
      expect((await site.call("GET", `${path}&visit=${visit}`)).status).toBe(200);
      expect(asked() - before).toBe(most);
    }
  });

  test("who is signed in costs one more", async () => {
    const before = asked();
    await site.call("GET", "/api/post/list?type=NOTICE", { token: member.token });
    expect(asked() - before).toBe(2);
  });

  test("a search that is asked again is not counted again", async () => {
    const ask = (page: number) => site.call("GET", `/api/post/list?type=NOTICE&searchKeyword=안내&page=${page}`);
    await ask(1);
    const before = asked();
    expect((await ask(2)).body.totalPages).toBe(11);
    expect(asked() - before).toBe(1);
  });
});
