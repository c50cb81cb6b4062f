import { auditKinds } from "@bulmo/contracts/audit";
import { auditActs } from "@bulmo/entities/audit-act";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn, signIn } from "../../../testing/account.ts";
import { createPosts, createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { setAdmin } from "../user/user-status.service.ts";
import { sweepAudit } from "./audit.service.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

test("the log's contract and its table know the same acts", () => {
  expect(Object.values(auditKinds).flat().toSorted()).toEqual([...auditActs].toSorted());
});

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true, nickname: "불모지기" });
  });
  afterAll(() => site.close());

  const ask = (method: string, path: string, body?: unknown, token = admin.token) =>
    site.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  const list = async (input: object = {}) => {
    const answer = await ask("GET", `/trpc/audit.list?input=${encodeURIComponent(JSON.stringify(input))}`);
    expect(answer.status).toBe(200);
    return answer.body.result.data as { list: Record<string, unknown>[]; next: number | null };
  };
  const latest = async () => (await list()).list[0];
  const count = async () => {
    const [row] = await site.fork().execute<{ count: string }[]>("select count(*) from audit_line");
    return Number(row?.count);
  };

  test("a suspension, a position, a registration and a deletion are told with whom they were about", async () => {
    const member = await createUser(site.fork(), { nickname: "묻는이" });
    const about = { actor: "불모지기", member: "묻는이", isOwn: false, post: null };
    await ask("PUT", "/api/users/is-active", { id: member.id });
    expect(await latest()).toMatchObject({ act: "MEMBER_SUSPENDED", ...about });
    await ask("PUT", "/api/users/is-active", { id: member.id });
    expect(await latest()).toMatchObject({ act: "MEMBER_RESUMED", ...about });
    await ask("PUT", "/api/users/role", { id: member.id, role: "이사" });
    expect(await latest()).toMatchObject({ act: "MEMBER_POSITION_CHANGED", ...about });
    await ask("DELETE", "/api/users", { id: member.id });
    expect(await latest()).toMatchObject({ act: "MEMBER_REMOVED", ...about, member: "탈퇴한 회원" });
    const found = (await list({ kind: "MEMBER" })).list.slice(0, 4);
    expect(found.map((line) => line["member"])).toEqual(Array(4).fill("탈퇴한 회원"));
  });

  test("what an administrator writes, deletes, restores and purges is told with where it is", async () => {
    const writing = { title: "기록될 글", type: "NOTICE", content: "<p>글</p>" };
    const { body } = await ask("POST", "/api/post", writing);
    const post = { type: "NOTICE", index: body.data as number };
    const told = async () => {
      const line = await latest();
      expect(line).toMatchObject({ actor: "불모지기", post });
      return line?.["act"];
    };
    expect(await told()).toBe("POST_CREATED");
    await ask("PUT", "/api/post", { ...writing, targetType: "NOTICE", index: post.index });
    expect(await told()).toBe("POST_UPDATED");
    await ask("DELETE", "/api/post", [post]);
    expect(await told()).toBe("POST_REMOVED");
    expect(await latest()).toMatchObject({ post: { ...post, now: { ...post, title: "기록될 글" } }, isOwn: true });
    await ask("POST", "/trpc/trash.restore", post);
    expect(await told()).toBe("POST_RESTORED");
    await ask("DELETE", "/api/post", [post]);
    await ask("POST", "/trpc/trash.purge", post);
    expect(await told()).toBe("POST_PURGED");
    expect(await latest()).toMatchObject({ post: { ...post, now: null } });
  });

  test("a post that goes to another board is told with where it was, and where it is now", async () => {
    const writing = { title: "옮길 글", type: "NOTICE", content: "<p>글</p>" };
    const { body } = await ask("POST", "/api/post", writing);
    const was = { type: "NOTICE", index: body.data as number };
    await ask("PUT", "/api/post", {
      ...writing,
      title: "옮긴 글",
      type: "QNA",
      targetType: "NOTICE",
      index: was.index,
    });
    const [moved, created] = (await list({ kind: "POST" })).list;
    const now = { type: "QNA", title: "옮긴 글" };
    expect(moved).toMatchObject({ act: "POST_MOVED", post: { ...was, now } });
    expect(created).toMatchObject({ act: "POST_CREATED", post: { ...was, now } });
  });

  test("signing in, looking at members and taking the list along are told; a page that asks again is one reading", async () => {
    const user = await createUser(site.fork(), { isAdmin: true, nickname: "살피는이" });
    const other = { user, ...(await signIn(site, user.username)) };
    expect(await latest()).toMatchObject({ act: "SIGNED_IN", actor: "살피는이" });
    const member = await createUser(site.fork(), { nickname: "보인이" });
    const read = (path: string) => ask("GET", path, undefined, other.token);
    for (const _ of [1, 2]) {
      await read("/api/users/list");
      await read(`/api/users/${member.email}`);
    }
    await read(`/api/users/${other.user.email}`);
    await read("/trpc/user.listEntries");
    const acts = (await list({ person: "살피는이" })).list.map((line) => [line["act"], line["member"]]);
    expect(acts).toEqual([
      ["MEMBERS_DOWNLOADED", null],
      ["MEMBER_READ", "보인이"],
      ["MEMBERS_LISTED", null],
      ["SIGNED_IN", null],
    ]);
    expect((await list({ person: "보인이" })).list).toHaveLength(1);
    expect((await list({ person: "살피는이", kind: "SIGN_IN" })).list).toHaveLength(1);
    expect((await list({ person: "아무도아닌이" })).list).toEqual([]);
  });

  test("however many share a part of a name, none of their lines is left out; an email is no name", async () => {
    const member = await createUser(site.fork(), { nickname: "살피이하나", email: "hidden-box@example.org" });
    await site.fork().execute(
      `insert into "user" (id, username, username_key, name, nickname, email, created_at)
        select gen_random_uuid(), 'many' || turn, 'many' || turn, '견본', '살피이' || turn, 'many' || turn || '@e.org', now()
        from generate_series(1, 250) as turn`,
    );
    await ask("PUT", "/api/users/role", { id: member.id, role: "감사" });
    await site.fork().execute(
      `insert into audit_line (at, act, member_id)
        select now(), 'MEMBER_SUSPENDED', id from "user" where username in ('many1', 'many125', 'many250')`,
    );
    const people = async (person: string) => (await list({ person })).list.map((line) => line["member"]);
    expect(new Set(await people("살피이"))).toEqual(new Set(["살피이1", "살피이125", "살피이250", "살피이하나"]));
    expect(await people(member.username)).toEqual(["살피이하나"]);
    expect(await people("hidden-box")).toEqual([]);
    expect(await people("%")).toEqual([]);
  });

  test("what members do, and what is refused, leaves no line", async () => {
    const member = await createSignedIn(site);
    const before = await count();
    const question = { title: "글", type: "QNA", content: "<p>글</p>" };
    const { body } = await ask("POST", "/api/post", question, member.token);
    await ask("DELETE", "/api/post", [{ type: "QNA", index: body.data }], member.token);
    await ask("PUT", "/api/users/role", { id: member.user.id, role: "이사" }, member.token);
    await ask("PUT", "/api/users/role", { id: "11111111-1111-4111-8111-111111111111", role: "이사" });
    await ask("DELETE", "/api/post", [{ type: "QNA", index: 99_999 }]);
    expect(await count()).toBe(before);
  });

  test("deleting several posts is a line for each; an administrator's taking back of another's comment is told", async () => {
    const member = await createSignedIn(site, { nickname: "댓글쓴이" });
    const posts = await createPosts(site.fork(), "QNA", [{ user: member.user }, { user: member.user }]);
    const addresses = posts.map(({ type, index }) => ({ type, index }));
    const comment = { content: "댓글", postType: "QNA", postIndex: posts[0]!.index };
    const made = await ask("POST", "/api/comment", comment, member.token);
    await ask("DELETE", "/api/comment", { commentId: made.body.id });
    expect(await latest()).toMatchObject({ act: "COMMENT_REMOVED", member: "댓글쓴이", post: addresses[0] });
    await ask("DELETE", "/api/post", addresses);
    const acts = (await list({ kind: "POST" })).list.slice(0, 2);
    expect(acts.map((line) => line["post"])).toEqual(
      expect.arrayContaining(addresses.map((at) => expect.objectContaining(at))),
    );
    expect(acts.map((line) => line["member"])).toEqual(["댓글쓴이", "댓글쓴이"]);
  });

  test("an act whose line cannot be written does not happen", async () => {
    const em = site.fork();
    const member = await createUser(em);
    await em.execute(`alter table audit_line add constraint refused check (act <> 'MEMBER_SUSPENDED') not valid`);
    expect((await ask("PUT", "/api/users/is-active", { id: member.id })).status).toBe(500);
    expect(await site.fork().findOneOrFail(User, { id: member.id })).toMatchObject({ isActive: true });
    await em.execute("alter table audit_line drop constraint refused");
  });

  test("OPS-11 the command line is told as such", async () => {
    const member = await createUser(site.fork(), { nickname: "맡은이" });
    await setAdmin(site.fork(), member.username, true);
    expect(await latest()).toMatchObject({ act: "ADMIN_GRANTED", actor: null, member: "맡은이" });
    await setAdmin(site.fork(), member.username, false);
    expect(await latest()).toMatchObject({ act: "ADMIN_REVOKED", actor: null, member: "맡은이" });
  });

  test("SEE-18 what a later version writes beside this one is a line among the others", async () => {
    const em = site.fork();
    await em.execute("insert into audit_line (at, act, actor_id) values (now(), 'TEMPLE_MOVED', ?)", [admin.user.id]);
    expect((await list()).list.slice(0, 2)).toMatchObject([
      { act: "UNKNOWN", actor: "불모지기" },
      { act: expect.not.stringMatching("UNKNOWN") },
    ]);
  });

  test("no row holds a name, an email, a username or an address", async () => {
    const people = await site.fork().find(User, {});
    const rows = JSON.stringify(await site.fork().execute("select * from audit_line"));
    for (const { name, nickname, email, username } of people)
      for (const word of [name, nickname, email, username]) expect(rows).not.toContain(word);
    expect(rows).not.toContain("기록될 글");
  });

  test("the log is read 14 lines a page by key, and a new line moves none of them", async () => {
    const first = await list();
    expect(first.list).toHaveLength(14);
    await ask("POST", "/api/history", [{ title: "창립" }]);
    const second = await list({ before: first.next });
    const ids = [...first.list, ...second.list].map((line) => line["id"] as number);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    const oldest = await list({ before: 3 });
    expect(oldest).toMatchObject({ next: null, list: [{ id: 2 }, { id: 1 }] });
  });

  test("the database lets nobody change or remove a line before its year is over", async () => {
    const em = site.fork();
    await expect(em.execute("update audit_line set actor_id = null")).rejects.toThrow("written once");
    await expect(em.execute("delete from audit_line")).rejects.toThrow("written once");
    await expect(em.execute("truncate audit_line")).rejects.toThrow("written once");
    await em.execute("insert into audit_line (at, act) values (now() - interval '366 days', 'SIGNED_IN')");
    await em.execute("insert into audit_line (at, act) values (now() - interval '360 days', 'SIGNED_IN')");
    const before = await count();
    await Promise.all([sweepAudit(site.fork()), sweepAudit(site.fork())]);
    expect(await count()).toBe(before - 1);
  });
});
