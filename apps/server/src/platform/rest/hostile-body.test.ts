import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let member: Awaited<ReturnType<typeof createSignedIn>>;

  beforeAll(async () => {
    site = await openSite(server);
    member = await createSignedIn(site);
  });
  afterAll(() => site.close());

  async function send(path: string, body: string, method: "POST" | "DELETE" = "POST") {
    const headers = { "content-type": "application/json", authorization: `Bearer ${member.token}` };
    const started = performance.now();
    const response = await fetch(site.origin + path, { method, headers, body });
    return { status: response.status, text: await response.text(), took: performance.now() - started };
  }

  const fields = '"title":"글","type":"QNA","content":"<p>글</p>"';
  const deep = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000);

  const bodies = [
    ["10,000 levels of lists", deep("[", "]")],
    ["10,000 levels of objects", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
    ["10,000 levels in a field", `{"title":${deep("[", "]")},"type":"QNA","content":"글"}`],
    ["10 MB", `{${fields},"more":"${"가".repeat(3_400_000)}"}`],
    ["10 MB of spaces", `{${fields}${" ".repeat(10_000_000)}}`],
    ["half a body", `{${fields}`],
    ["two bodies", `{${fields}}{${fields}}`],
    ["null", "null"],
    ["true", "true"],
    ["a text", '"글"'],
    ["not a number", "NaN"],
    ["an object as its own prototype", '{"__proto__":{"title":"글","type":"QNA","content":"글"}}'],
    ["keys that come twice", `{"title":"먼저",${fields}}`],
    ["a field under a prototype", `{${fields},"__proto__":{"isAdmin":true}}`],
    ["a constructor's prototype", `{"constructor":{"prototype":{"title":"글"}},"type":"QNA","content":"글"}`],
  ] as const;

  test.each(["/api/post", "/trpc/post.create"])("hazard 3: %s refuses bodies that nobody means", async (path) => {
    for (const [what, body] of bodies) {
      const { status, text, took } = await send(path, body);
      expect({ what, status }).toEqual({ what, status: status === 413 ? 413 : 400 });
      expect(text).toMatch(/[가-힣]/u);
      expect(text).not.toMatch(/node_modules|at .*\.ts|Unexpected token/u);
      expect(took).toBeLessThan(5_000);
    }
    expect((await site.call("GET", "/api/post/list?type=QNA")).body.list).toEqual([]);
  });

  test.each([
    ["DELETE", "/api/post"],
    ["POST", "/api/history"],
  ] as const)("hazard 3: %s %s refuses a deep list", async (method, path) => {
    const { status } = await send(path, deep("[", "]"), method);
    expect([400, 403]).toContain(status);
  });
});
