import { request } from "node:http";
import { expect, inject, test } from "vitest";

const origin = inject("origin");

/** Asks for a path as it is written: fetch would put it right before it asks. */
function askRaw(path: string): Promise<{ status: number | undefined; text: string }> {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; text: string }>();
  const asked = request({ hostname, port, path }, (answer) => {
    let text = "";
    answer.setEncoding("utf8").on("data", (part: string) => (text += part));
    answer.once("end", () => resolve({ status: answer.statusCode, text }));
  });
  asked.once("error", reject).end();
  return promise;
}

/** What stands in these files, and on no page. */
const secrets =
  /repositoryformatversion|"workspaces"|"allowScripts"|process\.env|readEnvironment|pagePaths|[0-9a-f]{64}\n?$/u;

test.each([
  "/.git/config",
  "/.env",
  "/package.json",
  "/package-lock.json",
  "/apps/server/src/env.ts",
  "/data/session-secret",
  "/assets/",
  "/assets/../../server/entry-server.js",
  "/assets/..%2f..%2fserver/entry-server.js",
  "/assets/%2e%2e/%2e%2e/server/entry-server.js",
  "/fonts/",
  "/fonts/nothing.woff2",
  "/fonts/../../server/entry-server.js",
  "/fonts/..%2f..%2fserver/entry-server.js",
  "/fonts/%2e%2e/%2e%2e/server/entry-server.js",
  "/%2e%2e/package.json",
  "/../../../package.json",
  "/logo/../../server/entry-server.js",
  "/logo/..%2f..%2f..%2fpackage.json",
  "/api/docs/../../package.json",
  "/api/docs/..%2f..%2fpackage.json",
  "/uploads/../session-secret",
  "/uploads/%2e%2e%2fsession-secret",
])("SEC-14 %s is not found, and nothing of it is told", async (path) => {
  const { status, text } = await askRaw(path);
  expect(status).toBe(404);
  expect(text).not.toMatch(secrets);
});

/** A script of the home page, and a font of the sheet that it asks for. */
async function filesOfTheBuild(): Promise<string[]> {
  const home = await (await fetch(`${origin}/`)).text();
  const [script = ""] = /\/assets\/[\w.-]+\.js/u.exec(home) ?? [];
  const [sheet = ""] = /\/assets\/fonts[\w.-]*\.css/u.exec(home) ?? [];
  const [font = ""] = /\/fonts\/[\w.-]+\.woff2/u.exec(await (await fetch(origin + sheet)).text()) ?? [];
  return [script, font];
}

test("SEC-14 the build's files say what files heed, are kept, and say nothing that only a page would", async () => {
  const page = await fetch(`${origin}/`);
  for (const path of await filesOfTheBuild()) {
    const { headers } = await fetch(origin + path);
    expect(headers.get("cache-control")?.replaceAll(" ", "")).toBe("public,max-age=31536000,immutable");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).toBe("default-src 'none';frame-ancestors 'none'");
    for (const name of ["permissions-policy", "x-frame-options", "cross-origin-opener-policy"]) {
      expect(page.headers.has(name)).toBe(true);
      expect(headers.has(name)).toBe(false);
    }
  }
});

test("SEC-14 what the build made is served", async () => {
  const [asset] = /\/assets\/[\w.-]+\.js/u.exec((await askRaw("/")).text) ?? [];
  expect((await askRaw(asset ?? "")).status).toBe(200);
  expect((await askRaw("/robots.txt")).status).toBe(200);
});
