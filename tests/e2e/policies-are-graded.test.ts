import { expect, inject, test } from "vitest";
import { objectionsTo } from "../harness/policy-grade.ts";
import { missingPages, publicPages } from "./pages.ts";

const origin = inject("origin");

const ask = (path: string, method = "GET") => fetch(origin + path, { method, redirect: "manual" });

async function expectGood(path: string, method = "GET"): Promise<void> {
  const answer = await ask(path, method);
  // The tiles of these tests come from this computer, which has no certificate.
  const policy = answer.headers.get("content-security-policy")?.replaceAll("http://127", "https://127") ?? null;
  expect({ path, policy, objections: objectionsTo(policy) }).toEqual({ path, policy, objections: [] });
}

test.each([
  ["script-src 'unsafe-inline'; object-src 'none'", "'unsafe-inline'"],
  ["script-src *; object-src 'none'", "'*'"],
  ["script-src 'self' data:; object-src 'none'", "data:"],
  ["script-src 'self' https://www.google.com; object-src 'none'; base-uri 'none'", "JSONP"],
  ["script-src 'self'", "object-src"],
  ["default-src 'self'; script-scr 'self'", "script-scr"],
  [null, "no policy"],
])("SEC-14 a policy that is bad is found out: %s", (policy, word) => {
  expect(objectionsTo(policy).join("\n")).toContain(word);
});

test("SEC-14 hazard 8: no page's policy has a weakness that its grader knows", async () => {
  const closed = [
    "/my-page",
    "/my-page/api-key",
    "/password-setting",
    "/community/qna/edit",
    "/address-popup",
    "/admin/member-manage/list",
  ];
  for (const path of [...publicPages.map((page) => page.path), ...missingPages, ...closed]) await expectGood(path);
});

test("SEC-14 hazard 8: nor has that of calls, and of what programs read", async () => {
  for (const path of [
    "/api/history",
    "/api/post/list?type=NOTICE",
    "/api/users",
    "/api/nothing",
    "/api/openapi.json",
    "/api/docs",
    "/api/docs/swagger-ui-bundle.js",
    "/trpc/chronicle.history",
    "/trpc/nothing",
    "/dev/outbox",
    "/healthz",
    "/readyz",
    "/robots.txt",
    "/sitemap.xml",
    "/calendar.ics",
    "/community/notice/rss.xml",
    "/favicon.ico",
  ])
    await expectGood(path);
  await expectGood("/api/auth/sign-in", "POST");
});

test("SEC-14 hazard 8: nor has that of the build's files and of pictures", async () => {
  const pages = await Promise.all(
    ["/", "/gallery/exhibition/1", "/about/guide"].map(async (path) => (await ask(path)).text()),
  );
  const files = new Set(pages.join("").match(/\/(?:assets|logo|painting|uploads)\/[\w./-]+\.\w+/gu));
  const kinds = new Set([...files].map((path) => path.slice(path.lastIndexOf(".") + 1)));
  expect([...kinds]).toEqual(expect.arrayContaining(["js", "css", "webp"]));
  for (const path of [...files, "/favicon.svg", "/og.png", "/assets/nothing.js"]) await expectGood(path);
});
