import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("API-46 pages of other origins, on $name", (server) => {
  let site: Site;
  let token = "";
  beforeAll(async () => {
    site = await openSite(server);
    const { user, ...signedIn } = await createSignedIn(site);
    token = signedIn.token;
    await createPosts(site.fork(), "QNA", [{ user }]);
  });
  afterAll(() => site.close());

  const headers = { origin: "https://museum.example" };
  const allowed = (answer: { headers: Headers }) => answer.headers.get("access-control-allow-origin");

  test.each([
    "/api/post/list?type=QNA",
    "/api/post?type=QNA&index=1",
    "/api/comment/list?type=QNA&index=1",
    "/api/history",
    "/api/property",
    "/api/chronicle?kind=PROPERTY",
    "/api/post/notices?page=1",
    "/api/post/questions",
    "/api/memorial",
    "/api/openapi.json",
  ])("read %s, made anew and kept, and no cookie comes along", async (path) => {
    for (const _ of ["made", "kept"]) {
      const answer = await site.call("GET", path, { headers });
      expect({ status: answer.status, allowed: allowed(answer) }).toEqual({ status: 200, allowed: "*" });
      expect(answer.headers.has("access-control-allow-credentials")).toBe(false);
    }
  });

  test("read why something is refused, too", async () => {
    const answer = await site.call("GET", "/api/post?type=QNA&index=99", { headers });
    expect({ status: answer.status, allowed: allowed(answer) }).toEqual({ status: 404, allowed: "*" });
  });

  test.each(["/api/auth/me", "/api/users", "/api/auth/find-id?name=a&email=a%40example.org", "/api/users/list"])(
    "do not read %s",
    async (path) => {
      expect(allowed(await site.call("GET", path, { headers, token }))).toBeNull();
    },
  );

  test("neither write nor are told that they might, and no token of theirs is asked for", async () => {
    const body = { type: "QNA", title: "글", content: "<p>글</p>" };
    const written = await site.call("POST", "/api/post", { body, token, headers });
    expect({ status: written.status, allowed: allowed(written) }).toEqual({ status: 403, allowed: null });
    const wanted = { "access-control-request-method": "GET", "access-control-request-headers": "authorization" };
    const asked = await site.call("OPTIONS", "/api/post/list?type=QNA", { headers: { ...headers, ...wanted } });
    expect(asked.headers.has("access-control-allow-headers")).toBe(false);
  });
});
