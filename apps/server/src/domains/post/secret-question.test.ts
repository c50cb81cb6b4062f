import { postMessages } from "@bulmo/contracts/post-write";
import { secretText, secretTitle } from "@bulmo/contracts/secret-question";
import { webhookEvents } from "@bulmo/contracts/webhook-event";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openReadInputs } from "../../../testing/open-read-inputs.ts";
import { rows } from "../../../testing/permission/rows.ts";
import { procedures } from "../../../testing/permission/world.ts";
import { addPicture } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { addWebhook } from "../../../testing/webhook.ts";
import { removeUser } from "../user/user-removal.service.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;
type Who = "writer" | "member" | "admin" | "visitor";

/** Stands in everything that is secret, and nowhere else. */
const marker = "두루미표식";
const words = { title: `${marker} 제목`, content: `<p>${marker} 본문</p>` };
const shown = { title: secretTitle, summary: secretText, content: `<p>${secretText}</p>`, thumbnail: "" };

/** Whatever a read may be asked for; what a call does not know, it passes over. */
const asked = { page: 1, limit: 14, kind: "HISTORY", name: "greeting", searchType: "TITLE", searchKeyword: marker };

describe.each(testServers(testDatabaseUrl))("EXH-09 a secret question, on $name", (server) => {
  let site: Site;
  const people: Partial<Record<Who, SignedIn>> = {};
  let index: number;

  const send = async (who: Who, method: string, path: string, body?: unknown) => {
    const token = people[who]?.token;
    return site.call(method, path, { ...(body === undefined ? {} : { body }), ...(token ? { token } : {}) });
  };
  const rpc = (who: Who, name: string, input: object) =>
    send(who, "GET", `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`);
  const at = () => `type=QNA&index=${index}`;
  const read = async (who: Who = "visitor") => (await send(who, "GET", `/api/post?${at()}`)).body;
  const readSecret = (who: Who) => send(who, "GET", `/api/post/secret?${at()}`);
  const comments = async (who: Who) => (await send(who, "GET", `/api/comment/list?${at()}`)).body;
  const put = (who: Who, changes: object) =>
    send(who, "PUT", "/api/post", { ...words, targetType: "QNA", type: "QNA", index, ...changes });
  const say = (who: Who, content: string) =>
    send(who, "POST", "/api/comment", { content, postType: "QNA", postIndex: index });
  const ask = async (changes: object = {}) => {
    const asking = await send("writer", "POST", "/api/post", { ...words, type: "QNA", isSecret: true, ...changes });
    expect(asking.status).toBe(200);
    return asking.body.data as number;
  };

  beforeAll(async () => {
    site = await openSite(server);
    people.writer = await createSignedIn(site, { nickname: "묻는이" });
    people.member = await createSignedIn(site, { nickname: "다른이" });
    people.admin = await createSignedIn(site, { isAdmin: true, nickname: "운영진" });
  });
  beforeEach(async () => {
    index = await ask();
  });
  afterAll(() => site.close());

  test("everybody sees that there is one, and whose; its writer and administrators read what it says", async () => {
    for (const who of ["visitor", "member", "writer", "admin"] as const)
      expect(await read(who)).toMatchObject({ ...shown, isSecret: true, author: "묻는이" });
    const secret = { ...words, attachments: [], revision: 1 };
    expect(await readSecret("writer")).toMatchObject({ status: 200, body: secret });
    const told = await readSecret("admin");
    expect(told).toMatchObject({ status: 200, body: secret });
    expect(told.headers.get("cache-control")).toBe("no-store");
    expect((await rpc("writer", "post.getSecret", { type: "QNA", index })).body.result.data).toEqual(secret);
    expect(await readSecret("member")).toMatchObject({ status: 403, body: { reason: "NOT_ALLOWED" } });
    expect(await readSecret("visitor")).toMatchObject({ status: 401, body: { reason: "SIGN_IN_REQUIRED" } });
    expect((await send("admin", "GET", "/api/post/secret?type=QNA&index=99999")).status).toBe(404);
  });

  test("whoever types the same title asks no secret question", async () => {
    index = await ask({ title: secretTitle, content: "<p>글</p>", isSecret: false });
    const list = (await send("visitor", "GET", "/api/post/questions")).body.list as object[];
    expect(list.slice(0, 2)).toMatchObject([
      { title: secretTitle, isSecret: false },
      { title: secretTitle, isSecret: true },
    ]);
    expect((await readSecret("writer")).status).toBe(404);
  });

  test("no read of a visitor's or another member's holds a word of it", async () => {
    await put("writer", { title: `${words.title} 고침` });
    expect((await say("admin", `${marker} 답변`)).status).toBe(200);
    await ask({ title: "그다음 질문", content: "<p>글</p>", isSecret: false });
    const inputs = await openReadInputs(site, people.admin?.token);
    const queries = Object.keys(procedures).filter((name) => procedures[name]?._def.type === "query");
    const answered = new Set<string>();
    for (const who of ["visitor", "member"] as const) {
      for (const name of queries) {
        for (const input of [
          { type: "QNA", index, document: "TERMS", ...asked, ...inputs[name] },
          { type: "QNA", index: index + 1 },
          null,
        ]) {
          const path = `/trpc/${name}${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ""}`;
          const { status, body } = await send(who, "GET", path);
          // What was asked for may be named in a refusal.
          if (status === 200) answered.add(name);
          expect([name, JSON.stringify(body)]).toEqual([name, expect.not.stringContaining(marker)]);
        }
      }
    }
    const open = rows.filter(({ name, statuses }) => queries.includes(name) && statuses.visitor === 200);
    expect(open.length).toBeGreaterThan(10);
    for (const { name } of open.filter(({ name: of }) => !of.startsWith("auth."))) expect(answered).toContain(name);

    const { paths } = (await send("visitor", "GET", "/api/openapi.json")).body;
    const gets = Object.keys(paths).filter((path) => "get" in paths[path] && !path.includes("{"));
    expect(gets).toContain("/post/secret");
    for (const path of gets)
      for (const query of [
        at(),
        `type=QNA&index=${index + 1}`,
        new URLSearchParams({ ...asked, page: "1", limit: "14" }).toString(),
      ])
        for (const who of ["visitor", "member"] as const)
          expect([path, JSON.stringify((await send(who, "GET", `/api${path}?${query}`)).body)]).toEqual([
            path,
            expect.not.stringContaining(marker),
          ]);
    for (const path of ["/community/notice/rss.xml", "/sitemap.xml"]) {
      const page = await fetch(site.origin + path);
      expect(page.status).toBe(200);
      const text = await page.text();
      for (const told of [marker, `qna/detail?index=${index}<`]) expect(text).not.toContain(told);
    }
  });

  test("no search finds it by what it says, by its writer it is found", async () => {
    const found = async (query: object) =>
      (await send("admin", "GET", `/api/post/list?${new URLSearchParams({ type: "QNA", ...query }).toString()}`)).body
        .list;
    expect(await found({ searchKeyword: marker })).toEqual([]);
    const [own] = await found({ searchKeyword: "묻는이", searchType: "USER", limit: "1" });
    expect(own).toMatchObject({ index, title: secretTitle, isSecret: true });
    const after = await ask({ title: "뒤의 질문", content: "<p>글</p>", isSecret: false });
    expect((await send("visitor", "GET", `/api/post?type=QNA&index=${after}`)).body.previous).toEqual({
      index,
      title: secretTitle,
    });
  });

  test("an edit keeps it secret and is noticed by who began before it", async () => {
    const edit = { title: `${marker} 고친 제목`, content: `<p>${marker} 고친 본문</p>` };
    expect((await put("member", edit)).status).toBe(403);
    expect((await put("writer", { ...edit, revision: 1 })).status).toBe(200);
    expect((await readSecret("writer")).body).toEqual({ ...edit, attachments: [], revision: 2 });
    expect(await read()).toMatchObject({ ...shown, isSecret: true, revision: 2 });
    // The same once more: its first answer was lost on the way.
    expect((await put("writer", { ...edit, revision: 1 })).status).toBe(200);
    const late = await put("admin", { title: "늦은 제목", revision: 1 });
    expect(late).toMatchObject({
      status: 409,
      body: { reason: "POST_OVERTAKEN", theirs: { ...edit, isSecret: true } },
    });
  });

  test("what everybody is shown, sent back by a program, is no edit of its words", async () => {
    const { title, content } = await read();
    expect((await put("admin", { title, content })).status).toBe(200);
    expect((await readSecret("writer")).body).toMatchObject({ title: words.title, content: words.content });
    expect((await put("writer", { title, content, isSecret: false })).status).toBe(200);
    expect(await read()).toMatchObject({ title: words.title, content: words.content, isSecret: false });
    expect((await put("writer", { isSecret: true })).status).toBe(200);
  });

  test("it is made public and secret again, with what was said to it", async () => {
    await say("admin", `${marker} 답변`);
    expect((await put("writer", { isSecret: false })).status).toBe(200);
    expect(await read()).toMatchObject({ ...words, summary: `${marker} 본문`, isSecret: false });
    expect((await readSecret("writer")).status).toBe(404);
    expect((await comments("visitor")).commentCount).toBe(1);
    expect((await say("member", "저도 궁금합니다.")).status).toBe(200);
    expect((await put("writer", { isSecret: true })).status).toBe(200);
    expect(await read()).toMatchObject({ ...shown, isSecret: true });
    for (const who of ["visitor", "member"] as const)
      expect(await comments(who)).toEqual({ list: [], commentCount: 0 });
    expect((await comments("writer")).commentCount).toBe(2);
  });

  test("its writer and administrators alone read, write, like and report what is said to it", async () => {
    const { id } = (await say("admin", "답변")).body;
    expect((await say("writer", "고맙습니다.")).status).toBe(200);
    for (const who of ["writer", "admin"] as const) expect((await comments(who)).commentCount).toBe(2);
    // A visitor's answer is kept for visitors, whoever asked before.
    for (const who of ["visitor", "member"] as const)
      expect(await comments(who)).toEqual({ list: [], commentCount: 0 });
    expect(await say("member", "저도")).toMatchObject({ status: 403, body: { reason: "NOT_ALLOWED" } });
    expect((await send("member", "POST", "/api/post/like", { type: "QNA", index })).status).toBe(403);
    const report = (target: object) => send("member", "POST", "/api/report", { target, reason: "AD" });
    expect((await report({ kind: "POST", type: "QNA", index })).status).toBe(403);
    expect((await report({ kind: "COMMENT", commentId: id })).status).toBe(404);
    expect((await send("member", "POST", "/api/comment/like", { commentId: id })).status).toBe(404);
    expect((await send("writer", "POST", "/api/comment/like", { commentId: id })).status).toBe(200);
    expect((await send("admin", "POST", "/api/post/like", { type: "QNA", index })).status).toBe(200);
  });

  test("whoever wrote something before it became secret may take it back, and no more", async () => {
    await put("writer", { isSecret: false });
    const { id } = (await say("member", "제 말")).body;
    await put("writer", { isSecret: true });
    const edit = { commentId: id, content: "고친 말" };
    expect((await send("member", "PUT", "/api/comment", edit)).status).toBe(404);
    expect((await send("member", "DELETE", "/api/comment", { commentId: id })).status).toBe(200);
    expect((await comments("writer")).commentCount).toBe(0);
  });

  test("only questions are secret, and a secret one stays on its board", async () => {
    const other = { ...words, type: "NOTICE", isSecret: true };
    expect(await send("admin", "POST", "/api/post", other)).toMatchObject({
      status: 400,
      body: { message: postMessages.secretElsewhere },
    });
    for (const changes of [{}, { isSecret: false }])
      expect(await put("admin", { type: "NOTICE", ...changes })).toMatchObject({
        status: 400,
        body: { message: postMessages.secretStays },
      });
    expect(await read()).toMatchObject({ ...shown, type: "QNA", isSecret: true });
  });

  test("its pictures are served to its writer and administrators, also after the trash", async () => {
    const picture = await addPicture(site.uploads.pictures, quarters());
    const content = `<p>${marker}</p><img src="${picture}" alt="">`;
    const seers = async () => {
      const everybody = ["visitor", "member", "writer", "admin"] as const;
      const statuses = await Promise.all(
        everybody.map(async (who) => {
          const cookie = people[who]?.cookie;
          return (await fetch(site.origin + picture, { headers: cookie ? { cookie } : {} })).status;
        }),
      );
      return everybody.filter((_who, place) => statuses[place] === 200);
    };
    index = await ask({ content });
    expect(await seers()).toEqual(["writer", "admin"]);
    expect((await read()).thumbnail).toBe("");
    await put("writer", { content, isSecret: false });
    expect(await seers()).toEqual(["visitor", "member", "writer", "admin"]);
    await put("writer", { content, isSecret: true });
    expect(await seers()).toEqual(["writer", "admin"]);
    const address = { type: "QNA", index };
    expect((await send("writer", "DELETE", "/api/post", [address])).status).toBe(200);
    expect(await seers()).toEqual([]);
    const trashed = (await send("admin", "GET", "/api/trash/list")).body.list;
    expect(trashed[0]).toMatchObject({ index, title: secretTitle });
    expect((await readSecret("admin")).status).toBe(404);
    expect((await send("admin", "POST", "/api/trash/restore", address)).status).toBe(200);
    expect(await seers()).toEqual(["writer", "admin"]);
    expect((await readSecret("writer")).body).toMatchObject({ title: words.title });
    await send("writer", "DELETE", "/api/post", [address]);
    expect((await send("admin", "DELETE", "/api/trash", address)).status).toBe(200);
    const left = await site.fork().execute("select 1 from secret_question where content like ?", [`%${picture}%`]);
    expect(left).toEqual([]);
  });

  test("webhooks and the log are told of no word of it", async () => {
    const webhook = await addWebhook(site, webhookEvents);
    index = await ask();
    await say("admin", `${marker} 답변`);
    await put("writer", { title: `${marker} 고침` });
    await send("admin", "POST", "/api/report", { target: { kind: "POST", type: "QNA", index }, reason: "AD" });
    await send("admin", "DELETE", "/api/post", [{ type: "QNA", index }]);
    const told = await site
      .fork()
      .execute<{ event: string }[]>("select event, data from webhook_delivery where webhook_id = ?", [webhook.id]);
    const events = ["post.changed", "post.created", "post.removed", "report.created", "report.removed"];
    expect(told.map(({ event }) => event).toSorted()).toEqual(events);
    expect(JSON.stringify(told)).not.toContain(marker);
    expect(JSON.stringify((await send("admin", "GET", "/api/audit/list")).body)).not.toContain(marker);
    await site.fork().execute("delete from webhook where id = ?", [webhook.id]);
  });

  test("sent again with its key it is one question; with the secret off it is another", async () => {
    const idempotencyKey = `key-${server.name}-once`;
    const first = await ask({ idempotencyKey });
    expect(await ask({ idempotencyKey })).toBe(first);
    const open = { ...words, type: "QNA", isSecret: false, idempotencyKey };
    expect((await send("writer", "POST", "/api/post", open)).body.reason).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  test("when its writer has left, administrators alone read it", async () => {
    const leaving = await createSignedIn(site);
    const [before, actor] = [people.writer, await site.sessions.authenticate(site.fork(), people.admin!.token)];
    people.writer = leaving;
    index = await ask();
    people.writer = before;
    await removeUser(site.fork(), actor, leaving.user.id);
    expect((await readSecret("admin")).body).toMatchObject(words);
    expect((await readSecret("member")).status).toBe(403);
    expect((await comments("visitor")).list).toEqual([]);
  });
});
