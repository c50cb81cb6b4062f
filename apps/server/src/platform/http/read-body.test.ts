import { request } from "node:http";
import { text } from "node:stream/consumers";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { bodySizes } from "./body-size.ts";

type Answer = { status: number | undefined; body: string; cost: number };

describe.each(testServers(testDatabaseUrl))("bodies, on $name", (server) => {
  let site: Site;
  let member: Awaited<ReturnType<typeof createSignedIn>>;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;

  beforeAll(async () => {
    site = await openSite(server);
    member = await createSignedIn(site);
    admin = await createSignedIn(site, { isAdmin: true });
  });
  afterAll(() => site.close());

  /** `cost`: milliseconds of the processor that the whole process took. */
  function send(path: string, body: string | Buffer, headers: Record<string, string> = {}): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const before = process.cpuUsage();
    const sent = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)), ...headers };
    const call = request(site.origin + path, { method: "POST", headers: sent, agent: false }, (response) => {
      const { user, system } = process.cpuUsage(before);
      text(response).then(
        (said) => resolve({ status: response.statusCode, body: said, cost: (user + system) / 1_000 }),
        reject,
      );
    });
    // Who is refused before everything was sent may hear of it as an error; the answer has come by then.
    call.on("error", reject);
    call.end(body);
    return promise;
  }

  const objects = "{},".repeat(700_000);
  const encodings = [
    ["br", brotliCompressSync(objects)],
    ["gzip", gzipSync(objects)],
    ["deflate", deflateSync(objects)],
    ["x-gzip", gzipSync("{}")],
    ["br, identity", brotliCompressSync("{}")],
  ] as const;
  const senders = (): Record<string, string>[] => [{}, { authorization: `Bearer ${admin.token}` }];
  const paths = [
    "/api/auth/sign-in",
    "/api/post",
    "/api/history",
    "/api/nothing",
    "/trpc/auth.signIn",
    "/trpc/post.create",
    "/trpc/nothing",
  ];

  test.each(paths)("SEC-16 a compressed body to %s is refused unread, whoever sends it", async (path) => {
    for (const [encoding, body] of encodings)
      for (const sent of senders()) {
        const answer = await send(path, body, { "content-encoding": encoding, ...sent });
        expect({ encoding, status: answer.status }).toEqual({ encoding, status: 415 });
        expect(answer.body).toMatch(/[가-힣]/u);
      }
  });

  test("SEC-16 a compressed form is refused too", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x", "content-encoding": "gzip" };
    const answer = await send("/api/upload", gzipSync("--x--"), {
      ...headers,
      authorization: `Bearer ${member.token}`,
    });
    expect(answer.status).toBe(415);
  });

  test("SEC-16 a body that says identity is one that says nothing", async () => {
    const body = JSON.stringify({ username: "nobody0001", password: "lotus-Pond-1!" });
    expect((await send("/api/auth/sign-in", body, { "content-encoding": "identity" })).status).toBe(401);
  });

  const filled = (bytes: number) => JSON.stringify({ a: "x".repeat(bytes - 8) });

  test.each([
    ["/api/auth/sign-in", "call"],
    ["/api/auth/sign-up", "call"],
    ["/api/comment", "call"],
    ["/trpc/auth.signIn", "call"],
    ["/trpc/user.update", "call"],
    ["/trpc/nothing", "call"],
    ["/api/history", "list"],
    ["/api/property", "list"],
    ["/trpc/chronicle.saveHistory", "list"],
    ["/api/post", "post"],
    ["/trpc/post.create", "post"],
    ["/trpc/post.update", "post"],
    ["/trpc/auth.refresh,post.update?batch=1", "post"],
  ] as const)("SEC-16 %s takes a body of its size (%s) and no byte more", async (path, size) => {
    const sent = { authorization: `Bearer ${admin.token}` };
    expect((await send(path, filled(bodySizes[size].bytes), sent)).status).not.toBe(413);
    expect((await send(path, filled(bodySizes[size].bytes + 1), sent)).status).toBe(413);
  });

  test("SEC-16 the longest profile, however it is written, is a call's", async () => {
    const { user } = member;
    const profile = {
      name: user.name,
      nickname: user.nickname,
      email: user.email,
      zonecode: "00000",
      address: "주소",
      detailAddress: "상세",
    };
    const escaped = String.raw`\uac00`.repeat(5_000);
    const body = `${JSON.stringify(profile).slice(0, -1)},"career":"${escaped}","activity":"${escaped}"}`;
    const answer = await fetch(`${site.origin}/api/users`, {
      method: "PUT",
      headers: { "content-type": "application/json", authorization: `Bearer ${member.token}` },
      body,
    });
    expect(answer.status).toBe(200);
  });

  test.each(["/api/post", "/trpc/post.create", "/api/history", "/trpc/chronicle.saveProperty"])(
    "SEC-16 of a large body to %s not a byte is read before its sender is known",
    async (path) => {
      const malformed = "x".repeat(100_000);
      const strangers: Record<string, string>[] = [{}, { authorization: "Bearer dead" }];
      for (const sent of strangers) expect((await send(path, malformed, sent)).status).toBe(401);
      const isForMembers = /post/u.test(path);
      const byMember = await send(path, malformed, { authorization: `Bearer ${member.token}` });
      expect(byMember.status).toBe(isForMembers ? 400 : 403);
      expect((await send(path, malformed, { authorization: `Bearer ${admin.token}` })).status).toBe(400);
    },
  );

  const keys = (amount: number) => `{${Array.from({ length: amount }, (_, place) => `"k${place}":1`).join()}}`;
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  const costly: [what: string, body: string][] = [
    ["170,000 names", keys(170_000)],
    ["all the names of 64 KB", keys(6_000)],
    ["all the objects of 64 KB", `[${"{},".repeat(21_000)}{}]`],
    ["objects full of names", `[${Array.from({ length: 80 }, () => keys(80)).join()}]`],
    ["10,000 levels", deep(10_000)],
    ["30 levels over and over", `[${Array.from({ length: 200 }, () => deep(30)).join()}]`],
    ["2 MB of objects", `[${objects}{}]`],
    ["2 MB of spaces", " ".repeat(2_000_000)],
    ["escapes", `{"a":"${String.raw`\u0000`.repeat(10_000)}"}`],
  ];

  test.each(["/api/auth/sign-in", "/api/post", "/trpc/auth.signIn", "/trpc/post.create"])(
    "SEC-16 what a stranger sends to %s costs next to nothing before they are known",
    async (path) => {
      for (const [what, body] of costly) {
        // The best of at most fifteen: this process sends as well, and others are at work beside it.
        let cost = Infinity;
        for (let turn = 0; turn < 15 && cost >= 20; turn += 1) {
          const answer = await send(path, body).catch(() => ({ status: 0, cost: 0 }));
          expect([0, 400, 401, 413]).toContain(answer.status);
          cost = Math.min(cost, answer.cost);
        }
        expect({ what, isCheap: cost < 20 }).toEqual({ what, isCheap: true });
      }
    },
  );

  test("SEC-16 what a typed read asks for in its address is judged as a body is", async () => {
    for (const input of [deep(2_000), '{"__proto__":{"type":"NOTICE"}}', '{"type":"NOTICE","type":"QNA"}', keys(500)]) {
      const answer = await site.call("GET", `/trpc/post.list?input=${encodeURIComponent(input)}`);
      expect(answer.status).toBe(400);
      expect(answer.body.error.data.reason).toBe("BODY_MALFORMED");
      // tRPC would read the first of two.
      const twice = await site.call("GET", `/trpc/post.list?input=${encodeURIComponent(input)}&input=x`);
      expect(twice.body.error.data.reason).toBe("BODY_MALFORMED");
    }
  });

  test("SEC-16 a member sends 120 large bodies an hour, whatever is in them, and any number of others", async () => {
    const limited = await openSite(server, { hasRateLimits: true, beside: site });
    try {
      const writer = await createSignedIn(limited);
      const write = async (length: number) => {
        const body = { title: "글", type: "NOTICE", content: "x".repeat(length) };
        return (await limited.call("POST", "/api/post", { body, token: writer.token })).status;
      };
      expect(await write(70_000)).toBe(403);
      const counted = "update rate_limit set count = 120 where key like 'large-body:member:%'";
      await site.fork().execute(counted);
      expect([await write(70_000), await write(100)]).toEqual([429, 403]);
    } finally {
      await limited.close();
    }
  });
});
