import type { Failure } from "../http/error-answer.ts";
import { errorMessages } from "@bulmo/contracts/error";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUser } from "../../../testing/fixture.ts";
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
    const { errors: _errors, ...body } = (await answer.json()) as Failure;
    const requestId = answer.headers.get("x-request-id");
    expect(body).toEqual({ message: expect.stringMatching(/[가-힣]/u), code, reason, requestId });
    expect(errorMessages).toHaveProperty(reason);
  });

  const faultsOf = async (method: string, path: string, body?: object) => {
    const answer = await site.call(method, `/api${path}`, { body, token });
    const { errors } = answer.body as Failure;
    return errors?.map(({ field, reason }) => [field, reason]);
  };

  test.each([
    ["GET", "/post?type=QNA&index=x", undefined, [["index", "FORMAT_WRONG"]]],
    ["GET", "/post?type=NOTHING&index=1", undefined, [["type", "VALUE_UNKNOWN"]]],
    ["GET", "/post?type=QNA", undefined, [["index", "FIELD_REQUIRED"]]],
    ["GET", "/post/list", undefined, [["type", "FIELD_REQUIRED"]]],
    ["POST", "/post/like", { type: "QNA", index: 1, liked: "true" }, [["liked", "VALUE_UNKNOWN"]]],
    ["POST", "/comment", { postType: "QNA", postIndex: 1 }, [["content", "FIELD_REQUIRED"]]],
    ["POST", "/comment", { postType: "QNA", postIndex: 1, content: 7 }, [["content", "TYPE_WRONG"]]],
    ["POST", "/post", { type: "QNA", title: "글".repeat(201), content: "<p>글</p>" }, [["title", "TOO_LONG"]]],
    ["POST", "/post", { type: "QNA", content: "<p>글</p>" }, [["title", "FIELD_REQUIRED"]]],
    ["DELETE", "/post", [{ type: "QNA", index: "x" }], [["posts.0.index", "FORMAT_WRONG"]]],
    ["GET", "/post?type=QNA&index=9", undefined, undefined],
  ] as const)("API-43 %s %s with %o names the fields that are wrong", async (method, path, body, expected) => {
    expect(await faultsOf(method, path, body)).toEqual(expected);
  });

  test("API-43 what a rule beyond the schema says is about its field too", async () => {
    const { username } = await createUser(site.fork(), { username: "taken2026" });
    const body = {
      username,
      password: "lotus-Pond-1!",
      name: "견본",
      nickname: "견본회원",
      email: "field@example.org",
    };
    const more = { zonecode: "00000", address: "견본시 견본로 1", detailAddress: "2층" };
    const answer = await site.call("POST", "/api/auth/sign-up", { body: { ...body, ...more } });
    expect(answer).toMatchObject({ status: 409, body: { reason: "ALREADY_TAKEN_USERNAME" } });
    expect(answer.body.errors).toEqual([
      { field: "username", reason: "ALREADY_TAKEN_USERNAME", message: errorMessages.ALREADY_TAKEN_USERNAME },
    ]);
  });

  test("API-52 who is not signed in is told how to say who they are", async () => {
    const asked = await site.call("GET", "/api/auth/me");
    expect(asked).toMatchObject({ status: 401 });
    expect(asked.headers.get("www-authenticate")).toBe('Bearer realm="bulmo"');
    expect((await site.call("GET", "/api/post?type=QNA&index=9")).headers.has("www-authenticate")).toBe(false);
  });

  test("API-02 the site's own calls are told what tRPC's client reads, as before", async () => {
    const { body } = await site.call("GET", `/trpc/post.get?input=${encodeURIComponent('{"type":"QNA","index":9}')}`);
    expect(body.error).toMatchObject({
      message: errorMessages.POST_NOT_FOUND,
      data: { code: "NOT_FOUND", httpStatus: 404, reason: "POST_NOT_FOUND", path: "post.get" },
    });
  });

  test("API-28 the site's own calls are told which field a rule is about, as programs are", async () => {
    const body = { title: "긴 글", content: "<p>글</p>", type: "NOWHERE" };
    const { body: told } = await site.call("POST", "/trpc/post.create", { body, token });
    expect(told.error).toMatchObject({ data: { reason: "INPUT_INVALID", field: "type" } });
  });
});
