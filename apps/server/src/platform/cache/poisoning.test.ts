import { testServers } from "@bulmo/entities/testing/test-database";
import { isLong, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPosts, createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const typed = (calls: string, input: object) =>
  `/trpc/${calls}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;

/** Every call whose answers are kept, a batch of several, and a page. */
const addresses = [
  typed("post.listNotices", { 0: { page: 1 } }),
  typed("post.listQuestions", { 0: { page: 1 } }),
  typed("post.list", { 0: { type: "NOTICE" } }),
  typed("post.get", { 0: { type: "NOTICE", index: 1 } }),
  typed("comment.list", { 0: { type: "NOTICE", index: 1 } }),
  typed("chronicle.get", { 0: { kind: "HISTORY" } }),
  typed("memorial.get", {}),
  typed("post.list,post.get", { 0: { type: "NOTICE" }, 1: { type: "NOTICE", index: 1 } }),
  `/trpc/post.list?input=${encodeURIComponent(JSON.stringify({ type: "NOTICE" }))}`,
  "/api/post/list?type=NOTICE",
  "/api/post?type=NOTICE&index=1",
  "/api/comment/list?type=NOTICE&index=1",
  "/api/history",
  "/api/property",
  "/community/notice",
];

/** Whatever might change an answer without standing in its address. */
const headers: Record<string, string>[] = [
  { "trpc-accept": "application/jsonl" },
  { accept: "application/jsonl" },
  { accept: "text/html, application/jsonl;q=0.5" },
  { accept: "text/event-stream" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "application/octet-stream" },
  { "accept-language": "xx" },
  { "accept-encoding": "deflate, zstd;q=0.1, *;q=0" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "gopher", forwarded: "host=evil.example" },
  { "x-http-method-override": "POST", "x-original-url": "/admin", "x-rewrite-url": "/admin" },
  { cookie: "bulmo_session=x; bulmo_signed_in=1" },
  { origin: "https://evil.example", referer: "https://evil.example/" },
  { "if-none-match": "*", "if-modified-since": "Mon, 01 Jan 2035 00:00:00 GMT" },
  { te: "trailers" },
  { "sec-fetch-mode": "navigate", "sec-purpose": "prefetch", "save-data": "on" },
  { "user-agent": "GoogleBot" },
];

/** How the same answer is sent differs from one sending to the next. */
const ofOneSending = new Set([
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "transfer-encoding",
  "vary",
  "x-request-id",
]);

const without = (told: Record<string, string>, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(told).filter(([name]) => !names.has(name)));

describe.each(testServers(testDatabaseUrl))("kept answers, on $name", (server) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(server);
    const user = await createUser(site.fork());
    await createPosts(site.fork(), "NOTICE", [{ user, title: "괘불 조성" }]);
  });
  afterAll(() => site.close());

  const read = async (address: string, sent: Record<string, string> = {}) => {
    const answer = await site.call("GET", address, { headers: sent });
    const told = Object.fromEntries(answer.headers);
    // Both at once were an answer that no reader could read.
    expect([told["transfer-encoding"], told["content-length"]]).toContain(undefined);
    return { status: answer.status, body: answer.body, headers: without(told, ofOneSending) };
  };

  /** Nothing is kept of what was read before. */
  const forget = async () => {
    await site.fork().execute("update post set title = title || '' where type = 'NOTICE'");
    await site.fork().execute("update chronicle set revision = revision");
  };

  test.each(addresses)(
    "SEC-15 no header that somebody sends changes what the next reader of %s is answered",
    async (address) => {
      const honest = await read(address);
      expect(honest.status).toBe(200);
      for (const sent of headers) {
        await forget();
        await read(address, sent);
        const next = await read(address);
        expect({ sent, ...next }).toEqual({ sent, ...honest });
        // What is kept now is told to whoever sends it too, and stays what it was.
        await read(address, sent);
        expect({ sent, ...(await read(address)) }).toEqual({ sent, ...honest });
      }
    },
  );

  test("SEC-15 after thousands of other addresses, the first is answered as before", async () => {
    const address = addresses[0] ?? "";
    const honest = await read(address);
    const most = isLong ? 8_000 : 400;
    for (let page = 2; page < most; page += 1)
      await site.call("GET", typed("post.listNotices", { 0: { page } }), {
        headers: { "trpc-accept": "application/jsonl" },
      });
    await read(address, { "trpc-accept": "application/jsonl" });
    expect(await read(address)).toEqual(honest);
  });
});
