import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPosts } from "../../../testing/fixture.ts";
import { moveOld } from "../../../testing/old-site/import-site.ts";
import { listedSite, oldBoard, oldPost } from "../../../testing/old-site/listed-site.ts";
import { readReport } from "../../../testing/old-site/moved-site.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const notices = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    oldPost(`notice/${number + 1}`, { title: `공지 ${number + 1}`, isNotice: true }),
  );

const old = (count: number) =>
  listedSite([
    { board: oldBoard("notice"), posts: notices(count) },
    { board: oldBoard("free"), posts: [oldPost("free/1", { title: "위에 있던 글", isNotice: true })] },
  ]);

describe.each(testServers(testDatabaseUrl))("notices that stood above the list on $name", (server) => {
  let site: Site;

  const pinned = async () => {
    const rows = await site
      .fork()
      .getKysely<Tables>()
      .selectFrom("post")
      .select("title")
      .where("pinned_until", "is not", null)
      .orderBy("index")
      .execute();
    return rows.map(({ title }) => title);
  };

  const unpinned = async (count: number, isDryRun = false) => {
    const { folder } = await moveOld(old(count), { site, isDryRun });
    const { report } = await readReport(folder);
    return report.problems.find(({ problem }) => problem === "noticeUnpinned")?.examples ?? [];
  };

  beforeAll(async () => {
    site = await openSite(server);
    await createPosts(site.fork(), "NOTICE", [{ title: "우리의 공지" }]);
    await site.fork().execute("update stored_post set pinned_until = now() + interval '9 days'");
  });
  afterAll(() => site.close());

  test("IMP-01 the newest are pinned, as many as there is room for beside those that are, and the rest is told", async () => {
    const left = ["notice/1 공지 1", "notice/2 공지 2", "notice/3 공지 3", "free/1 위에 있던 글"];
    expect(await unpinned(7, true)).toEqual(left);
    expect(await pinned()).toEqual(["우리의 공지"]);
    expect(await unpinned(7)).toEqual(left);
    expect(await pinned()).toEqual(["우리의 공지", "공지 4", "공지 5", "공지 6", "공지 7"]);
  });

  test("IMP-05 run again, nothing more is pinned, but for what has come since where there is room", async () => {
    await site.fork().execute("update stored_post set pinned_until = null where title in ('공지 4', '공지 5')");
    expect(await unpinned(7)).toEqual([]);
    expect(await pinned()).toEqual(["우리의 공지", "공지 6", "공지 7"]);
    await unpinned(8);
    expect(await pinned()).toEqual(["우리의 공지", "공지 6", "공지 7", "공지 8"]);
  });
});
