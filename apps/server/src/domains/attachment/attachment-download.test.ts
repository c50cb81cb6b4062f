import { randomUUID } from "node:crypto";
import { get, type IncomingMessage } from "node:http";
import { Board } from "@bulmo/entities/board.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { docxOf, pdfOf } from "@bulmo/testing/attached-files";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { addAttachment, askFile as ask } from "../../../testing/attachments.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { sessionCookieName } from "../auth/session-cookie.ts";
import { sweepReaders } from "../reader/reader-count.service.ts";

type Who = "visitor" | "member" | "administrator";

/** Leaves as soon as the first of it has come. */
async function breakOff(url: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, resolve).on("error", reject);
  (await promise).destroy();
}

describe.each(testServers(testDatabaseUrl))("files as they are looked for and taken, on $name", (server) => {
  let site: Site;
  const tokens: Partial<Record<Who, string>> = {};
  const cookies: Partial<Record<Who, string>> = {};

  beforeAll(async () => {
    site = await openSite(server, {
      render: () => Promise.resolve({ status: 404, html: "<!doctype html>없음", scripts: [], isCanonical: true }),
    });
    for (const who of ["member", "administrator"] as const) {
      const { user, token } = await createSignedIn(site, { isAdmin: who === "administrator" });
      tokens[who] = token;
      const { id } = await site.sessions.open(user.id, { autoLogin: false, device: "" });
      cookies[who] = `${sessionCookieName(false)}=${id}`;
    }
    await site
      .fork()
      .insert(Board, { type: "MEMBERS", kind: "TEXT", title: "회원", address: "members", readers: "MEMBERS" });
  });
  afterAll(() => site.close());

  const add = (who: Who, name = "안내.pdf", bytes = pdfOf()) => addAttachment(site, tokens[who] ?? "", name, bytes);
  const call = async (who: Who, method: string, path: string, body?: unknown) => {
    const token = tokens[who];
    const answer = await site.call(method, `/api${path}`, { ...(token && { token }), ...(body ? { body } : {}) });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const text = { title: "글", content: "<p>글</p>" };
  const write = async (who: Who, type: string, attachments: string[], more = {}) =>
    (await call(who, "POST", "/post", { type, ...text, attachments, ...more })).data as number;

  test("ATT-02 lists say how many files a post has, where it has some that all its readers see", async () => {
    const files = async (count: number) => {
      const added = [];
      for (let n = 0; n < count; n += 1) added.push((await add("member", `파일${n}.pdf`)).id);
      return added;
    };
    const two = await write("member", "QNA", await files(2));
    const none = await write("member", "QNA", []);
    const secret = await write("member", "QNA", await files(1), { isSecret: true });
    type Row = { index: number; attachmentCount?: number };
    const countsOf = async (path: string) => {
      const { list } = (await call("visitor", "GET", path)) as { list: Row[] };
      const counts = new Map(list.map((row) => [row.index, "attachmentCount" in row ? row.attachmentCount : "none"]));
      return [two, none, secret].map((index) => counts.get(index));
    };
    const paths = [
      "/post/list?type=QNA",
      "/post/list?type=QNA&sort=title",
      "/post/list?type=QNA&fields=attachmentCount",
      "/post/list?type=QNA&searchKeyword=글",
      "/post/questions",
    ];
    // A secret question's title is another one.
    for (const path of paths) expect([path, (await countsOf(path)).slice(0, 2)]).toEqual([path, [2, "none"]]);
    expect((await countsOf("/post/questions"))[2]).toBe("none");
    const [first] = (await call("visitor", "GET", `/post?type=QNA&index=${two}`)).attachments as { id: string }[];
    const edited = { targetType: "QNA", type: "QNA", index: two, ...text, attachments: [first?.id] };
    await call("member", "PUT", "/post", edited);
    expect((await countsOf("/post/questions"))[0]).toBe(1);
  });

  test("ATT-02 SEC-15 what is gone or not for everybody is a page for a browser, a call's answer for programs, and nobody's to store", async () => {
    const file = await add("administrator");
    await write("administrator", "MEMBERS", [file.id]);
    const unknown = `/files/${randomUUID()}/a.pdf`;
    const browsers = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };
    const kindOf = async (path: string, given: Record<string, string>) => {
      const { status, headers, body } = await ask(site.origin + path, given);
      const isStorable = status === 404 && !/^no-(?:cache|store)$/u.test(headers["cache-control"] ?? "");
      const names = (headers.vary ?? "").split(/, */u).includes("Accept");
      expect([path, isStorable, names]).toEqual([path, false, status === 404]);
      return [status, (headers["content-type"] ?? "").split(";")[0], body.includes("<!doctype")];
    };
    for (const path of [unknown, file.url]) {
      // In either order, and with the site's own cache warm.
      for (let count = 0; count < 2; count += 1) {
        expect(await kindOf(path, browsers)).toEqual([404, "text/html", true]);
        for (const accept of [undefined, "*/*", "application/json", "application/pdf"])
          expect(await kindOf(path, accept === undefined ? {} : { accept })).toEqual([404, "application/json", false]);
      }
    }
    for (const given of [browsers, {}])
      expect(await kindOf(file.url, { ...given, cookie: cookies.member ?? "" })).toEqual([
        200,
        "application/pdf",
        false,
      ]);
    expect(await kindOf(file.url, browsers)).toEqual([404, "text/html", true]);
    expect(
      (await fetch(site.origin + unknown, { method: "POST", headers: browsers })).headers.get("content-type"),
    ).toContain("json");
  });

  test("ATT-02 a document with macros is handed on as it came, as an attachment in which nothing runs", async () => {
    const bytes = docxOf({ name: "word/vbaProject.bin", body: "macros" });
    const file = await add("administrator", "회칙.docx", bytes);
    await write("administrator", "NOTICE", [file.id]);
    const { headers, body } = await ask(site.origin + file.url, {});
    expect(headers).toMatchObject({
      "content-type": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "content-disposition": expect.stringMatching(/^attachment; .*filename\*=UTF-8''%ED%9A%8C%EC%B9%99\.docx$/u),
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox|sandbox.*default-src 'none'/u),
    });
    expect(Buffer.from(body, "latin1").equals(bytes)).toBe(true);
  });

  test("ATT-02 who has the end of a file is counted, once in 30 minutes, when it was sent", async () => {
    const bytes = Buffer.concat([pdfOf(), Buffer.alloc(8 * 1024 * 1024, " "), Buffer.from("\n%%EOF\n")]);
    const file = await add("administrator", "큰 파일.pdf", bytes);
    await write("administrator", "NOTICE", [file.id]);
    const url = site.origin + file.url;
    const count = async () => {
      const [row] = await site
        .fork()
        .execute<{ downloads: number }[]>("select downloads from attachment where id = ?", [file.id]);
      return row?.downloads;
    };
    const last = file.bytes - 1;
    const agent = (name: string) => ({ "user-agent": name });
    expect((await fetch(url, { method: "HEAD" })).status).toBe(200);
    await ask(url, { ...agent("first"), range: "bytes=0-99" });
    await ask(url, { ...agent("first"), range: `bytes=0-${last - 1}` });
    await ask(url, agent("Yeti/1.1 crawler"));
    // Its sender looks whether it is right.
    await ask(url, { cookie: cookies.administrator ?? "" });
    await breakOff(url);
    expect(await count()).toBe(0);
    await ask(url, { ...agent("first"), range: "bytes=100-" });
    await expect.poll(count).toBe(1);
    await ask(url, agent("first"));
    await ask(url, { ...agent("first"), range: "bytes=0-" });
    await ask(url, { cookie: cookies.member ?? "" });
    await expect.poll(count).toBe(2);
    await site.fork().execute("update attachment_download set downloaded_at = now() - interval '31 minutes'");
    await ask(url, { cookie: cookies.member ?? "" });
    await expect.poll(count).toBe(3);
    await site.fork().execute("update attachment_download set downloaded_at = now() - interval '31 minutes'");
    await sweepReaders(site.fork());
    expect(await site.fork().execute("select 1 from attachment_download")).toEqual([]);
  });
});
