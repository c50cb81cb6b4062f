import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPosts, createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("reads, on $name", (server) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(server);
    const user = await createUser(site.fork());
    await createPosts(site.fork(), "NOTICE", [
      { user, title: "괘불 조성" },
      { user, title: "안내" },
    ]);
  });
  afterAll(() => site.close());

  async function answerTo(path: string, sent: Record<string, string> = {}) {
    const [answer] = (await once(get(site.origin + path, { headers: sent }), "response")) as [IncomingMessage];
    const { date: _date, "x-request-id": _id, ...headers } = answer.headers;
    const { requestId: _requestId, ...body } = (await json(answer)) as Record<string, unknown>;
    return { status: answer.statusCode, headers, body };
  }

  test.each([
    ["post/list", "type=NOTICE", 200],
    ["post/list", "type=NOTICE&limit=1&page=2&searchKeyword=", 200],
    ["post/list", "type=NOTICE&limit=1&limit=2", 400],
    ["post/list", "type=NOTHING", 400],
    ["post/list", "", 400],
    ["post", "type=NOTICE&index=1", 200],
    ["post", "type=NOTICE&index=99", 404],
    ["comment/list", "type=NOTICE&index=1", 200],
    ["comment/list", "type=NOTICE&index=nothing", 400],
  ])("API-02 API-03 %s?%s is answered with %i, also where it has a body", async (path, query, status) => {
    const plain = await answerTo(`/api/${path}?${query}`);
    expect(plain.status).toBe(status);
    // What is kept by its address has another one here.
    expect(plain).toEqual(await answerTo(`/api/${path}?${query}&`, { "content-length": "0" }));
  });
});
