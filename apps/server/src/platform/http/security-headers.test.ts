import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSite, type Site } from "../../../testing/site.ts";

const [server] = testServers(testDatabaseUrl);

const answers: [what: string, method: string, path: string, body?: unknown][] = [
  ["a page", "GET", "/"],
  ["the same page from memory", "GET", "/"],
  ["a call", "GET", "/api/history"],
  ["a list", "GET", "/api/post/list?type=NOTICE"],
  ["a typed call", "GET", "/trpc/chronicle.history"],
  ["a call without a token", "GET", "/api/users"],
  ["an unknown call", "GET", "/api/nothing"],
  ["a call that is refused", "POST", "/api/auth/sign-in", {}],
  ["the documentation", "GET", "/api/docs"],
  ["robots.txt", "GET", "/robots.txt"],
  ["/readyz", "GET", "/readyz"],
  ["a picture that is not there", "GET", "/uploads/nothing.webp"],
];

describe.each([true, false])("where the site speaks https: %s", (isSecure) => {
  let site: Site;
  beforeAll(async () => {
    if (!server) throw new Error("The embedded database is always there.");
    site = await openSite(server, { isSecure });
  });
  afterAll(() => site.close());

  test.each(answers)("%s tells browsers what it may not do", async (_what, method, path, body) => {
    const { headers } = await site.call(method, path, body === undefined ? {} : { body });
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(headers.get("permissions-policy")).toContain("geolocation=()");
    expect(headers.has("x-powered-by")).toBe(false);
    const hsts = isSecure ? "max-age=31536000; includeSubDomains" : null;
    expect(headers.get("strict-transport-security")).toBe(hsts);
  });

  test.each(answers.filter(([, , path]) => !["/", "/api/docs"].includes(path)))(
    "%s, opened by itself, may do nothing and stands in nobody's frame",
    async (_what, method, path, body) => {
      const { headers } = await site.call(method, path, body === undefined ? {} : { body });
      expect(headers.get("content-security-policy")).toBe("default-src 'none';frame-ancestors 'none'");
    },
  );

  test("the documentation keeps the policy that it needs", async () => {
    const { headers } = await site.call("GET", "/api/docs");
    expect(headers.get("content-security-policy")).toContain("script-src 'self'");
  });
});
