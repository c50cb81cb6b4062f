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

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    member = await createSignedIn(site);
  });
  afterAll(() => site.close());

  const get = (path: string, token?: string, headers = {}) =>
    site.call("GET", path, { headers, ...(token ? { token } : {}) });
  const tagOf = async (path: string, token?: string) => (await get(path, token)).headers.get("etag") ?? "";
  const question = { title: "질문", content: "<p>글</p>", type: "QNA" };

  async function ask() {
    const { body } = await site.call("POST", "/api/post", { body: question, token: member.token });
    return { path: `/api/post?type=QNA&index=${body.data}`, index: body.data as number };
  }
  const edit = (index: number, title: string, match?: string, more: object = {}) =>
    site.call("PUT", "/api/post", {
      body: { ...question, targetType: "QNA", index, title, ...more },
      token: member.token,
      headers: match === undefined ? {} : { "If-Match": match },
    });

  test("API-48 a post tells its version, and an edit of an older one is refused with what stands there", async () => {
    const { path, index } = await ask();
    const tag = await tagOf(path);
    expect(tag).toMatch(/^"1\.[\w-]{22}"$/u);
    expect((await edit(index, "먼저 고친 제목", tag)).status).toBe(200);
    const late = await edit(index, "늦게 고친 제목", tag);
    expect(late).toMatchObject({
      status: 412,
      body: { code: "PRECONDITION_FAILED", reason: "POST_OVERTAKEN", theirs: { title: "먼저 고친 제목", revision: 2 } },
    });
    expect((await edit(index, "이어서 고친 제목", await tagOf(path))).status).toBe(200);
    expect((await edit(index, "무엇이든", "*")).status).toBe(200);
  });

  test("API-48 what is no version of it matches nothing; several, and one that contradicts the body, are no question", async () => {
    const { path, index } = await ask();
    for (const match of ['"else"', "1", 'W/"1.x"', '"9.x"'])
      expect((await edit(index, "고침", match)).status).toBe(412);
    const tag = await tagOf(path);
    expect((await edit(index, "고침", `${tag}, "2.x"`)).status).toBe(400);
    expect((await get(path)).body).toMatchObject({ title: "질문", revision: 1 });
  });

  test("API-48 API-50 of If-Match and revision whichever is past refuses, and a revision of null is none", async () => {
    const { path, index } = await ask();
    const stale = await tagOf(path);
    expect((await edit(index, "둘째 판", stale)).status).toBe(200);
    const tag = await tagOf(path);
    const both = (match: string, revision: unknown) => edit(index, "덮어쓴 제목", match, { revision });
    for (const [match, revision] of [
      [stale, null],
      [stale, undefined],
      [stale, 1],
      [stale, 2],
      ["abc", "2"],
      [tag, 1],
      ["*", 1],
    ] as const)
      expect((await both(match, revision)).status).toBe(412);
    expect((await get(path)).body).toMatchObject({ title: "둘째 판", revision: 2 });
    expect((await both(tag, null)).status).toBe(200);
    expect((await both(await tagOf(path), 3)).status).toBe(200);
  });

  test("API-48 one post is deleted as it was read, or not at all; of several no version can be named", async () => {
    const { path, index } = await ask();
    const remove = (match: string, more: object[] = []) =>
      site.call("DELETE", "/api/post", {
        body: [{ type: "QNA", index }, ...more],
        token: member.token,
        headers: { "If-Match": match },
      });
    const stale = await tagOf(path);
    await edit(index, "고친 제목");
    expect(await remove(stale)).toMatchObject({
      status: 412,
      body: { code: "PRECONDITION_FAILED", reason: "POST_OVERTAKEN", theirs: { title: "고친 제목", revision: 2 } },
    });
    const { index: another } = await ask();
    expect((await remove(await tagOf(path), [{ type: "QNA", index: another }])).body.errors).toMatchObject([
      { field: "If-Match" },
    ]);
    expect((await get(path)).status).toBe(200);
    expect((await remove(await tagOf(path))).status).toBe(200);
    expect((await get(path)).status).toBe(404);
  });

  test("API-48 a like and a view change the tag and are no conflict", async () => {
    const { path, index } = await ask();
    const tag = await tagOf(path);
    await site.call("POST", "/api/post/like", { body: { type: "QNA", index }, token: admin.token });
    await expect.poll(() => tagOf(path)).not.toBe(tag);
    expect((await edit(index, "고친 제목", tag)).status).toBe(200);
  });

  test("API-48 who has an answer already is told so, kept or made anew", async () => {
    const { path } = await ask();
    const tag = await tagOf(path);
    expect(await tagOf(path)).toBe(tag);
    const again = await get(path, undefined, { "if-none-match": tag });
    expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: "" });
    const { revision: _revision, ...other } = (await get(path, undefined, { "if-none-match": '"1.x"' })).body;
    expect(other).toMatchObject({ title: "질문" });
  });

  test.each(["/api/history", "/api/property"])("API-48 %s tells its version, which a save may name", async (path) => {
    const save = (title: string, match: string) =>
      site.call("POST", path, { body: [{ title, year: "2026" }], token: admin.token, headers: { "If-Match": match } });
    const tag = await tagOf(path);
    expect((await save("먼저", tag)).status).toBe(200);
    expect(await save("늦게", tag)).toMatchObject({
      status: 412,
      body: { reason: "CHRONICLE_OVERTAKEN", theirs: { list: [{ title: "먼저" }] } },
    });
    expect((await get(path)).body).toMatchObject([{ title: "먼저" }]);
    expect((await save("이어서", await tagOf(path))).status).toBe(200);
    const now = await tagOf(path);
    const { revision } = (await get(`/api/chronicle?kind=${path === "/api/history" ? "HISTORY" : "PROPERTY"}`)).body;
    const both = (title: string, match: string, named: unknown) =>
      site.call("POST", path, {
        body: { list: [{ title }], revision: named },
        token: admin.token,
        headers: { "If-Match": match },
      });
    for (const [match, named] of [
      [tag, revision],
      [tag, null],
      [now, revision - 1],
    ] as const)
      expect((await both("덮어씀", match, named)).status).toBe(412);
    expect((await both("둘 다 맞음", now, revision)).status).toBe(200);
  });

  test("API-48 a profile tells its version at every address, and a change of an older one is refused", async () => {
    const addresses = ["/api/users", "/api/auth/me", `/api/users/${encodeURIComponent(member.user.email)}`];
    const tags = await Promise.all(addresses.map((path) => tagOf(path, member.token)));
    // Behind the version each tells its own bytes: who is signed in is told more.
    expect(new Set(tags.map((tag) => tag.slice(0, tag.lastIndexOf(".")))).size).toBe(1);
    const { name, nickname, email } = (await get("/api/users", member.token)).body;
    const home = { zonecode: "04524", address: "서울 중구 세종대로 110", detailAddress: "1층" };
    const change = (career: string, match: string) =>
      site.call("PUT", "/api/users", {
        body: { name, nickname, email, ...home, career },
        token: member.token,
        headers: { "If-Match": match },
      });
    const first = await change("먼저", tags[0]!);
    expect(first.status).toBe(200);
    expect(await change("늦게", tags[0]!)).toMatchObject({
      status: 412,
      body: { reason: "USER_OVERTAKEN", theirs: { career: "먼저" } },
    });
    // The same once more: its first answer was lost on the way.
    expect((await change("먼저", tags[0]!)).status).toBe(200);
    expect((await change("이어서", first.headers.get("etag")!)).status).toBe(200);
  });

  test("API-48 a call that heeds no If-Match answers a conflict as it does without one", async () => {
    const headers = { "If-Match": '"1.x"', "Idempotency-Key": "0123456789abcdef-again" };
    const write = (title: string) =>
      site.call("POST", "/api/post", { body: { ...question, title }, token: member.token, headers });
    expect((await write("처음")).status).toBe(200);
    expect(await write("다른 글")).toMatchObject({ status: 409, body: { reason: "IDEMPOTENCY_KEY_REUSED" } });
  });
});
