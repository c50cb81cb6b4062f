import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveOld } from "../../../testing/old-site/import-site.ts";
import { listedSite, oldBoard, oldComment, oldPost } from "../../../testing/old-site/listed-site.ts";
import { movedPost, readReport } from "../../../testing/old-site/moved-site.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const consult = oldBoard("consult", { title: "회원 상담", isPrivate: true, readers: "MEMBERS" });

const old = listedSite([
  {
    board: oldBoard("notice", { title: "공지사항" }),
    posts: [oldPost("notice/1")],
    comments: [oldComment("notice/2", "notice/1")],
  },
  { board: oldBoard("free"), posts: [oldPost("free/1")], comments: [oldComment("free/2", "free/1")] },
  {
    board: consult,
    posts: [
      oldPost("consult/1", { html: "<p>회원에게만 알립니다</p>", isNotice: true }),
      oldPost("consult/2", { isSecret: true }),
    ],
  },
  {
    board: { ...consult, key: "open", title: "모두의 상담", readers: "EVERYONE" },
    posts: [oldPost("open/1", { html: "<p>누구에게나 알립니다</p>", isNotice: true })],
  },
]);

describe.each(testServers(testDatabaseUrl))("boards of an old site on $name", (server) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  test.each([true, false])(
    "IMP-01 comments that no page will show, and notices that not everybody read, are told (dry run: %s)",
    async (isDryRun) => {
      const { report } = await readReport((await moveOld(old, { site, isDryRun })).folder);
      const told = Object.fromEntries(report.problems.map(({ problem, examples }) => [problem, examples]));
      expect(told).toMatchObject({
        commentsHidden: ["공지사항 → notice (댓글 1개)"],
        secretNotice: ["consult/1 글 consult/1"],
      });
    },
  );

  test("IMP-01 a notice among consultations of members is shown to nobody else", async () => {
    expect((await movedPost(site, "consult/1")).content).not.toContain("회원에게만");
    expect((await movedPost(site, "open/1")).content).toBe("<p>누구에게나 알립니다</p>");
  });
});
