import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("API-52 limits, on $name", (server) => {
  let site: Site;
  beforeAll(async () => (site = await openSite(server, { hasRateLimits: true })));
  afterAll(() => site.close());

  const write = (token: string) =>
    site.call("POST", "/api/post", { body: { type: "QNA", title: "글", content: "<p>글</p>" }, token });
  const left = ({ headers }: { headers: Headers }) =>
    /"post:member";r=(\d+);t=(\d+)/u
      .exec(headers.get("ratelimit") ?? "")
      ?.slice(1)
      .map(Number);

  test("are told before they bite: what they are, what is left of them, and until when", async () => {
    const { token } = await createSignedIn(site);
    const first = await write(token);
    expect(first.status).toBe(200);
    expect(first.headers.get("ratelimit-policy")).toContain('"post:member";q=20;w=3600');
    expect(left(first)?.[0]).toBe(19);
    const second = await write(token);
    expect(left(second)?.[0]).toBe(18);
    expect(left(second)?.[1]).toBeGreaterThan(3500);
    expect(left(second)?.[1]).toBeLessThanOrEqual(3600);
  });

  test("of an account that somebody else may have nothing is told, and reading is not counted", async () => {
    const body = { username: "nobody2026", password: "wrong" };
    const refused = await site.call("POST", "/api/auth/sign-in", { body });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("ratelimit-policy")).toContain('"sign-in:address"');
    expect(refused.headers.get("ratelimit-policy")).not.toMatch(/account|site/u);
    expect((await site.call("GET", "/api/post/list?type=QNA")).headers.has("ratelimit")).toBe(false);
  });
});
