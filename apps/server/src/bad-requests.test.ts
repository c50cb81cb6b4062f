import type { KeyScope } from "@bulmo/contracts/key-scope";
import { testServers } from "@bulmo/entities/testing/test-database";
import { generatedRequests, testDatabaseUrl } from "@bulmo/testing/figures";
import { assert, asyncProperty } from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPosts } from "../testing/fixture.ts";
import { fingerprint } from "../testing/fingerprint.ts";
import { addKey } from "../testing/key.ts";
import { type Caller, createWorld, type Role, type World } from "../testing/permission/world.ts";
import { badRequest, exampleRequests } from "../testing/rest/bad-requests.ts";
import { sendBadRequest } from "../testing/rest/send-bad-request.ts";
import { openSite, type Site } from "../testing/site.ts";

const servers = testServers(testDatabaseUrl);
const numRuns = Math.ceil(generatedRequests / servers.length);

/** Milliseconds that one request may take on a busy machine, all that goes with it included. */
const msPerRun = 300;

describe.each(servers)("on $name", (server) => {
  let site: Site;
  let world: World;

  beforeAll(async () => {
    site = await openSite(server);
    world = await createWorld(site);
    // What the examples of the document are about.
    for (const type of ["QNA", "NOTICE"] as const)
      await createPosts(
        site.fork(),
        type,
        Array.from({ length: 12 }, () => ({})),
      );
  });
  afterAll(() => site.close());

  /** Every call as its example by another caller each, since some end the session, or the caller; what failed of them. */
  async function failuresOf(role: Role, createCaller: () => Promise<Caller>): Promise<string[]> {
    const failed: string[] = [];
    for (const request of exampleRequests) {
      const callers = new Map([[role, await createCaller()]]);
      const { status } = await sendBadRequest({ ...world, callers }, { ...request, role });
      if (status >= 500) failed.push(`${request.method} ${request.path}`);
      site.assertAnswers();
    }
    return failed;
  }

  test.each<Role>(["visitor", "member", "administrator", "suspended member"])(
    "API-43 sent as its example by %s, every call is answered as the document tells",
    async (role) => expect(await failuresOf(role, () => world.createCaller(role))).toEqual([]),
  );

  test.each<[Role, KeyScope[]]>([
    ["member", ["read"]],
    ["member", ["write"]],
    ["administrator", ["read", "write"]],
    ["administrator", ["read", "write", "admin"]],
  ])("API-43 API-44 the same by a program with a key of %s for %s", async (role, scopes) => {
    const createProgram = async () => {
      const caller = await world.createCaller(role);
      return caller && { ...caller, token: (await addKey(site, caller.user, scopes)).key };
    };
    expect(await failuresOf(role, createProgram)).toEqual([]);
  });

  test(
    "SEC-12 API-02 hazard 3: no request, whoever sends it, breaks anything or changes what it was refused",
    { timeout: 60_000 + numRuns * msPerRun },
    async () => {
      let before = await fingerprint(site);
      const property = asyncProperty(badRequest, async (request) => {
        const { status, text, took } = await sendBadRequest(world, request);
        const after = await fingerprint(site);
        const isUnchanged = status < 400 || after === before;
        before = after;
        expect({ status: Math.min(status, 500), isUnchanged }).toEqual({
          status: status < 500 ? status : "below 500",
          isUnchanged: true,
        });
        expect(text).not.toMatch(/node_modules|\bat .*\.[jt]s\b|Unexpected token|"stack"/u);
        const hasBody = request.method !== "HEAD";
        expect(status < 400 || !hasBody || /"message":"[^"]*[가-힣]/u.test(text)).toBe(true);
        expect(took).toBeLessThan(5_000);
        site.assertAnswers();
      });
      // The database has moved on: what failed would not fail again in the same way.
      await assert(property, { numRuns, endOnFailure: true });
    },
  );
});
