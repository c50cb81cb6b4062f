import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

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

  const question = { title: "질문", type: "QNA", content: "<p>본문</p>" };
  const put = (body: object, by: SignedIn) => site.call("PUT", "/api/post", { body, token: by.token });
  const get = (type: string, index: number) => site.call("GET", `/api/post?type=${type}&index=${index}`);
  const read = async (type: string, index: number) => (await get(type, index)).body;
  const pages = async (query: string) => (await site.call("GET", `/api/post/list?${query}`)).body;
  const write = async (body: object, by = member) =>
    (await site.call("POST", "/api/post", { body, token: by.token })).body.data as number;

  test("API-28 a post that moves takes the next number there, and its old address leads to it", async () => {
    await write(question);
    const index = await write(question);
    const before = await write({ ...question, type: "NOTICE" }, admin);
    const counts = async () => [
      (await pages("type=QNA&limit=1")).totalPages,
      (await pages("type=NOTICE&limit=1")).totalPages,
    ];
    const [questions, notices] = await counts();
    const move = { ...question, index, targetType: "QNA", type: "NOTICE", title: "옮긴 글" };
    expect(await put(move, admin)).toMatchObject({ status: 200, body: { data: before + 1, type: "NOTICE" } });
    expect(await counts()).toEqual([questions! - 1, notices! + 1]);

    const moved = { type: "NOTICE", index: before + 1, title: "옮긴 글", userId: member.user.id };
    expect(await read("NOTICE", before + 1)).toMatchObject(moved);
    const old = await get("QNA", index);
    expect(old).toMatchObject({ status: 200, body: { ...moved, previous: { index: before } } });

    // Who has the old page open still reads and likes; comments are off on the board it moved to; changing and deleting need the present address.
    const address = { type: "QNA", index };
    expect((await site.call("POST", "/api/post/like", { body: address, token: stranger.token })).body.likeCount).toBe(
      1,
    );
    const comment = { content: "댓글", postType: "QNA", postIndex: index };
    const said = await site.call("POST", "/api/comment", { body: comment, token: stranger.token });
    expect(said).toMatchObject({ status: 403, body: { reason: "COMMENTS_OFF" } });
    expect((await site.call("GET", `/api/comment/list?type=QNA&index=${index}`)).body.commentCount).toBe(0);
    expect((await put({ ...question, index, targetType: "QNA" }, admin)).status).toBe(404);
    expect((await site.call("DELETE", "/api/post", { body: [address], token: admin.token })).status).toBe(404);

    // Back again it is a new number; both old addresses lead there.
    const back = await put({ ...question, index: before + 1, targetType: "NOTICE", type: "QNA" }, admin);
    expect(back.body.data).toBeGreaterThan(index);
    expect((await read("QNA", index)).index).toBe(back.body.data);
    expect((await site.call("POST", "/api/comment", { body: comment, token: stranger.token })).status).toBe(200);
    expect(await read("NOTICE", before + 1)).toMatchObject({ type: "QNA", index: back.body.data });
  });
});
