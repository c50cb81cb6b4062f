import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { hwpOf } from "@bulmo/testing/attached-files";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUser } from "../../../../testing/fixture.ts";
import { moveIn } from "../../../../testing/old-site/import-site.ts";
import { writeOldFiles } from "../../../../testing/old-site/old-server.ts";
import { openSite, type Site } from "../../../../testing/site.ts";
import { openSpreadsheet } from "./spreadsheet-site.ts";

const list = `번호,게시판,제목,내용,글쓴이,아이디,작성일,조회수,공지,파일,사진
2,소식,둘째 글,"첫 줄
둘째 줄",사무국,,2013.2.1,"1,204",예,자료/양식.hwp,사진/연꽃.png
1,소식,첫 글,<p><b>굵은</b> 글<script>x</script></p>,,Painter01,2012년 12월 31일 18:30,,,,
,소식,번호 없는 글,내용,,nobody99,2014-05-05,,,없는 파일.pdf,
,,,,,,,,,,
`;

describe.each(testServers(testDatabaseUrl))("IMP-06 a list of posts on $name", (server) => {
  let site: Site;
  let files: Awaited<ReturnType<typeof writeOldFiles>>;

  beforeAll(async () => {
    site = await openSite(server);
    await createUser(site.fork(), { username: "painter01", nickname: "화원" });
    files = await writeOldFiles({
      "글.csv": list,
      "자료/양식.hwp": hwpOf(),
      "사진/연꽃.png": await quarters().png().toBuffer(),
    });
  });
  afterAll(async () => {
    await files.remove();
    await site.close();
  });

  const move = () =>
    moveIn({
      source: "spreadsheet",
      url: join(files.folder, "글.csv"),
      site,
      filesFolder: files.folder,
      oldAddress: "",
      map: { boards: { 소식: "tidings" } },
    });

  const read = () =>
    site
      .fork()
      .getKysely<Tables>()
      .selectFrom("post")
      .selectAll()
      .where("type", "=", "TIDINGS")
      .orderBy("index")
      .execute();

  test("posts come in the order of their days, with their pictures and files, once", async () => {
    const { text } = await move();
    expect(text).toContain("nobody99");
    const posts = await read();
    expect(posts.map(({ title, views }) => [title, views])).toEqual([
      ["첫 글", 0],
      ["둘째 글", 1204],
      ["번호 없는 글", 0],
    ]);
    const [first, second, third] = posts;
    expect(first).toMatchObject({ content: "<p><strong>굵은</strong> 글</p>", author_name: null });
    expect(first?.user_id).not.toBeNull();
    expect(new Date(first?.created_at as unknown as string).toISOString()).toBe("2012-12-31T09:30:00.000Z");
    expect(second).toMatchObject({ author_name: "사무국", user_id: null });
    expect(second?.content).toMatch(/<img [^>]*src="\/uploads\/.*첫 줄<br \/>둘째 줄/u);
    expect(third?.author_name).toBeNull();
    const attached = await site.fork().getKysely<Tables>().selectFrom("attachment").select(["name", "owner"]).execute();
    expect(attached).toEqual([{ name: "양식.hwp", owner: `post:${second?.id}` }]);
    await move();
    expect(await read()).toHaveLength(3);
  });

  test("IMP-06 lines with one number, lines that say the same and a file that is named twice stop nothing", async () => {
    const other = await writeOldFiles({
      "글.csv": `번호,게시판,제목,내용,날짜,파일
1,두해,첫 해의 글,내용,2012-01-01,자료/양식.hwp;자료/양식.hwp
1,두해,둘째 해의 글,내용,2013-01-01,
,두해,같은 글,내용,2014-01-01,
,두해,같은 글,내용,2014-01-01,
`,
      "자료/양식.hwp": hwpOf(),
    });
    const moveAgain = () =>
      moveIn({
        source: "spreadsheet",
        url: join(other.folder, "글.csv"),
        site,
        filesFolder: other.folder,
        map: { boards: { 두해: "years" } },
      });
    const years = () =>
      site.fork().getKysely<Tables>().selectFrom("post").select("title").where("type", "=", "YEARS").execute();
    const { text } = await moveAgain();
    expect(text).toContain("따로 옮기니, 같은 글이면 하나를 지워 주십시오. (2건)");
    const titles = ["첫 해의 글", "둘째 해의 글", "같은 글", "같은 글"];
    expect((await years()).map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
    await moveAgain();
    expect(await years()).toHaveLength(4);
    await other.remove();
  });

  test("a list without titles is refused with what is missing", async () => {
    const other = await writeOldFiles({ "표.csv": "이름,주소\n가,나\n" });
    await expect(openSpreadsheet(join(other.folder, "표.csv"))).rejects.toThrow("제목");
    await other.remove();
  });
});
