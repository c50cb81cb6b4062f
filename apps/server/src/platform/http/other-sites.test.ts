import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "../rest/openapi.ts";
import { proceduresOf } from "../rest/rest-meta.ts";
import { appRouter } from "../../router.ts";
import { createApiDocument } from "../../rest.ts";
import { createSignedIn } from "../../../testing/account.ts";
import { fingerprint } from "../../../testing/fingerprint.ts";
import { procedures } from "../../../testing/permission/world.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type Call = { method: string; path: string; body: string };

const exampleOf = ({ requestBody }: Operation) =>
  requestBody && "content" in requestBody ? requestBody.content["application/json"]?.example : undefined;

/** Every call of the document, with the body that it is shown with. */
const documented = Object.entries(createApiDocument().paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item ?? {}).map(([method, operation]): Call => {
    const example: unknown = exampleOf(operation as Operation) ?? {};
    return {
      method: method.toUpperCase(),
      path: `/api${path.replace(/\{\w+\}/u, "nobody@example.org")}`,
      body: JSON.stringify(example),
    };
  }),
);

const typed = Object.entries(procedures).map(([name, { _def }]): Call & { type: string } => ({
  method: _def.type === "mutation" ? "POST" : "GET",
  path: `/trpc/${name}`,
  body: "{}",
  type: _def.type,
}));
const mutations = typed.filter(({ type }) => type === "mutation");

const writes = [...documented, ...mutations].filter(({ method }) => method !== "GET" && method !== "HEAD");
const isUpload = ({ path }: Call) => path === "/api/upload";
/** Which says of itself that it is tus, as no form can: refused before its type is looked at. */
const isTus = ({ path }: Call) => path.startsWith("/api/upload/files");
const stranger = "https://evil.example";

/** What a form of another site may send without asking first (hazard 5). */
const formTypes = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=edge"];

const grants = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith("access-control-"));

/** What anybody may read, any page may read too, without what a browser keeps for this site (API-46). */
const publicReads = new Set(
  proceduresOf(appRouter).flatMap(({ meta }) => (meta.isPublicRead ? [`/api${meta.rest?.path}`] : [])),
);
const isPublicRead = ({ method, path }: Call) => method === "GET" && publicReads.has(path);
const open = ["access-control-allow-origin", "access-control-expose-headers"];

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;
  let before = "";
  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    before = await fingerprint(site);
  });
  afterAll(() => site.close());

  /** As the administrator's browser would, with all that opens doors. */
  const send = async ({ method, path, body }: Call, headers: Record<string, string>) => {
    const response = await fetch(site.origin + path, {
      method,
      headers: { authorization: `Bearer ${admin.token}`, cookie: admin.cookie, ...headers },
      ...(method === "GET" ? {} : { body }),
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const json = { "content-type": "application/json" };

  test.each([...documented, ...typed])("SEC-14 $method $path lets no other site read", async (call) => {
    const preflight = {
      origin: stranger,
      "access-control-request-method": call.method,
      "access-control-request-headers": "authorization,content-type",
    };
    const asked = await fetch(site.origin + call.path, { method: "OPTIONS", headers: preflight });
    expect(grants(asked.headers)).toEqual([]);
    // A visitor's: what it did for the administrator would be another test's fault.
    const answer = await fetch(site.origin + call.path, { method: call.method, headers: { origin: stranger } });
    expect(grants(answer.headers)).toEqual(isPublicRead(call) ? open : []);
  });

  test.each(["/", "/robots.txt", "/sitemap.xml", "/api/docs", "/uploads/nothing.webp"])(
    "SEC-14 %s lets no other site read",
    async (path) => {
      expect(grants((await fetch(site.origin + path, { headers: { origin: stranger } })).headers)).toEqual([]);
    },
  );

  test("API-46 what is open to all origins is open without credentials", async () => {
    expect(publicReads.size).toBeGreaterThan(4);
    for (const path of [...publicReads, "/api/openapi.json"]) {
      const { headers } = await fetch(site.origin + path, { headers: { origin: stranger } });
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(grants(headers)).toEqual(open);
    }
  });

  test.each(writes)("SEC-14 hazard 5: $method $path is not for another site's page", async (call) => {
    for (const origin of [stranger, "null"])
      expect(await send(call, { ...json, origin })).toMatchObject({
        status: 403,
        text: expect.stringMatching(/[가-힣]/u),
      });
    expect(await fingerprint(site)).toBe(before);
  });

  test.each(writes.filter((call) => !isUpload(call)))(
    "SEC-14 hazard 5: $method $path takes nothing that a form can send",
    async (call) => {
      // In a batch, a typed call that asks for nothing takes an empty object.
      for (const query of ["", "?batch=1"])
        for (const type of formTypes) {
          const { status, text } = await send({ ...call, path: call.path + query }, { "content-type": type });
          expect({ query, type, status }).toEqual({ query, type, status: isTus(call) ? 412 : 415 });
          expect(text).toMatch(/[가-힣]/u);
        }
      expect(await fingerprint(site)).toBe(before);
    },
  );

  test("SEC-14 hazard 5: a picture is a form, and takes the token; the cookie alone sends none", async () => {
    const upload = async (headers: Record<string, string>) => {
      const form = new FormData();
      form.set("file", new Blob([new Uint8Array(await quarters().png().toBuffer())], { type: "image/png" }), "a.png");
      return (await fetch(`${site.origin}/api/upload`, { method: "POST", body: form, headers })).status;
    };
    expect(await upload({ cookie: admin.cookie })).toBe(401);
    for (const type of formTypes.slice(0, 2)) {
      const headers = { authorization: `Bearer ${admin.token}`, "content-type": type };
      const answer = await fetch(`${site.origin}/api/upload`, { method: "POST", body: "file=a", headers });
      expect({ type, status: answer.status }).toEqual({ type, status: 415 });
    }
    expect(await fingerprint(site)).toBe(before);
    expect(await upload({ authorization: `Bearer ${admin.token}` })).toBe(200);
    before = await fingerprint(site);
  });

  test.each(mutations)("SEC-14 hazard 5: $path is not done by a link", async ({ path }) => {
    for (const query of ["", "?input=%7B%7D", "?batch=1&input=%7B%220%22%3A%7B%7D%7D"])
      expect((await send({ method: "GET", path: path + query, body: "" }, {})).status).toBe(405);
    expect(await fingerprint(site)).toBe(before);
  });

  test("SEC-14 the same calls are done where the site's own page asks", async () => {
    const leave = { method: "POST", path: "/trpc/auth.signOut?batch=1", body: "{}" };
    expect((await send(leave, { ...json, origin: site.origin })).status).toBe(200);
    expect(await fingerprint(site)).not.toBe(before);
  });
});
