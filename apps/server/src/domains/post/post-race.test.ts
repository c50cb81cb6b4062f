import { bothServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);
const many = Array.from({ length: 50 }, (_, place) => place);
const long = { timeout: 60_000 };

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let members: SignedIn[];

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    members = [];
    for (const _ of many) members.push(await createSignedIn(site));
  });
  afterAll(() => site.close());

  const write = (type: string, by: SignedIn, more: object = {}) =>
    site.call("POST", "/api/post", { body: { title: "글", type, content: "<p>글</p>", ...more }, token: by.token });
  const like = (body: object, by: SignedIn) => site.call("POST", "/api/post/like", { body, token: by.token });
  const read = async (type: string, index: number) =>
    (await site.call("GET", `/api/post?type=${type}&index=${index}`)).body;
  const counters = () =>
    site.fork().execute<{ isRight: boolean }[]>(`
      select counter.post_count = count(post.id) as "isRight" from board_counter counter
      left join post on post.type = counter.type
        and (counter.sub_type = 0 or post.sub_type = counter.sub_type)
      group by counter.type, counter.sub_type, counter.post_count`);
  const expectRightCounters = async () => expect((await counters()).every(({ isRight }) => isRight)).toBe(true);

  test.each(rounds)("BRD-27 hazard 12: 50 posts at once get 50 consecutive numbers (round %d)", long, async () => {
    const answers = await Promise.all(members.map((member) => write("QNA", member)));
    expect(answers.map(({ status }) => status)).toEqual(many.map(() => 200));
    const indexes = answers.map(({ body }) => body.data as number).toSorted((one, other) => one - other);
    expect(indexes).toEqual(many.map((place) => indexes[0]! + place));
    await expectRightCounters();
  });

  test.each(rounds)(
    "SEC-12 hazard 12: 50 likes at once are 50 likes, and 50 that end are none (round %d)",
    long,
    async () => {
      const [post] = await createPosts(site.fork(), "NOTICE", [{ user: admin.user }]);
      const address = { type: "NOTICE", index: post!.index };
      const liked = await Promise.all(members.map((member) => like(address, member)));
      expect(liked.map(({ status }) => status)).toEqual(many.map(() => 200));
      expect((await read("NOTICE", post!.index)).likeCount).toBe(50);
      const ended = await Promise.all(members.map((member) => like(address, member)));
      expect(ended.map(({ status }) => status)).toEqual(many.map(() => 200));
      expect((await read("NOTICE", post!.index)).likeCount).toBe(0);
    },
  );

  test.each(rounds)(
    "SEC-12 toggles of one member at once end where their number says (round %d)",
    long,
    async (round) => {
      const [post] = await createPosts(site.fork(), "NOTICE", [{ user: admin.user }]);
      const address = { type: "NOTICE", index: post!.index };
      const times = 20 + (round % 2);
      const answers = await Promise.all(Array.from({ length: times }, () => like(address, members[0]!)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect((await read("NOTICE", post!.index)).likeCount).toBe(times % 2);
      // Setting a state is the same however often.
      await Promise.all(Array.from({ length: 20 }, () => like({ ...address, liked: true }, members[0]!)));
      expect((await read("NOTICE", post!.index)).likeCount).toBe(1);
    },
  );

  test.each(rounds)(
    "hazard 12: moving, deleting, liking and writing at once never fail halfway (round %d)",
    long,
    async () => {
      const works = await createPosts(site.fork(), "SECOND_EXHIBITION", [{ user: admin.user }, { user: admin.user }]);
      const indexes = works.map(({ index }) => index);
      const { token } = admin;
      const addresses = indexes.map((index) => ({ type: "SECOND_EXHIBITION", index }));
      const move = (type: string, index: number, subType: number | null) =>
        site.call("PUT", "/api/post", {
          body: { title: "글", content: "<p>글</p>", targetType: "SECOND_EXHIBITION", index, type, subType },
          token,
        });
      const answers = await Promise.all([
        ...indexes.flatMap((index) => [move("THIRD_EXHIBITION", index, 7), move("FOURTH_EXHIBITION", index, 1)]),
        ...indexes.map((index) => move("SECOND_EXHIBITION", index, 2)),
        site.call("DELETE", "/api/post", { body: addresses, token }),
        site.call("DELETE", "/api/post", { body: addresses.toReversed(), token }),
        ...addresses.flatMap((address) => members.slice(0, 5).map((member) => like(address, member))),
        ...[1, 2, 3].map((subType) => write("SECOND_EXHIBITION", admin, { subType })),
      ]);
      expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
      await expectRightCounters();
    },
  );

  test.each(rounds)("hazard 4: who withdraws while writing leaves whole posts or none (round %d)", long, async () => {
    const leaver = await createSignedIn(site);
    const [post] = await createPosts(site.fork(), "QNA", [{ user: admin.user }]);
    const address = { type: "QNA", index: post!.index };
    const comment = { content: "댓글", postType: "QNA", postIndex: post!.index };
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => write("QNA", leaver)),
      ...Array.from({ length: 5 }, () => like(address, leaver)),
      ...Array.from({ length: 5 }, () => site.call("POST", "/api/comment", { body: comment, token: leaver.token })),
      site.call("DELETE", "/api/users", { body: { id: leaver.user.id }, token: leaver.token }),
    ]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
    expect(answers.at(-1)?.status).toBe(200);
    expect((await read("QNA", post!.index)).likeCount).toBe(0);
    await expectRightCounters();
  });
});
