import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { appRouter } from "../../router.ts";
import type { Render } from "../../ssr.ts";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let member: SignedIn;
  let time = new Date("2026-11-21T03:00:00Z");
  let rendered = 0;

  /** A page of a list: what the web app does, without its looks. */
  const render: Render = async ({ request, createContext }) => {
    rendered += 1;
    const calls = appRouter.createCaller(await createContext());
    const { pathname } = new URL(request.url);
    if (pathname === "/gone") return { status: 404, html: "없음", scripts: [], isCanonical: true };
    if (pathname === "/still") return { status: 200, html: "<!doctype html><p>인사말", scripts: [], isCanonical: true };
    const { list } = await calls.post.list({ type: "NOTICE" });
    const html = `<!doctype html>${list.map(({ title }) => `<p>${title}`).join("")}`;
    return { status: 200, html, scripts: [], isCanonical: true };
  };

  beforeAll(async () => {
    site = await openSite(server, { render, now: () => time });
    admin = await createSignedIn(site, { isAdmin: true });
    member = await createSignedIn(site);
  });
  afterAll(() => site.close());
  beforeEach(() => {
    rendered = 0;
  });

  const read = async (path: string, token?: string) => {
    const { status, body } = await site.call("GET", path, token ? { token } : {});
    return { status, body };
  };
  const write = async (type: string, by: SignedIn, more: object = {}): Promise<number> => {
    const body = { title: "글", type, content: "<p>본문</p>", ...more };
    return (await site.call("POST", "/api/post", { body, token: by.token })).body.data;
  };
  const change = async (method: string, path: string, body: unknown, by: SignedIn) =>
    expect((await site.call(method, path, { body, token: by.token })).status).toBe(200);
  const sql = (text: string) => site.fork().execute(text);

  test("a page is rendered once for all its readers, and anew once what it shows has changed", async () => {
    const first = await Promise.all(Array.from({ length: 10 }, () => read("/board")));
    expect(new Set(first.map(({ body }) => body)).size).toBe(1);
    expect(rendered).toBe(1);
    await write("QNA", member);
    await read("/board");
    expect(rendered).toBe(1);
    await write("NOTICE", admin, { title: "새 공지" });
    expect((await read("/board")).body).toContain("새 공지");
    expect(rendered).toBe(2);
  });

  test("what fails is not kept", async () => {
    await read("/gone");
    await read("/gone");
    expect(rendered).toBe(2);
  });

  test("a day later a page is made anew: some tell what day it is", async () => {
    await read("/still");
    await read("/still");
    expect(rendered).toBe(1);
    time = new Date("2026-11-21T15:00:00Z");
    await read("/still");
    expect(rendered).toBe(2);
  });

  test("an unchanged page is answered without its text, in the encoding that a reader takes", async () => {
    const whole = await site.call("GET", "/still");
    const etag = whole.headers.get("etag") ?? "";
    const again = await site.call("GET", "/still", { headers: { "if-none-match": `"other", ${etag}` } });
    expect(again).toMatchObject({ status: 304, body: "" });
    for (const [accepted, encoding] of [
      ["gzip, br", "br"],
      ["gzip, br;q=0", "gzip"],
      ["identity", null],
    ] as const) {
      const answer = await site.call("GET", "/still", { headers: { "accept-encoding": accepted } });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(answer.body).toBe(whole.body);
      expect(answer.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/u);
      expect(answer.headers.get("content-security-policy")).toBe(whole.headers.get("content-security-policy"));
    }
    const head = await site.call("HEAD", "/still", { headers: { "accept-encoding": "identity" } });
    expect(head).toMatchObject({ status: 200, body: "" });
    expect(Number(head.headers.get("content-length"))).toBe(Buffer.byteLength(whole.body));
  });

  describe("while a table is changed behind the site's back", () => {
    afterEach(() => sql("alter table stored_post enable trigger user"));

    test("a call's answer to visitors comes from memory", async () => {
      const index = await write("QNA", member, { title: "처음" });
      const paths = [`/api/post?type=QNA&index=${index}`, "/api/post/list?type=QNA", `/api/post/list?type=QNA&page=1`];
      const before = await Promise.all(paths.map((path) => read(path)));
      await sql("alter table stored_post disable trigger user");
      await sql(`update post set title = '몰래' where type = 'QNA' and index = ${index}`);
      expect(await Promise.all(paths.map((path) => read(path)))).toEqual(before);
      expect((await read(paths[0] ?? "", member.token)).body.title).toBe("몰래");
    });
  });

  test("the writer's next read shows the write, and so does anybody's", async () => {
    const index = await write("QNA", member);
    const post = { type: "QNA", index };
    const at = `type=QNA&index=${index}`;
    const entry = { index: 1, title: "창립", year: "1970", date: "1.1" };
    const edited = { title: "고친 글", content: "<p>새 본문</p>", index, targetType: "QNA", type: "QNA" };
    let comment = "";
    const steps: [path: string, write: () => Promise<unknown>][] = [
      [`/api/post?${at}`, () => change("PUT", "/api/post", edited, member)],
      ["/api/post/list?type=QNA", () => change("PUT", "/api/post", { ...edited, title: "또 고친 글" }, member)],
      [`/api/post?${at}`, () => change("POST", "/api/post/like", post, member)],
      [
        `/api/comment/list?${at}`,
        async () => {
          const body = { content: "댓글", postIndex: index, postType: "QNA" };
          comment = (await site.call("POST", "/api/comment", { body, token: member.token })).body.id;
        },
      ],
      [`/api/comment/list?${at}`, () => change("POST", "/api/comment/like", { commentId: comment }, admin)],
      [`/api/comment/list?${at}`, () => change("DELETE", "/api/comment", { commentId: comment }, member)],
      ["/api/history", () => change("POST", "/api/history", [entry], admin)],
      ["/api/property", () => change("POST", "/api/property", [entry], admin)],
      [`/api/post?${at}`, () => change("PUT", "/api/post", { ...edited, type: "NOTICE" }, admin)],
      ["/api/post/list?type=NOTICE", () => write("NOTICE", admin)],
      ["/api/post/list?type=NOTICE", () => change("DELETE", "/api/post", [{ type: "NOTICE", index: 1 }], admin)],
    ];
    for (const [path, step] of steps) {
      const before = await read(path);
      expect(await read(path)).toEqual(before);
      await step();
      expect({ path, ...(await read(path)) }).not.toEqual({ path, ...before });
    }
  });

  test("what somebody else commits in the database is seen too, a nickname on every board", async () => {
    const index = await write("QNA", member);
    const paths = [
      `/api/post?type=QNA&index=${index}`,
      "/api/post/list?type=QNA",
      "/api/post/list?type=NOTICE&limit=1",
    ];
    const before = await Promise.all(paths.map((path) => read(path)));
    await sql(`update "user" set nickname = nickname || '새'`);
    await vi.waitFor(async () => {
      for (const [at, path] of paths.entries()) expect(await read(path)).not.toEqual(before[at]);
    });
  });

  test("BRD-27 a post read at the address it had before is anew once the post has changed at the one it has", async () => {
    const index = await write("NOTICE", admin, { title: "옮길 글" });
    const move = { index, targetType: "NOTICE", type: "QNA", title: "옮긴 글", content: "<p>본문</p>" };
    const { body } = await site.call("PUT", "/api/post", { body: move, token: admin.token });
    const old = `/api/post?type=NOTICE&index=${index}`;
    expect((await read(old)).body.title).toBe("옮긴 글");
    const edit = { ...move, index: body.data, targetType: "QNA", title: "고친 글" };
    await change("PUT", "/api/post", edit, admin);
    expect((await read(old)).body.title).toBe("고친 글");
  });

  test("BRD-27 comments read at the address that their post had before are anew once there is one more", async () => {
    const index = await write("NOTICE", admin);
    const move = { index, targetType: "NOTICE", type: "QNA", title: "옮긴 글", content: "<p>본문</p>" };
    const { body } = await site.call("PUT", "/api/post", { body: move, token: admin.token });
    const old = `/api/comment/list?type=NOTICE&index=${index}`;
    expect((await read(old)).body.commentCount).toBe(0);
    const comment = { content: "댓글", postIndex: body.data, postType: "QNA" };
    await change("POST", "/api/comment", comment, member);
    expect((await read(old)).body.commentCount).toBe(1);
  });

  test("BRD-28 who asks for a post right after a view is told of it", async () => {
    const index = await write("QNA", member);
    const path = `/api/post?type=QNA&index=${index}`;
    const { views } = (await read(path)).body;
    await site.call("POST", "/trpc/post.view", { body: { type: "QNA", index } });
    expect((await read(path)).body.views).toBe(views + 1);
  });

  test("hazard 2: nothing of one reader reaches another", async () => {
    const index = await write("QNA", member);
    const path = `/api/post?type=QNA&index=${index}`;
    await change("POST", "/api/post/like", { type: "QNA", index }, member);
    expect((await read(path, member.token)).body.isLiked).toBe(true);
    expect((await read(path)).body.isLiked).toBe(false);
    expect((await read(path, member.token)).body.isLiked).toBe(true);
    expect((await read(path, admin.token)).body.isLiked).toBe(false);
    for (const own of ["/api/users", "/api/auth/me", "/api/users/list"]) {
      expect((await read(own, admin.token)).status).toBe(200);
      expect((await read(own)).status).toBe(401);
    }
  });

  test("one write after another, each seen at once", async () => {
    const index = await write("QNA", admin);
    for (let turn = 0; turn < 50; turn += 1) {
      const title = `글 ${turn}`;
      const body = { index, targetType: "QNA", type: "QNA", title, content: "<p>본문</p>" };
      await change("PUT", "/api/post", body, admin);
      expect((await read(`/api/post?type=QNA&index=${index}`)).body.title).toBe(title);
    }
  });

  const whereConnectionsBreak = server.name === "postgresql" ? [server.name] : [];
  test.each(whereConnectionsBreak)("on %s, while changes cannot be heard, every page is made anew", async () => {
    const index = await write("QNA", member);
    const path = `/api/post?type=QNA&index=${index}`;
    await read(path);
    await sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bulmo changes' and datname = current_database()",
    );
    await vi.waitFor(async () => {
      await read("/still");
      await read("/still");
      expect(rendered).toBeGreaterThan(1);
    });
    await sql(`update post set title = '아무도 듣지 못한 때' where type = 'QNA' and index = ${index}`);
    expect((await read(path)).body.title).toBe("아무도 듣지 못한 때");
    await vi.waitFor(
      async () => {
        rendered = 0;
        await read("/still");
        await read("/still");
        expect(rendered).toBeLessThan(2);
      },
      { timeout: 5_000 },
    );
  });
});
