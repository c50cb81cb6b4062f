import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveIn } from "../../../../testing/old-site/import-site.ts";
import { kboardAddress, kboardFiles, kboardSql } from "../../../../testing/old-site/kboard.ts";
import { countRows, leadOld, movedComments, movedPost, readReport } from "../../../../testing/old-site/moved-site.ts";
import { useMariadb, writeOldFiles } from "../../../../testing/old-site/old-server.ts";
import { openSite, type Site } from "../../../../testing/site.ts";
import { ownerOf } from "../../../domains/post/secret-question.service.ts";
import { mayBeOldAddress } from "../../../domains/old-address/old-address.service.ts";

let url = "";
let filesFolder = "";
const undo = new AsyncDisposableStack();

beforeAll(async () => {
  const mariadb = await useMariadb();
  undo.defer(mariadb.release);
  const name = `kboard_${process.pid}_${Date.now()}`;
  mariadb.run(`create database ${name} character set utf8mb4; use ${name};\n${await kboardSql()}`);
  undo.defer(() => Promise.resolve(mariadb.run(`drop database ${name}`)));
  url = mariadb.url(name);
  const files = await writeOldFiles(await kboardFiles());
  undo.defer(files.remove);
  filesFolder = files.folder;
});

afterAll(() => undo.disposeAsync());

const map = { boards: { "2": "free", "4": "photo", "5": "inner", "6": "-" }, pages: { greeting: "/about/greeting" } };

describe.each(testServers(testDatabaseUrl))("an old WordPress with KBoard moves in on $name", (server) => {
  let site: Site;
  let first: Awaited<ReturnType<typeof countRows>>;

  const move = (isDryRun = false) =>
    moveIn({ source: "kboard", url, site, filesFolder, oldAddress: kboardAddress, map, isDryRun });

  const contentOf = async (key: string) => (await movedPost(site, key)).content;

  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  test("IMP-02 a dry run reports both sides and writes nothing", async () => {
    const before = await countRows(site);
    const { folder } = await move(true);
    expect(await countRows(site)).toEqual(before);
    const { report } = await readReport(folder);
    expect(Object.fromEntries(report.leftBehind.map(({ what, count }) => [what, count]))).toEqual({
      "휴지통의 글과 승인을 기다리는 글": 2,
      "게시판이 없어진 글": 1,
      "게시글의 둘째 분류": 1,
      "게시글의 추가 입력 항목": 1,
      "쓰다 만 글과 내용 페이지": 3,
      "다른 플러그인의 글": 1,
      "승인하지 않은 블로그 댓글": 1,
      "승인하지 않은 댓글": 1,
      "글이 없는 댓글": 2,
      "비밀번호로 닫은 내용 페이지": 1,
      "내용 페이지 속의 단축 코드": 1,
    });
  });

  test("IMP-02 both sides add up: everything that was found was brought, or is told with its reason", async () => {
    const { folder } = await move();
    first = await countRows(site);
    const { report, counts } = await readReport(folder);
    for (const { kind, found, moved, before, left } of report.counts)
      expect({ kind, found }).toEqual({ kind, found: moved + before + left });
    expect(counts).toMatchObject({
      member: { found: 5, moved: 5 },
      board: { found: 7, moved: 6, left: 1 },
      post: { found: 17, moved: 16, left: 1 },
      // Of a post that was thrown away its comment has no place.
      comment: { found: 7, moved: 6, left: 1 },
      like: { found: 2, moved: 1, left: 1 },
      file: { found: 8, moved: 6, left: 2 },
      page: { found: 2, moved: 2 },
    });
    expect(report.problems.map(({ problem }) => problem)).not.toContain("countsDiffer");
    const left = join(folder, "left-behind", "kboard_attached/2/202001/letter.doc");
    expect(await readFile(left)).toHaveLength(8);
  });

  test("IMP-02 posts have their board, number, date, views, likes and writer", async () => {
    const notice = await movedPost(site, "101");
    expect(notice).toMatchObject({ type: "NOTICE", index: 2, views: 10, like_count: 2, title: "꼭 읽어 주세요" });
    expect(new Date(notice.created_at as unknown as string).toISOString()).toBe("2013-02-01T03:00:00.000Z");
    expect(notice.pinned_until).not.toBeNull();
    expect(await movedPost(site, "100")).toMatchObject({
      views: 321,
      content: expect.stringMatching(/첫 줄<br \/>\s*둘째 줄/u),
    });
    expect(await movedPost(site, "102")).toMatchObject({ author_name: "지나가던 이", user_id: null, heading: "후기" });
    expect(await movedPost(site, "105")).toMatchObject({ title: "(제목 없음)", author_name: "지워진 이" });
    expect(await contentOf("106")).toMatch(/<img [^>]*src="\/uploads\//u);
    expect((await movedPost(site, "107")).title).toBe("그림문자 😀");
    const blog = await movedPost(site, "wp/20");
    expect(blog).toMatchObject({ type: "BLOG", title: "블로그의 첫 글" });
    expect(new Date(blog.created_at as unknown as string).toISOString()).toBe("2014-03-01T03:00:00.000Z");
  });

  test("IMP-02 a text goes through the wall, its tables, pictures, films and links with it", async () => {
    const content = await contentOf("104");
    expect(content).not.toMatch(/script|onclick|iframe/u);
    expect(content).toContain("<table");
    expect(content.match(/<img [^>]*src="\/uploads\/[0-9a-f]{64}/gu)).toHaveLength(2);
    expect(content.indexOf("댓글의 이미지")).toBeGreaterThan(content.indexOf("끝"));
    expect(content).toContain('data-id="dQw4w9WgXcQ"');
    expect(content).toContain('href="/community/notice/detail?index=2"');
    expect(content).toContain('href="/community/free/detail?index=1"');
    expect(content).toMatch(/href="\/files\/[0-9a-f-]{36}\//u);
    expect(content).toContain('href="http://other.example/"');
    expect(content).toContain("끝");
    expect(await contentOf("113")).toMatch(/<img [^>]*src="\/uploads\//u);
  });

  test("IMP-02 pages and posts of WordPress come with their paragraphs and galleries, without what plugins drew", async () => {
    expect((await contentOf("wp/20")).match(/<img /gu)).toHaveLength(2);
    const photos = await contentOf("wp/22");
    expect(photos).toMatch(/<p>옛 편집기<br \/>둘째 줄<\/p>/u);
    expect(photos.match(/<img /gu)).toHaveLength(2);
    const way = await movedPost(site, "page:greeting/오시는-길");
    expect(way.title).toBe("오시는 길 & 연락처");
    expect(way.content).not.toMatch(/contact-form|\[caption|\[\/caption/u);
    expect(way.content).toContain("[공지] 이것은 글입니다.");
    expect(way.content).toContain('data-id="dQw4w9WgXcQ"');
  });

  test("IMP-02 files have their names and downloads, those of comments below the post", async () => {
    const { id } = await movedPost(site, "104");
    const all = await site.fork().getKysely<Tables>().selectFrom("attachment").selectAll().orderBy("place").execute();
    const own = all.filter(({ owner }) => owner === ownerOf(id, false));
    expect(own.map(({ name, downloads }) => [name, downloads])).toEqual([
      ["신청 양식.hwp", 7],
      ["포스터.pdf", 0],
    ]);
  });

  test("IMP-02 what was secret is shown to nobody who could not read it", async () => {
    for (const key of ["103", "wp/21"]) {
      const secret = await movedPost(site, key);
      expect((await site.boards()).byType.get(secret.type)).toMatchObject({ readers: "ADMINISTRATORS" });
    }
    expect(await leadOld(site, "/free/?mod=document&uid=103")).toBe("/community/free");
    const question = await movedPost(site, "112");
    expect(question.title + question.content).not.toMatch(/몰래|둘만 아는/u);
    const inner = (await site.boards()).byType.get("INNER");
    expect(inner).toMatchObject({ readers: "GRADES", writers: "GRADES" });
  });

  test("IMP-02 replies to questions stand below them, comments in their threads, guests by their names", async () => {
    expect(await movedComments(site, (await movedPost(site, "110")).id)).toMatchObject([{ content: "토요일입니다." }]);
    const thread = await movedComments(site, (await movedPost(site, "104")).id);
    const [root] = thread;
    expect(
      thread.map(({ content, parent_id: parent }) => [content, parent === null ? "" : parent === root?.id]),
    ).toEqual([
      ["첫 댓글\n둘째 줄", ""],
      ["대댓글", true],
      ["대대댓글 & 끝", true],
    ]);
    expect(thread[1]).toMatchObject({ user_id: null, author_name: "손님" });
    expect(await movedComments(site, (await movedPost(site, "wp/20")).id)).toMatchObject([
      { content: "첫 댓글\n둘째 줄", parent_id: null, author_name: "손님" },
      { content: "대댓글" },
    ]);
  });

  test("IMP-05 double emails and nicknames and roles are brought and told", async () => {
    const database = site.fork().getKysely<Tables>();
    const users = await database.selectFrom("user").selectAll().execute();
    const byName = Object.fromEntries(users.map((user) => [user.username, user]));
    expect(byName["kim"]).toMatchObject({ email: "kim@example.org", name: "김금산", zonecode: "32001" });
    expect(new Date(byName["kim"]?.created_at as unknown as string).toISOString()).toBe("2010-05-05T00:30:00.000Z");
    expect(byName["lee"]?.email).toBe("lee@no-mail.invalid");
    expect(byName["park"]?.nickname).toBe("담묵2");
    expect(byName["admin"]).toMatchObject({ is_admin: false });
    const grades = await database.selectFrom("member_grade").select(["id", "name"]).execute();
    expect(grades.find(({ id }) => id === byName["park"]?.grade_id)?.name).toBe("임원");
  });

  test("IMP-05 run again, nothing doubles", async () => {
    const { folder } = await move();
    expect(await countRows(site)).toEqual(first);
    expect((await readReport(folder)).counts["post"]).toMatchObject({ moved: 0, before: 16, left: 1 });
  });

  test.each([
    ["/free/?mod=document&uid=102", /^\/community\/free\/detail\?index=1$/u],
    ["/free/?pageid=2&mod=document&uid=102", /^\/community\/free\/detail\?index=1$/u],
    ["/free/", /^\/community\/free$/u],
    ["/?page_id=11", /^\/community\/free$/u],
    ["/notice/?mod=list&pageid=3", /^\/community\/notice$/u],
    ["/?kboard_content_redirect=101", /^\/community\/notice\/detail\?index=2$/u],
    ["/?kboard_redirect=2", /^\/community\/free$/u],
    ["/?kboard_id=2&mod=document&uid=102", /^\/community\/free\/detail\?index=1$/u],
    ["/?mod=document&uid=111", /^\/community\/qna\/detail\?index=1$/u],
    ["/?action=kboard_file_download&mod=document&uid=104&file=file1", /^\/files\/[0-9a-f-]{36}\//u],
    ["/wp-content/uploads/kboard_attached/2/202001/form.hwp", /^\/files\/[0-9a-f-]{36}\//u],
    ["/wp-content/uploads/kboard_attached/2/202001/drawing.png", /^\/uploads\//u],
    ["/wp-content/uploads/2014/03/pond.jpg", /^\/uploads\//u],
    ["/wp-content/uploads/2014/03/pond-300x200.jpg", /^\/uploads\//u],
    ["/?p=20", /^\/community\/blog\/detail\?index=1$/u],
    [`/2014/03/${encodeURIComponent("첫-글")}/`, /^\/community\/blog\/detail\?index=1$/u],
    ["/photos/", /^\/community\/blog\/detail\?index=2$/u],
    ["/greeting/", /^\/about\/greeting$/u],
    ["/?page_id=10", /^\/about\/greeting$/u],
    [`/greeting/${encodeURIComponent("오시는-길")}/`, /^\/community\/old-pages\/detail\?index=1$/u],
    ["/wp-login.php?redirect_to=x", /^\/sign-in$/u],
  ])("IMP-04 %s leads on", async (old, now) => {
    const asked = new URL(old, site.origin);
    // At the root there is a page here, too: such an address has to be seen for what it is.
    expect(asked.pathname !== "/" || mayBeOldAddress(asked)).toBe(true);
    expect(await leadOld(site, old)).toMatch(now);
  });

  test.each([
    "/?kboard_content_redirect=115",
    "/?p=21",
    "/closed/",
    "/wp-content/uploads/../../etc/passwd",
    "/wp-content/%00",
    "/no/such/page",
    "/xmlrpc.php",
  ])("IMP-04 %s leads nowhere", async (old) => {
    expect(await leadOld(site, old)).toBeUndefined();
  });
});
