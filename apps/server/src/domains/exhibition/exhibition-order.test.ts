import { errorMessages } from "@bulmo/contracts/error";
import { orderMessages } from "@bulmo/contracts/exhibition-order";
import { testServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type Row = { index: number };
type Work = Row & { isPlaced: boolean };

const type = "SECOND_EXHIBITION";
const n = 2;
const numbers = (rows: Row[]) => rows.map(({ index }) => index);
const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
  });
  afterAll(() => site.close());
  /** Six works; those with an even number are of the second group. */
  beforeEach(async () => {
    await site.fork().execute("truncate stored_post cascade");
    await site.fork().execute("update board_counter set last_index = 0, post_count = 0, order_revision = null");
    for (const at of [1, 2, 3, 4, 5, 6]) await hang({ subType: 2 - (at % 2) });
  });

  const order = (indexes: readonly number[], revision?: number) =>
    site.call("PUT", "/api/exhibition/order", { body: { n, indexes, revision }, token: admin.token });
  const read = async () => (await site.call("GET", `/api/exhibition/order?n=${n}`, { token: admin.token })).body;
  const listed = async (query = "", of = type) =>
    numbers((await site.call("GET", `/api/post/list?type=${of}&${query}`)).body.list);
  const post = async (index: number, query = "") =>
    (await site.call("GET", `/api/post?type=${type}&index=${index}&${query}`)).body;
  const beside = async (index: number, query = "") => {
    const { previous, next } = await post(index, query);
    return [previous?.index ?? null, next?.index ?? null];
  };
  const hang = async (more: object = {}) =>
    (
      await site.call("POST", "/api/post", {
        body: { title: "수월관음도", content: "<p>글</p>", type, ...more },
        token: admin.token,
      })
    ).body.data as number;
  const remove = (index: number, of = type) =>
    site.call("DELETE", "/api/post", { body: [{ type: of, index }], token: admin.token });
  const restore = (index: number) =>
    site.call("POST", "/api/trash/restore", { body: { type, index }, token: admin.token });
  const move = (index: number, from: string, to: string) =>
    site.call("PUT", "/api/post", {
      body: { index, targetType: from, type: to, title: "옮긴 작품", content: "<p>글</p>" },
      token: admin.token,
    });

  test("EXH-04 without an order the newest stands first, and with one the works that were added since", async () => {
    expect(await listed()).toEqual([6, 5, 4, 3, 2, 1]);
    const { status, body } = await order([2, 6, 1, 3, 5, 4]);
    expect([status, numbers(body.works), body.revision]).toEqual([200, [2, 6, 1, 3, 5, 4], 2]);
    expect(await listed()).toEqual([2, 6, 1, 3, 5, 4]);
    await hang();
    await hang();
    expect(await listed()).toEqual([8, 7, 2, 6, 1, 3, 5, 4]);
    expect((await read()).works.map(({ isPlaced }: Work) => isPlaced)).toEqual([
      false,
      false,
      ...Array.from({ length: 6 }, () => true),
    ]);
    expect(numbers((await order([])).body.works)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test("EXH-04 what is not named hangs before what is, the newest first", async () => {
    await order([1, 4]);
    expect(await listed()).toEqual([6, 5, 3, 2, 1, 4]);
  });

  test("EXH-04 GAL-02 the pager and groups go by the order", async () => {
    await order([2, 6, 1, 3, 5, 4]);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listed(`limit=2&page=${page}`)));
    // A page above the last is the last (CON-04).
    expect(pages).toEqual([
      [2, 6],
      [1, 3],
      [5, 4],
      [5, 4],
    ]);
    expect(await listed("exhibitionSubIndex=2")).toEqual([2, 6, 4]);
    expect(await listed("exhibitionSubIndex=2&limit=2&page=2")).toEqual([4]);
    expect(await listed("exhibitionSubIndex=1")).toEqual([1, 3, 5]);
    expect(await listed(`searchKeyword=${encodeURIComponent("관음")}`)).toEqual([2, 6, 1, 3, 5, 4]);
  });

  test("EXH-04 GAL-09 SEE-10 previous and next are those that hang beside it, in its group too", async () => {
    await order([2, 6, 1, 3, 5, 4]);
    expect(await Promise.all([2, 1, 4].map((index) => beside(index)))).toEqual([
      [null, 6],
      [6, 3],
      [5, null],
    ]);
    expect(await beside(6, "exhibitionSubIndex=2")).toEqual([2, 4]);
    await remove(1);
    expect(await beside(6)).toEqual([2, 3]);
    const added = await hang();
    expect(await beside(2)).toEqual([added, 6]);
    expect(await beside(added)).toEqual([null, 2]);
  });

  test("EXH-04 API-47 cursors go through works as they hang, and an order by number is one by number", async () => {
    await order([2, 6, 1, 3, 5, 4]);
    await hang();
    const walk = async (query: string) => {
      const found: number[] = [];
      for (let cursor: string | null = ""; cursor !== null;) {
        const { body } = await site.call("GET", `/api/post/list?type=${type}&limit=3&${query}${cursor}`);
        found.push(...numbers(body.list));
        cursor = body.nextCursor && `&cursor=${body.nextCursor}`;
      }
      return found;
    };
    expect(await walk("")).toEqual([7, 2, 6, 1, 3, 5, 4]);
    expect(await walk("sort=-index")).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(await walk("sort=index")).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const { body } = await site.call("GET", `/api/post/list?type=${type}&limit=3`);
    const other = await site.call("GET", `/api/post/list?type=${type}&limit=3&sort=-index&cursor=${body.nextCursor}`);
    expect([other.status, other.body.errors[0].reason]).toEqual([400, "CURSOR_UNUSABLE"]);
  });

  test("EXH-04 a cursor of the version before goes on where it was", async () => {
    // As it was written before works had places: the digest of what was asked, the page, and the last number.
    const { body } = await site.call("GET", `/api/post/list?type=${type}&limit=2`);
    const [, page, last, ...rest] = JSON.parse(Buffer.from(body.nextCursor, "base64url").toString());
    expect([page, last, rest]).toEqual([1, 5, []]);
    expect(await listed(`limit=2&cursor=${body.nextCursor}`)).toEqual([4, 3]);
  });

  test("EXH-04 a work comes back from the trash to where it hung, and first of all where the others were ordered without it", async () => {
    await order([2, 6, 1, 3, 5, 4]);
    await remove(6);
    expect(await listed()).toEqual([2, 1, 3, 5, 4]);
    await restore(6);
    expect(await listed()).toEqual([2, 6, 1, 3, 5, 4]);
    await remove(6);
    await order([5, 4, 3, 2, 1]);
    await restore(6);
    expect(await listed()).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test("EXH-04 a work that moves to another exhibition loses its place, and has none where it comes back", async () => {
    await order([2, 6, 1, 3, 5, 4]);
    const there = (await move(3, type, "THIRD_EXHIBITION")).body.data as number;
    await site.call("PUT", "/api/exhibition/order", { body: { n: 3, indexes: [there] }, token: admin.token });
    const second = (await move(5, type, "THIRD_EXHIBITION")).body.data as number;
    expect(await listed("", "THIRD_EXHIBITION")).toEqual([second, there]);
    const back = (await move(there, "THIRD_EXHIBITION", type)).body.data as number;
    expect(await listed()).toEqual([back, 2, 6, 1, 4]);
    // Within its exhibition a work keeps its place, in whatever group.
    await site.call("PUT", "/api/post", {
      body: { index: 6, targetType: type, type, subType: 1, title: "다른 문하", content: "<p>글</p>" },
      token: admin.token,
    });
    expect(await listed("exhibitionSubIndex=1")).toEqual([6, 1]);
  });

  test("EXH-04 what is gone is passed over, what is named twice or too many is refused", async () => {
    await remove(3);
    expect(numbers((await order([3, 1, 99, 2])).body.works)).toEqual([6, 5, 4, 1, 2]);
    const twice = await order([1, 2, 1]);
    expect([twice.status, twice.body.message]).toEqual([400, orderMessages.twice]);
    const many = await order(Array.from({ length: 2_001 }, (_, at) => at + 1));
    expect([many.status, many.body.message]).toEqual([400, orderMessages.tooMany]);
    expect(await listed()).toEqual([6, 5, 4, 1, 2]);
  });

  test("EXH-04 of two administrators at once the second is told, and the same order once more is none", async () => {
    const { revision } = await read();
    expect((await order([1, 2, 3, 4, 5, 6], revision)).status).toBe(200);
    const late = await order([6, 1, 2, 3, 4, 5], revision);
    expect([late.status, late.body.message, late.body.theirs]).toEqual([
      409,
      errorMessages.EXHIBITION_REORDERED,
      await read(),
    ]);
    // Its first answer was lost on the way.
    expect((await order([1, 2, 3, 4, 5, 6], revision)).body).toEqual(await read());
    expect((await order([6, 1, 2, 3, 4, 5])).status).toBe(200);
    const tag = await fetch(`${site.origin}/api/exhibition/order?n=${n}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const put = (version: string) =>
      fetch(`${site.origin}/api/exhibition/order`, {
        method: "PUT",
        headers: {
          authorization: `Bearer ${admin.token}`,
          "content-type": "application/json",
          "if-match": version,
        },
        body: JSON.stringify({ n, indexes: [3, 2, 1] }),
      });
    expect([(await put('"1.x"')).status, (await put(tag.headers.get("etag") ?? "")).status]).toEqual([412, 200]);
  });

  test("EXH-04 the log tells of an order that changed something, and of no other", async () => {
    const told = async (): Promise<{ id: number }[]> =>
      (await site.call("GET", "/api/audit/list?kind=BOARD", { token: admin.token })).body.list;
    const [last] = await told();
    await order([1, 2]);
    await order([1, 2]);
    const lines = (await told()).filter(({ id }) => id > (last?.id ?? 0));
    expect(lines).toEqual([expect.objectContaining({ act: "EXHIBITION_ORDERED", board: type, post: null })]);
  });

  test("EXH-04 an exhibition that is not there has no order, and members and visitors have no say in one", async () => {
    const body = { n: 999, indexes: [1] };
    expect((await site.call("PUT", "/api/exhibition/order", { body, token: admin.token })).status).toBe(404);
    const member = await createSignedIn(site);
    const asked = { body: { n, indexes: [1] }, token: member.token };
    expect((await site.call("PUT", "/api/exhibition/order", asked)).status).toBe(403);
    expect((await site.call("GET", `/api/exhibition/order?n=${n}`)).status).toBe(401);
  });

  test.each(rounds)(
    "EXH-04 works that are hung, removed, moved and restored while others are ordered are all there (round %d)",
    { timeout: 60_000 },
    async () => {
      await remove(2);
      const answers = await Promise.all([
        order([1, 2, 3, 4, 5, 6]),
        hang({ subType: 1 }),
        order([6, 5, 4, 3, 2, 1]),
        remove(4),
        restore(2),
        move(5, type, "THIRD_EXHIBITION"),
        order([3, 1]),
        hang(),
      ]);
      const statuses = answers.map((answer) => (typeof answer === "number" ? 200 : answer.status));
      expect(statuses).toEqual(statuses.map(() => 200));
      const works = await listed();
      expect(works.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 6, 7, 8]);
      expect(works).toEqual(numbers((await read()).works));
      expect(await listed("", "THIRD_EXHIBITION")).toHaveLength(1);
    },
  );
});
