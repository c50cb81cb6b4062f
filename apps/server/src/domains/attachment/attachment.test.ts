import { randomUUID } from "node:crypto";
import { Board } from "@bulmo/entities/board.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { honestFiles, hwpOf, pdfOf } from "@bulmo/testing/attached-files";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { openObjectStore, quickLimits, type TestStore } from "@bulmo/testing/object-store";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { addAttachment, askFile as ask } from "../../../testing/attachments.ts";
import { keysOf } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { createObjectBlobStore } from "../../platform/storage/object-blob-store.ts";
import { sessionCookieName } from "../auth/session-cookie.ts";
import { sweepAttachments } from "./attachment-sweep.service.ts";

const everybody = ["visitor", "other", "member", "administrator"] as const;
type Who = (typeof everybody)[number];

const places = testServers(testDatabaseUrl).flatMap((server) =>
  (["disk", "bucket"] as const).map((storage) => ({ name: `${server.name}, ${storage}`, server, storage })),
);

describe.each(places)("files of posts, on $name", ({ server, storage }) => {
  let site: Site;
  let store: TestStore | undefined;
  const tokens: Partial<Record<Who, string>> = {};
  const cookies: Partial<Record<Who, string>> = {};

  beforeAll(async () => {
    store = storage === "bucket" ? await openObjectStore() : undefined;
    const settings = store?.settings;
    site = await openSite(server, {
      ...(settings && { wrapBlobStore: () => createObjectBlobStore(settings, quickLimits) }),
    });
    for (const who of ["other", "member", "administrator"] as const) {
      const { user, token } = await createSignedIn(site, { isAdmin: who === "administrator" });
      tokens[who] = token;
      const { id } = await site.sessions.open(user.id, { autoLogin: false, device: "" });
      cookies[who] = `${sessionCookieName(false)}=${id}`;
    }
    const em = site.fork();
    for (const readers of ["MEMBERS", "ADMINISTRATORS"] as const)
      await em.insert(Board, { type: readers, kind: "TEXT", title: readers, address: readers.toLowerCase(), readers });
  });
  afterAll(async () => {
    await site.close();
    await store?.close();
  });

  const add = (who: Who, name = "안내.pdf", bytes = pdfOf()) => addAttachment(site, tokens[who] ?? "", name, bytes);
  const call = (who: Who, method: string, path: string, body?: unknown) =>
    site.call(method, `/api${path}`, {
      ...(tokens[who] && { token: tokens[who] }),
      ...(body === undefined ? {} : { body }),
    });
  const done = async (...asked: Parameters<typeof call>) => {
    const { status, body } = await call(...asked);
    expect([asked[2], status, body]).toMatchObject([asked[2], 200, {}]);
    return body;
  };
  const text = { title: "글", content: "<p>글</p>" };
  const write = async (who: Who, type: string, attachments: string[], more = {}) =>
    (await done(who, "POST", "/post", { type, ...text, attachments, ...more })).data as number;
  const edit = (who: Who, type: string, index: number, more: object) =>
    done(who, "PUT", "/post", { targetType: type, type, index, ...text, ...more });
  const detail = async (who: Who, type: string, index: number) =>
    (await call(who, "GET", `/post?type=${type}&index=${index}`)).body;
  const namesOf = async (who: Who, type: string, index: number) =>
    ((await detail(who, type, index)).attachments as { name: string }[]).map(({ name }) => name);

  /** Who is given the file, by cookie and by token alike. */
  async function takers(url: string): Promise<Who[]> {
    const answers = await Promise.all(
      everybody.map(async (who) => {
        const { [who]: token = "" } = tokens;
        const by: Record<string, string>[] = [{ cookie: cookies[who] ?? "" }, { authorization: `Bearer ${token}` }];
        const statuses = await Promise.all(
          (who === "visitor" ? [{}] : by).map(async (headers) => {
            const { status } = await ask(site.origin + url, { ...headers });
            const part = await ask(site.origin + url, { ...headers, range: "bytes=0-9" });
            expect(part.status).toBe(status === 200 ? 206 : 404);
            return status;
          }),
        );
        expect(new Set(statuses).size).toBe(1);
        return { who, status: statuses[0] };
      }),
    );
    return answers.flatMap(({ who, status }) => (status === 200 ? [who] : []));
  }

  test("ATT-01 a post shows its files in their order; an edit puts them in another, takes some out, or leaves them", async () => {
    const [a, b, c] = [
      await add("administrator", "하나.pdf"),
      await add("administrator", "둘.hwp", hwpOf()),
      await add("administrator", "셋.pdf"),
    ];
    const index = await write("administrator", "NOTICE", [b.id, a.id]);
    expect(await detail("visitor", "NOTICE", index)).toMatchObject({
      attachments: [
        { id: b.id, name: "둘.hwp", kind: "hwp", bytes: b.bytes, url: b.url, downloads: 0 },
        { id: a.id, name: "하나.pdf", kind: "pdf", bytes: a.bytes, url: a.url, downloads: 0 },
      ],
    });
    await edit("administrator", "NOTICE", index, { title: "고친 글" });
    expect(await namesOf("visitor", "NOTICE", index)).toEqual(["둘.hwp", "하나.pdf"]);
    await edit("administrator", "NOTICE", index, { attachments: [c.id, a.id] });
    expect(await namesOf("visitor", "NOTICE", index)).toEqual(["셋.pdf", "하나.pdf"]);
    expect(await takers(b.url)).toEqual(["administrator"]);
    await edit("administrator", "NOTICE", index, { attachments: [] });
    expect(await namesOf("visitor", "NOTICE", index)).toEqual([]);
  });

  test("ATT-01 an edit of files that another overtook is refused, and the same once more is none", async () => {
    const [a, b] = [await add("administrator"), await add("administrator")];
    const index = await write("administrator", "NOTICE", [a.id]);
    for (const attachments of [[b.id], [b.id], [b.id, b.id]])
      await edit("administrator", "NOTICE", index, { attachments, revision: 1 });
    const body = { targetType: "NOTICE", type: "NOTICE", index, ...text, attachments: [a.id], revision: 1 };
    const { status, body: refusal } = await call("administrator", "PUT", "/post", body);
    expect([status, refusal.reason]).toEqual([409, "POST_OVERTAKEN"]);
  });

  test("ATT-01 who may not have a file cannot put it into a post, nor take that of another post", async () => {
    const theirs = await add("other");
    const taken = await add("member");
    await write("member", "QNA", [taken.id]);
    const own = await add("member");
    const unknown = "0b6f2c1e-58c4-4f5e-9d5b-1f0a7c3e2d41";
    const refused = await call("member", "POST", "/post", {
      type: "QNA",
      ...text,
      attachments: [theirs.id, own.id, taken.id, unknown],
    });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ reason: "INPUT_INVALID", errors: [{ field: "attachments" }] });
    expect(refused.body.message).toContain("1, 3, 4번째");
    const eleven = Array.from({ length: 11 }, () => randomUUID());
    const many = await call("member", "POST", "/post", {
      type: "QNA",
      ...text,
      attachments: eleven,
    });
    expect([many.status, many.body.reason]).toEqual([400, "FILES_TOO_MANY"]);
  });

  test("ATT-01 of two posts that claim a file at once one has it", async () => {
    const { id } = await add("member");
    const both = await Promise.all(
      ["하나", "둘"].map((title) =>
        call("member", "POST", "/post", { type: "QNA", title, content: "<p>글</p>", attachments: [id] }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test("ATT-02 a file is given to who may read its post, and goes with it to another board, the trash and back", async () => {
    const file = await add("administrator");
    const index = await write("administrator", "MEMBERS", [file.id]);
    expect(await takers(file.url)).toEqual(["other", "member", "administrator"]);
    const moved = (await edit("administrator", "MEMBERS", index, { type: "ADMINISTRATORS" })).data as number;
    expect(await takers(file.url)).toEqual(["administrator"]);
    const open = (await edit("administrator", "ADMINISTRATORS", moved, { type: "NOTICE" })).data as number;
    expect(await takers(file.url)).toEqual(everybody);
    await done("administrator", "DELETE", "/post", [{ type: "NOTICE", index: open }]);
    expect(await takers(file.url)).toEqual([]);
    await done("administrator", "POST", "/trash/restore", { type: "NOTICE", index: open });
    expect(await takers(file.url)).toEqual(everybody);
    expect(await namesOf("visitor", "NOTICE", open)).toEqual(["안내.pdf"]);
    await done("administrator", "DELETE", "/post", [{ type: "NOTICE", index: open }]);
    await done("administrator", "DELETE", "/trash", { type: "NOTICE", index: open });
    expect(await takers(file.url)).toEqual([]);
    const again = { type: "NOTICE", ...text, attachments: [file.id] };
    expect((await call("administrator", "POST", "/post", again)).status).toBe(400);
    await sweepAttachments(site.uploads.pictures);
    expect(await keysOf(site.uploads.pictures.blobStore, "files/")).not.toContain(
      `files/${file.id.slice(0, 2)}/${file.id}`,
    );
  });

  test("ATT-02 a secret question's file is its writer's and administrators', until it is none any more, and again", async () => {
    const file = await add("member");
    const index = await write("member", "QNA", [file.id], { isSecret: true });
    expect(await takers(file.url)).toEqual(["member", "administrator"]);
    expect(await namesOf("other", "QNA", index)).toEqual([]);
    expect((await call("member", "GET", `/post/secret?type=QNA&index=${index}`)).body.attachments).toMatchObject([
      { id: file.id },
    ]);
    await edit("member", "QNA", index, { isSecret: false });
    expect(await takers(file.url)).toEqual(everybody);
    expect(await namesOf("visitor", "QNA", index)).toEqual(["안내.pdf"]);
    await edit("member", "QNA", index, { isSecret: true });
    expect(await takers(file.url)).toEqual(["member", "administrator"]);
  });

  test("ATT-02 what is planned shows its files to administrators, and with the post to its readers", async () => {
    const [a, b] = [await add("administrator", "하나.pdf"), await add("administrator", "둘.pdf")];
    const publishAt = new Date(Date.now() + 60 * 60_000).toISOString();
    const plan = await done("administrator", "POST", "/post/planned", {
      type: "NOTICE",
      ...text,
      publishAt,
      attachments: [b.id, a.id],
    });
    expect(plan.attachments).toMatchObject([{ name: "둘.pdf" }, { name: "하나.pdf" }]);
    expect(await takers(a.url)).toEqual(["administrator"]);
    const { index } = await done("administrator", "POST", "/post/planned/publish", { id: plan.id });
    expect(await namesOf("visitor", "NOTICE", index as number)).toEqual(["둘.pdf", "하나.pdf"]);
    expect(await takers(a.url)).toEqual(everybody);
  });

  test("ATT-02 a text says of itself how it is written, and the site says nothing else", async () => {
    const { id, url } = await add("administrator", "옛 명단.csv", honestFiles()["옛 안내.txt"]);
    await write("administrator", "NOTICE", [id]);
    const { headers } = await ask(site.origin + url, {});
    expect(headers["content-type"]).toBe("text/csv");
  });

  test("ATT-02 it comes under its Korean name, as an attachment that may do nothing, and whole or by pieces", async () => {
    const file = await add("administrator", "참가 신청서 (2027).pdf");
    await write("administrator", "NOTICE", [file.id]);
    const url = site.origin + file.url;
    const whole = await ask(url, {});
    expect([whole.status, whole.body.length]).toEqual([200, file.bytes]);
    expect(whole.headers).toMatchObject({
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=0, must-revalidate",
      "content-disposition": `attachment; filename="?? ??? (2027).pdf"; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll("(", "%28").replaceAll(")", "%29")}`,
      "content-length": String(file.bytes),
      "content-security-policy": "default-src 'none'; sandbox",
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
    });
    const etag = whole.headers.etag ?? "";
    const last = file.bytes - 1;
    const piece = async (headers: Record<string, string>) => {
      const answer = await ask(url, headers);
      return [answer.status, answer.headers["content-range"], answer.body.length];
    };
    expect(await piece({ "if-none-match": etag })).toEqual([304, undefined, 0]);
    expect(await piece({ range: "bytes=0-99" })).toEqual([206, `bytes 0-99/${file.bytes}`, 100]);
    expect(await piece({ range: `bytes=10-` })).toEqual([206, `bytes 10-${last}/${file.bytes}`, file.bytes - 10]);
    expect(await piece({ range: "bytes=-5" })).toEqual([206, `bytes ${file.bytes - 5}-${last}/${file.bytes}`, 5]);
    expect(await piece({ range: `bytes=${file.bytes}-` })).toEqual([416, `bytes */${file.bytes}`, 0]);
    expect(await piece({ range: "bytes=0-1,5-6" })).toEqual([200, undefined, file.bytes]);
    expect(await piece({ range: "bytes=5-9", "if-range": etag })).toEqual([206, `bytes 5-9/${file.bytes}`, 5]);
    expect(await piece({ range: "bytes=5-9", "if-range": '"other"' })).toEqual([200, undefined, file.bytes]);
    expect((await ask(url, { range: "bytes=5-9" })).body).toBe(whole.body.slice(5, 10));
    const head = await fetch(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(file.bytes)]);
  });

  test("ATT-02 an answer for some is nobody else's to store", async () => {
    const file = await add("administrator");
    await write("administrator", "MEMBERS", [file.id]);
    const { headers } = await ask(site.origin + file.url, { cookie: cookies.member ?? "" });
    expect(headers["cache-control"]).toBe("private, no-cache");
    const etag = String(headers.etag);
    expect((await ask(site.origin + file.url, { "if-none-match": etag })).status).toBe(404);
    expect((await ask(site.origin + file.url, { cookie: cookies.member ?? "", "if-none-match": etag })).status).toBe(
      304,
    );
    for (const path of [`/files/${file.id}`, "/files/", "/files/../uploads", `/files/${file.id.toUpperCase()}/a.pdf`])
      expect([path, (await ask(site.origin + path, {})).status]).toEqual([path, 404]);
  });
});
