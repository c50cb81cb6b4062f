import { createSecretKey, randomBytes } from "node:crypto";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { type JWTHeaderParameters, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueCode } from "./domains/auth/one-time-code.service.ts";
import { hashSessionId } from "./session-store.ts";
import { createUser } from "../testing/fixture.ts";
import { openSite, type Site, testSecret } from "../testing/site.ts";

const right = new TextEncoder().encode(testSecret);
const inAMinute = () => Math.floor(Date.now() / 1000) + 60;
const opened = { autoLogin: false, device: "" };
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

type Wanted = {
  key?: Uint8Array;
  header?: Partial<JWTHeaderParameters>;
  sub?: string | undefined;
  exp?: number | null;
};

/** A token like ours, but for what is wanted of it. */
function token(sub: string, { key = right, header = {}, exp = inAMinute() }: Wanted = {}): Promise<string> {
  const made = new SignJWT().setProtectedHeader({ alg: "HS256", ...header }).setSubject(sub);
  return (exp === null ? made : made.setExpirationTime(exp)).sign(createSecretKey(key));
}

/** Each makes a token for a session that is alive. `id` is what the cookie holds. */
const forgeries: [what: string, make: (session: string, id: string) => Promise<string>][] = [
  ["another secret", (session) => token(session, { key: randomBytes(64) })],
  [
    "an empty secret",
    async (session) => {
      const [header, payload] = (await token(session)).split(".");
      return `${header}.${payload}.`;
    },
  ],
  ["HS384 with the right secret", (session) => token(session, { header: { alg: "HS384" }, key: padded(48) })],
  ["HS512 with the right secret", (session) => token(session, { header: { alg: "HS512" }, key: padded(64) })],
  ["no algorithm", async (session) => `${encoded({ alg: "none" })}.${encoded({ sub: session, exp: inAMinute() })}.`],
  [
    "no algorithm over a good signature",
    async (session) => {
      const [, payload, signature] = (await token(session)).split(".");
      return `${encoded({ alg: "none" })}.${payload}.${signature}`;
    },
  ],
  ["no end", (session) => token(session, { exp: null })],
  ["an end that is past", (session) => token(session, { exp: inAMinute() - 120 })],
  [
    "another's payload under a good signature",
    async (session) => {
      const [header, , signature] = (await token("somebody else's")).split(".");
      return `${header}.${encoded({ sub: session, exp: inAMinute() })}.${signature}`;
    },
  ],
  ["the cookie's id instead of its hash", (_session, id) => token(id)],
  ["no session", () => token("")],
  [
    "a key in the header",
    (session) => {
      const key = randomBytes(32);
      const jwk = { kty: "oct", k: key.toString("base64url") };
      return token(session, { key, header: { jwk } });
    },
  ],
  [
    "the address of a key in the header",
    (session) => {
      const header = { jku: "https://evil.example/keys.json", kid: "1" };
      return token(session, { key: randomBytes(32), header });
    },
  ],
  [
    "the name of a file as its key",
    (session) => token(session, { key: new Uint8Array(32), header: { kid: "/dev/null" } }),
  ],
];

/** The right secret, as long as these algorithms want theirs: HMAC fills up with zeros, so its signatures are the same. */
function padded(length: number): Uint8Array {
  const key = new Uint8Array(length);
  key.set(right);
  return key;
}

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let session: { id: string; hash: string };
  let userId: string;
  beforeAll(async () => {
    site = await openSite(server);
    const user = await createUser(site.fork());
    userId = user.id;
    const { id } = await site.sessions.open(userId, opened);
    session = { id, hash: hashSessionId(id) };
  });
  afterAll(() => site.close());

  const me = (bearer: string) => site.call("GET", "/api/auth/me", { token: bearer });

  test("SEC-03 the way in which tokens are forged here makes good ones, too", async () => {
    expect((await me(await token(session.hash))).status).toBe(200);
  });

  test.each(forgeries)("SEC-03 a forged token is refused: %s", async (_what, make) => {
    const forged = await make(session.hash, session.id);
    expect((await me(forged)).status).toBe(401);
    // Not for the first time either: what was read once is remembered.
    expect((await me(forged)).status).toBe(401);
    expect((await site.call("GET", "/api/post/list?type=NOTICE", { token: forged })).status).toBe(401);
  });

  test("SEC-01 a thousand sessions: long ids, none twice", async () => {
    const ids = new Set<string>();
    for (let count = 0; count < 1_000; count += 1) ids.add((await site.sessions.open(userId, opened)).id);
    expect(ids.size).toBe(1_000);
    for (const id of ids) expect(id).toMatch(/^[a-z2-7]{32,}$/u);
    // Each place of an id takes many values: none is a counter or a clock.
    for (let place = 0; place < 32; place += 1)
      expect(new Set([...ids].map((id) => id[place])).size).toBeGreaterThan(20);
  });

  test("AUT-22 hazard 1: two hundred codes: six digits, some begin with 0, hardly any twice", async () => {
    const codes: string[] = [];
    for (let count = 0; count < 200; count += 1)
      codes.push(await issueCode(site.fork(), { userId, to: "fixture@example.org" }));
    for (const code of codes) expect(code).toMatch(/^\d{6}$/u);
    expect(new Set(codes).size).toBeGreaterThan(195);
    expect(new Set(codes.map(([first]) => first)).size).toBe(10);
  });
});
