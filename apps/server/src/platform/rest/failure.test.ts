import { errorMessages } from "@bulmo/contracts/error";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const json = { "content-type": "application/json" };
const text = { "content-type": "text/plain" };

describe.each(testServers(testDatabaseUrl))("failures, on $name", (server) => {
  let site: Site;
  let token = "";

  beforeAll(async () => {
    site = await openSite(server);
    token = (await createSignedIn(site)).token;
  });
  afterAll(() => site.close());

  test.each([
    ["GET", "/post?type=QNA&index=9", {}, 404, "NOT_FOUND", "POST_NOT_FOUND"],
    ["GET", "/post?type=QNA&index=x", {}, 400, "BAD_REQUEST", "INPUT_INVALID"],
    ["GET", "/users/nobody%40a.kr", {}, 403, "FORBIDDEN", "NOT_ALLOWED"],
    ["POST", "/post", { headers: json, body: "{}" }, 400, "BAD_REQUEST", "INPUT_INVALID"],
    ["POST", "/post", { headers: json, body: "{" }, 400, "BAD_REQUEST", "BODY_MALFORMED"],
    ["POST", "/post", { headers: text, body: "{}" }, 415, "UNSUPPORTED_MEDIA_TYPE", "CONTENT_TYPE_UNSUPPORTED"],
    ["POST", "/upload", { headers: text, body: "{}" }, 415, "UNSUPPORTED_MEDIA_TYPE", "CONTENT_TYPE_UNSUPPORTED"],
    ["PATCH", "/post", { headers: json, body: "{}" }, 405, "METHOD_NOT_SUPPORTED", "METHOD_NOT_ALLOWED"],
    ["GET", "/nothing", {}, 404, "NOT_FOUND", "CALL_NOT_FOUND"],
    ["POST", "/post", { headers: { ...json, origin: "https://a.example" } }, 403, "FORBIDDEN", "FOREIGN_ORIGIN"],
  ] as const)("API-02 %s %s answers %o with %i, in the one shape", async (method, path, init, status, code, reason) => {
    const headers = { ...("headers" in init ? init.headers : {}), authorization: `Bearer ${token}` };
    const answer = await fetch(`${site.origin}/api${path}`, { ...init, method, headers });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/[가-힣]/u), code, reason });
    expect(errorMessages).toHaveProperty(reason);
  });

  test("API-02 the site's own calls are told what tRPC's client reads, as before", async () => {
    const { body } = await site.call("GET", `/trpc/post.get?input=${encodeURIComponent('{"type":"QNA","index":9}')}`);
    expect(body.error).toMatchObject({
      message: errorMessages.POST_NOT_FOUND,
      data: { code: "NOT_FOUND", httpStatus: 404, reason: "POST_NOT_FOUND", path: "post.get" },
    });
  });
});
