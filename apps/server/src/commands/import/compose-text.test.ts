import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import type { Tables } from "@bulmo/entities/database";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveOld } from "../../../testing/old-site/import-site.ts";
import { listedSite, oldBoard, oldPost } from "../../../testing/old-site/listed-site.ts";
import { movedPost, readReport } from "../../../testing/old-site/moved-site.ts";
import { writeOldFiles } from "../../../testing/old-site/old-server.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const picture = '<img src="/data/editor/pond.png" alt="못">';
const film = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';

const wide = `<table><tr>${"<td>칸</td>".repeat(51)}</tr></table>`;

const posts = [
  oldPost("unseen", { html: "<p>&#8203;</p>" }),
  oldPost("filler", { html: "<p>\u3164</p>" }),
  oldPost("script", { html: "<script>alert(1)</script>" }),
  oldPost("lines", { html: `<p>${"가<br>".repeat(26_000)}</p>` }),
  oldPost("wide", { html: `<p><a href="https://a.example/x">안내</a>입니다</p>${wide}<p>${picture}</p>` }),
  oldPost("linked", { html: `<p>앞</p><a href="https://a.example/film">${film}</a><p>뒤</p>` }),
  oldPost("marked", { html: `<p>${"<b>가</b>".repeat(13_000)}</p><p>${picture}</p>` }),
  oldPost("pictures", { html: `<p>${"<b></b>".repeat(13_000)}</p>${picture.repeat(3)}` }),
  oldPost("last", { html: "<p>끝</p>" }),
];

describe.each(testServers(testDatabaseUrl))("texts that the wall refuses on $name", (server) => {
  let site: Site;
  let files: Awaited<ReturnType<typeof writeOldFiles>>;
  let folder = "";

  const contentOf = async (key: string) => (await movedPost(site, key)).content;

  beforeAll(async () => {
    site = await openSite(server);
    files = await writeOldFiles({ "editor/pond.png": await quarters(200, 200).png().toBuffer() });
    const moved = await moveOld(listedSite([{ board: oldBoard("free"), posts }]), {
      site,
      filesFolder: files.folder,
      oldAddress: "https://old.example",
    });
    ({ folder } = moved);
  });
  afterAll(async () => {
    await files.remove();
    await site.close();
  });

  test("IMP-05 a post in which nothing is to be seen stops nothing, and says so", async () => {
    for (const key of ["unseen", "filler", "script"]) expect(await contentOf(key)).toBe("<p>(내용 없음)</p>");
    expect(await contentOf("last")).toBe("<p>끝</p>");
    const { report } = await readReport(folder);
    expect(report.problems.find(({ problem }) => problem === "contentMissing")).toMatchObject({ count: 3 });
  });

  test("IMP-05 a text of more lines than a post has is attached whole", async () => {
    expect(await contentOf("lines")).toContain("전문은 첨부 파일에 있습니다.");
    const { id } = await movedPost(site, "lines");
    const attached = await site
      .fork()
      .getKysely<Tables>()
      .selectFrom("attachment")
      .select("name")
      .where("owner", "=", `post:${id}`)
      .execute();
    expect(attached).toEqual([{ name: "본문.txt" }]);
  });

  test("IMP-01 of a table that no post has room for the lines stay, and everything around it as it was", async () => {
    const content = await contentOf("wide");
    expect(content).toMatch(/^<p><a href="https:\/\/a\.example\/x"[^>]*>안내<\/a>입니다<\/p>/u);
    expect(content).toMatch(/<img [^>]*src="\/uploads\//u);
    expect(content).toContain("칸 | 칸");
    const { report } = await readReport(folder);
    expect(report.problems.find(({ problem }) => problem === "tablesApart")).toMatchObject({ count: 1 });
  });

  test("IMP-01 where markup cannot be had, pictures, films and addresses stay, and the old HTML lies beside the report", async () => {
    expect(await contentOf("linked")).toMatch(/앞[^]*뒤[^]*data-id="dQw4w9WgXcQ"/u);
    for (const key of ["marked", "pictures"]) expect(await contentOf(key)).toMatch(/<img [^>]*src="\/uploads\//u);
    const left = (await readFile(join(folder, "left-behind.jsonl"), "utf8")).trim().split("\n");
    const texts = left.map((line) => JSON.parse(line) as { post: string; html: string });
    expect(texts.find(({ post }) => post === "wide")?.html).toContain("<td>칸</td><td>칸</td>");
    expect(texts.map(({ post }) => post)).toEqual(["lines", "wide", "linked", "marked", "pictures"]);
  });
});
