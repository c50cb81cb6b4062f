import { ImportOrigin, ImportRun } from "@bulmo/entities/import.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

/** Pages of a site that has one at its root alone. */
const render = ({ request }: { request: Request }) => {
  const isRoot = new URL(request.url).pathname === "/";
  return Promise.resolve({ status: isRoot ? 200 : 404, html: "<!doctype html>", scripts: [], isCanonical: true });
};

const ask = async (site: Site, path: string) => {
  const answer = await fetch(site.origin + path, { redirect: "manual" });
  return { status: answer.status, location: answer.headers.get("location") };
};

const run = (changes: Partial<ImportRun>) => ({
  id: randomUUID(),
  source: "gnuboard5",
  address: "https://old.example/g5",
  isDryRun: false,
  startedAt: new Date(),
  report: {},
  ...changes,
});

describe.each(testServers(testDatabaseUrl))("addresses of an old site on $name", (server) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(server, { render });
    const [first, second] = await createPosts(site.fork(), "NOTICE", [{ title: "하나" }, { title: "둘" }]);
    const origin = { source: "gnuboard5", kind: "post" as const, hasOldLinks: false };
    await site.fork().insertMany(ImportOrigin, [
      { ...origin, key: "news/7", target: String(first?.id) },
      { ...origin, key: "news/8", target: String(second?.id) },
      { ...origin, key: "news/9", target: "4000000" },
    ]);
  });
  afterAll(() => site.close());

  test("IMP-04 nothing redirects after a dry run", async () => {
    await site.fork().insert(ImportRun, run({ isDryRun: true }));
    expect(await ask(site, "/g5/news/7")).toEqual({ status: 404, location: null });
  });

  test("IMP-04 an address that was asked for before the move leads on after it", async () => {
    await site.fork().insert(ImportRun, run({}));
    expect(await ask(site, "/g5/news/7")).toEqual({ status: 301, location: "/community/notice/detail?index=1" });
  });

  test.each(["/g5/bbs/board.php?bo_table=news&wr_id=8", "/g5/news/8/", "/g5/bbs/link.php?bo_table=news&wr_id=8&no=1"])(
    "IMP-04 %s leads on, also by HEAD",
    async (path) => {
      expect(await ask(site, path)).toEqual({ status: 301, location: "/community/notice/detail?index=2" });
      const answer = await fetch(site.origin + path, { method: "HEAD", redirect: "manual" });
      expect([answer.status, answer.headers.get("location")]).toEqual([301, "/community/notice/detail?index=2"]);
    },
  );

  test.each([
    ["beside the old site's folder", "/news/8"],
    ["a post that has gone", "/g5/news/9"],
    ["a post that never was", "/g5/news/10"],
    ["what is no name", "/g5/bbs/board.php?bo_table=%00&wr_id=8"],
    ["what no program could have asked", "/g5/bbs/board.php?bo_table=news&wr_id=8'--"],
    ["a broken address", "/g5/%E0%A4%A/8"],
    ["another site's", "//evil.example/g5/news/8"],
  ])("IMP-04 %s leads nowhere", async (_what, path) => {
    const { status, location } = await ask(site, path);
    expect([status, location]).toEqual([404, null]);
  });

  test.each(["/g5/", "/g5", "/g5/?device=mobile", "/g5/index.php"])(
    "IMP-04 %s, the first page of a site below a folder, leads to ours",
    async (path) => {
      expect(await ask(site, path)).toEqual({ status: 301, location: "/" });
    },
  );

  test("IMP-04 a post that moves to another board is found there", async () => {
    const em = site.fork();
    await em.execute("update stored_post set type = 'QNA' where title = '하나'");
    expect((await ask(site, "/g5/news/7")).location).toBe("/community/qna/detail?index=1");
  });
});
