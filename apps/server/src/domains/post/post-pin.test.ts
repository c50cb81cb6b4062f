import { pinDayUnfit } from "@bulmo/contracts/pin";
import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type Row = { index: number };

/** A day of the association's, so many days from today. */
const dayAhead = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toLocaleDateString("sv-SE", { timeZone: "Asia/Seoul" });

describe.each(testServers(testDatabaseUrl))("EXH-09 on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    await createPosts(
      site.fork(),
      "NOTICE",
      Array.from({ length: 30 }, () => ({ user: admin.user })),
    );
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.fork().getKysely<Tables>().updateTable("post").set({ pinned_until: null }).execute();
  });

  const pin = (index: number, until: string | null = dayAhead(3)) =>
    site.call("PUT", "/api/post/pin", { body: { type: "NOTICE", index, until }, token: admin.token });
  const rpc = async (call: string, input: object = {}) =>
    (await site.call("GET", `/trpc/${call}?input=${encodeURIComponent(JSON.stringify(input))}`)).body.result.data;
  const numbers = (rows: Row[]) => rows.map(({ index }) => index);
  /** A day ends; nobody waits for one. */
  const endYesterday = (index: number) =>
    site
      .fork()
      .getKysely<Tables>()
      .updateTable("post")
      .set({ pinned_until: dayAhead(-1) })
      .where("type", "=", "NOTICE")
      .where("index", "=", index)
      .execute();

  test("pinned notices stand above the first page, in the order of the board, and each stands there once", async () => {
    expect((await pin(3)).body).toEqual({ pinnedUntil: dayAhead(3) });
    await pin(28);
    const first = await rpc("post.listNotices");
    expect(numbers(first.pinned)).toEqual([28, 3]);
    expect(numbers(first.list)).toEqual([30, 29, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17]);
    expect(first).toMatchObject({ page: 1, totalPages: 3 });
  });

  test("further pages, searches and the specification's list are as if nothing were pinned", async () => {
    await pin(3);
    const second = await rpc("post.listNotices", { page: 2 });
    expect(numbers(second.list)).toEqual(Array.from({ length: 14 }, (_, place) => 16 - place));
    expect(second.pinned).toEqual([]);
    expect((await rpc("post.listNotices", { page: 3 })).list).toHaveLength(2);
    const found = await rpc("post.listNotices", { searchKeyword: "제목" });
    expect(found.pinned).toEqual([]);
    expect(found.list).toHaveLength(14);
    const { body } = await site.call("GET", "/api/post/list?type=NOTICE&limit=14");
    expect(numbers(body.list)).toEqual(Array.from({ length: 14 }, (_, place) => 30 - place));
  });

  test("above the questions a pinned notice takes the place of the oldest of the three", async () => {
    await pin(3);
    expect(numbers((await rpc("post.listQuestions")).notices)).toEqual([3, 30, 29]);
    await pin(3, null);
    expect(numbers((await rpc("post.listQuestions")).notices)).toEqual([30, 29, 28]);
  });

  test("a pin holds through its last day and ends by itself", async () => {
    await pin(3, dayAhead(0));
    expect(numbers((await rpc("post.listNotices")).pinned)).toEqual([3]);
    await endYesterday(3);
    // Of what was done behind its back a process hears a moment later.
    await expect.poll(async () => (await rpc("post.listNotices")).pinned).toEqual([]);
    expect(numbers((await rpc("post.listQuestions")).notices)).toEqual([30, 29, 28]);
    expect((await site.call("GET", "/api/post?type=NOTICE&index=3")).body.pinnedUntil).toBeNull();
  });

  test("a post tells until when it is pinned, and a pin is no edit", async () => {
    const read = async () => (await site.call("GET", "/api/post?type=NOTICE&index=3")).body;
    const before = await read();
    await pin(3);
    expect(await read()).toEqual({ ...before, pinnedUntil: dayAhead(3) });
    await pin(3, null);
    expect(await read()).toEqual(before);
  });

  test("five are pinned at most, also by administrators who pin at once; one that is pinned may stay longer", async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((index) => pin(index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.reason)).toEqual(["PINS_TOO_MANY", "PINS_TOO_MANY", "PINS_TOO_MANY"]);
    const [first] = (await rpc("post.listNotices")).pinned as Row[];
    expect((await pin(first?.index ?? 0, dayAhead(30))).status).toBe(200);
    await endYesterday(first?.index ?? 0);
    expect((await pin(9)).status).toBe(200);
  });

  test("what goes to the trash or to another board is pinned no more there", async () => {
    const [lost, moved] = await createPosts(site.fork(), "NOTICE", [{ user: admin.user }, { user: admin.user }]);
    await pin(lost?.index ?? 0);
    await pin(moved?.index ?? 0);
    const trashed = { posts: [{ type: "NOTICE", index: lost?.index }] };
    expect((await site.call("DELETE", "/api/post", { body: trashed, token: admin.token })).status).toBe(200);
    const change = { targetType: "NOTICE", type: "QNA", index: moved?.index, title: "글", content: "<p>글</p>" };
    const { body } = await site.call("PUT", "/api/post", { body: change, token: admin.token });
    expect((await rpc("post.listNotices")).pinned).toEqual([]);
    const restored = { type: "NOTICE", index: lost?.index };
    await site.call("POST", "/api/trash/restore", { body: restored, token: admin.token });
    expect((await rpc("post.listNotices")).pinned).toEqual([]);
    const there = await site.call("GET", `/api/post?type=QNA&index=${body.data}`);
    expect(there.body.pinnedUntil).toBeNull();
  });

  test.each([
    ["yesterday", -1],
    ["in two years", 730],
  ])("a day that lies %s is refused with its field", async (_name, days) => {
    expect(await pin(3, dayAhead(days))).toMatchObject({
      status: 400,
      body: { errors: [{ field: "until", message: pinDayUnfit }] },
    });
  });

  test.each([
    ["no day", { type: "NOTICE", index: 3, until: "soon" }, 400],
    ["a year that no database knows", { type: "NOTICE", index: 3, until: "0000-01-01" }, 400],
    ["a question", { type: "QNA", index: 1, until: null }, 400],
    ["what is not there", { type: "NOTICE", index: 9_999, until: dayAhead(1) }, 404],
  ])("%s is refused", async (_name, body, status) => {
    expect((await site.call("PUT", "/api/post/pin", { body, token: admin.token })).status).toBe(status);
  });

  test("who pins and unpins is in the log", async () => {
    await pin(3);
    await pin(3, null);
    const { body } = await site.call("GET", "/trpc/audit.list?input={}", { token: admin.token });
    const acts = (body.result.data.list as { act: string }[]).map(({ act }) => act);
    expect(acts.slice(0, 2)).toEqual(["POST_UNPINNED", "POST_PINNED"]);
  });
});
