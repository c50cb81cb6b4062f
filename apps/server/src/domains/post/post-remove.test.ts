import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;
type Address = { type: string; index: number };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let member: SignedIn;
  let stranger: SignedIn;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    member = await createSignedIn(site);
    stranger = await createSignedIn(site);
  });
  afterAll(() => site.close());

  const write = async (type: string, by: SignedIn, more: object = {}): Promise<Address> => {
    const body = { title: "글", type, content: "<p>본문</p>", ...more };
    return { type, index: (await site.call("POST", "/api/post", { body, token: by.token })).body.data };
  };
  const remove = (body: unknown, by?: SignedIn) =>
    site.call("DELETE", "/api/post", { body, ...(by ? { token: by.token } : {}) });
  const status = async ({ type, index }: Address) =>
    (await site.call("GET", `/api/post?type=${type}&index=${index}`)).status;
  const total = async (query: string) => (await site.call("GET", `/api/post/list?${query}&limit=1`)).body.totalPages;

  test("API-31 an author deletes their own questions, an administrator any post of any board", async () => {
    const own = [await write("QNA", member), await write("QNA", member)];
    expect(await remove(own, member)).toMatchObject({ status: 200, body: { success: true } });
    expect(await Promise.all(own.map(status))).toEqual([404, 404]);
    const any = [
      await write("QNA", member),
      await write("NOTICE", admin),
      await write("FOURTH_EXHIBITION", admin, { subType: 9 }),
    ];
    expect((await remove(any, admin)).status).toBe(200);
    expect(await Promise.all(any.map(status))).toEqual([404, 404, 404]);
  });

  test("API-31 all or nothing: one that is another's, or is not there, and none is deleted", async () => {
    const own = await write("QNA", member);
    const other = await write("QNA", stranger);
    const notice = await write("NOTICE", admin);
    const missing = { type: "QNA", index: 9999 };
    for (const [list, by, expected] of [
      [[own, other], member, 403],
      [[own, notice], member, 403],
      [[own, missing], member, 404],
      [[missing, own], admin, 404],
      [[own], stranger, 403],
    ] as const) {
      expect(await remove(list, by)).toMatchObject({
        status: expected,
        body: { message: expect.stringMatching(/[가-힣]/u) },
      });
      expect(await Promise.all([own, other, notice].map(status))).toEqual([200, 200, 200]);
    }
    expect((await remove([own])).status).toBe(401);
  });

  test("API-31 what is deleted is deleted once, and its number is not given again", async () => {
    const own = await write("QNA", member);
    expect((await remove([own, own], member)).status).toBe(200);
    expect((await remove([own], member)).status).toBe(404);
    expect((await write("QNA", member)).index).toBe(own.index + 1);
  });

  test("API-31 lists are as long as what is left, a group's too", async () => {
    const works = [];
    for (const subType of [1, 1, 2, null]) works.push(await write("SECOND_EXHIBITION", admin, { subType }));
    const totals = async () => [
      await total("type=SECOND_EXHIBITION"),
      await total("type=SECOND_EXHIBITION&exhibitionSubIndex=1"),
      await total("type=SECOND_EXHIBITION&exhibitionSubIndex=2"),
    ];
    expect(await totals()).toEqual([4, 2, 1]);
    await remove([works[0], works[3]], admin);
    expect(await totals()).toEqual([2, 1, 1]);
  });

  test("API-31 nothing hangs on a deleted post any more", async () => {
    const own = await write("QNA", member);
    await remove([own], member);
    const { token } = member;
    const comment = { content: "댓글", postType: own.type, postIndex: own.index };
    expect((await site.call("POST", "/api/post/like", { body: own, token })).status).toBe(404);
    expect((await site.call("POST", "/api/comment", { body: comment, token })).status).toBe(404);
    expect((await site.call("GET", `/api/comment/list?type=QNA&index=${own.index}`)).status).toBe(404);
    const change = { title: "글", content: "<p>글</p>", type: "QNA", targetType: "QNA", index: own.index };
    expect((await site.call("PUT", "/api/post", { body: change, token })).status).toBe(404);
  });

  test.each([
    ["nothing", []],
    ["no list", { type: "QNA", index: 1 }],
    ["a text", "QNA"],
    ["an unknown board", [{ type: "WHAT", index: 1 }]],
    ["no number", [{ type: "QNA" }]],
    ["a number below 1", [{ type: "QNA", index: 0 }]],
    ["101 posts", Array.from({ length: 101 }, (_, place) => ({ type: "QNA", index: place + 1 }))],
  ])("API-31 API-35 %s is refused in Korean", async (_case, body) => {
    expect(await remove(body, admin)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/[가-힣]/u) },
    });
  });
});
