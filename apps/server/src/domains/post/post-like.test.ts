import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let one: SignedIn;
  let two: SignedIn;

  beforeAll(async () => {
    site = await openSite(server);
    one = await createSignedIn(site);
    two = await createSignedIn(site);
    await createPosts(site.fork(), "NOTICE", [{ user: one.user }, { user: one.user }]);
  });
  afterAll(() => site.close());

  const like = (body: object, by?: SignedIn) =>
    site.call("POST", "/api/post/like", { body, ...(by ? { token: by.token } : {}) });
  const seenBy = async (index: number, by?: SignedIn) => {
    const { body } = await site.call("GET", `/api/post?type=NOTICE&index=${index}`, by ? { token: by.token } : {});
    return { isLiked: body.isLiked, likeCount: body.likeCount };
  };

  test("API-32 GAL-12 a like toggles, tells the new state and count, and stays", async () => {
    const address = { type: "NOTICE", index: 1 };
    expect(await like(address, one)).toMatchObject({ status: 200, body: { isLiked: true, likeCount: 1 } });
    expect((await like(address, two)).body).toEqual({ isLiked: true, likeCount: 2 });
    expect((await like(address, one)).body).toEqual({ isLiked: false, likeCount: 1 });
    expect(await seenBy(1, one)).toEqual({ isLiked: false, likeCount: 1 });
    expect(await seenBy(1, two)).toEqual({ isLiked: true, likeCount: 1 });
    expect(await seenBy(1)).toEqual({ isLiked: false, likeCount: 1 });
  });

  test("API-32 a state that is set twice is set once", async () => {
    const address = { type: "NOTICE", index: 2 };
    for (const [liked, likeCount] of [
      [true, 1],
      [true, 1],
      [false, 0],
      [false, 0],
    ] as const)
      expect((await like({ ...address, liked }, one)).body).toEqual({ isLiked: liked, likeCount });
  });

  test.each([
    [401, { type: "NOTICE", index: 1 }, false],
    [404, { type: "NOTICE", index: 99 }, true],
    [400, { type: "WHAT", index: 1 }, true],
    [400, { type: "NOTICE" }, true],
    [400, { type: "NOTICE", index: 1, liked: "false" }, true],
  ])("API-32 API-35 it answers %d to %j", async (status, body, isMember) => {
    expect((await like(body, isMember ? two : undefined)).status).toBe(status);
  });
});
