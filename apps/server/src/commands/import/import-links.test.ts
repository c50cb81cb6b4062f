import { ImportOrigin } from "@bulmo/entities/import.entity";
import type { EntityManager } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPosts } from "../../../testing/fixture.ts";
import { moveOld } from "../../../testing/old-site/import-site.ts";
import { listedSite, oldBoard, oldPost } from "../../../testing/old-site/listed-site.ts";
import { movedPost, readReport } from "../../../testing/old-site/moved-site.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { readGnuboard5Address } from "../../domains/old-address/gnuboard5-address.ts";
import { importLinks } from "./import-links.ts";
import { createReport } from "./import-report.ts";
import type { Importing } from "./importing.ts";
import { openAddressBook } from "./text/old-address-book.ts";

const oldAddress = "https://old.example/g5";

const link = (path: string, words: string) => `<p><a href="${oldAddress}${path}">${words}</a></p>`;

const old = listedSite([
  {
    board: oldBoard("inner", { title: "임원", readers: "ADMINISTRATORS", writers: "ADMINISTRATORS" }),
    posts: [oldPost("inner/1"), oldPost("inner/2", { html: link("/inner/1", "앞선 글") })],
  },
  {
    board: oldBoard("free"),
    posts: [
      oldPost("free/1", { html: link("/bbs/content.php?co_id=secret", "없는 곳") + link("/", "첫 화면") }),
      oldPost("free/2", { html: link("/bbs/download.php?bo_table=inner&amp;wr_id=1&amp;no=0", "임원 자료") }),
    ],
  },
]);

describe.each(testServers(testDatabaseUrl))("links between old texts on $name", (server) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  test("IMP-01 those among posts of administrators lead on, those from elsewhere say nothing of them, and each is told as what it is", async () => {
    const { folder } = await moveOld(old, { site, oldAddress });
    expect((await movedPost(site, "inner/2")).content).toContain('href="/community/inner/detail?index=1"');
    expect((await movedPost(site, "free/1")).content).toContain('<a href="/"');
    expect((await movedPost(site, "free/2")).content).toContain(`href="${oldAddress}/bbs/download.php`);
    const { report } = await readReport(folder);
    const told = Object.fromEntries(report.problems.map(({ problem, examples }) => [problem, examples]));
    expect(told).toMatchObject({
      linkBroken: [`free/1 ${oldAddress}/bbs/content.php?co_id=secret`],
      linkHidden: [`free/2 ${oldAddress}/bbs/download.php?bo_table=inner&wr_id=1&no=0`],
    });
  });

  test("IMP-01 what somebody writes while links are rewritten stays, and its links are rewritten too", async () => {
    const [post] = await createPosts(site.fork(), "NOTICE", [{ content: link("/free/2", "처음") }]);
    const origin = { source: "gnuboard5", kind: "post" as const, key: "notice/1", target: String(post?.id) };
    await site.fork().insert(ImportOrigin, { ...origin, hasOldLinks: true });
    let isWritten = false;
    /** Somebody writes once, between the reading of the text and its writing. */
    const fork = () => {
      const em = site.fork();
      const own = em.fork.bind(em);
      const transactional = async <Result>(work: (tx: EntityManager) => Promise<Result>) => {
        const content = `<p>고친 글</p>${link("/free/1", "글")}`;
        if (!isWritten)
          await site.fork().execute("update stored_post set content = ? where id = ?", [content, post?.id]);
        isWritten = true;
        return own().transactional(work);
      };
      return Object.assign(em, { fork: () => ({ transactional }) });
    };
    const importing = { fork, old, isDryRun: false, report: createReport(), progress: () => undefined };
    const book = openAddressBook({ address: oldAddress, read: readGnuboard5Address, folder: "/bbs/" });
    await importLinks(importing as unknown as Importing, book);
    const { content } = await movedPost(site, "notice/1");
    expect(content).toBe('<p>고친 글</p><p><a href="/community/free/detail?index=1">글</a></p>');
  });
});
