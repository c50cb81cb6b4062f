import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveIn } from "../../../../testing/old-site/import-site.ts";
import { countRows, leadOld, movedComments, movedPost, readReport } from "../../../../testing/old-site/moved-site.ts";
import { useMariadb, writeOldFiles } from "../../../../testing/old-site/old-server.ts";
import { rhymixAddress, rhymixFiles, rhymixSql } from "../../../../testing/old-site/rhymix.ts";
import type { Flavour } from "../../../../testing/old-site/rhymix-tables.ts";
import { openSite, type Site } from "../../../../testing/site.ts";
import { ownerOf } from "../../../domains/post/secret-question.service.ts";

const flavours = ["rhymix", "xe"] as const;
const urls = new Map<Flavour, string>();
let filesFolder = "";
const undo = new AsyncDisposableStack();

beforeAll(async () => {
  const mariadb = await useMariadb();
  undo.defer(mariadb.release);
  for (const flavour of flavours) {
    const name = `${flavour}_${process.pid}_${Date.now()}`;
    mariadb.run(`create database ${name} character set utf8; use ${name};\n${await rhymixSql(flavour)}`);
    undo.defer(() => Promise.resolve(mariadb.run(`drop database ${name}`)));
    urls.set(flavour, mariadb.url(name));
  }
  const files = await writeOldFiles(await rhymixFiles());
  undo.defer(files.remove);
  filesFolder = files.folder;
});

afterAll(() => undo.disposeAsync());

const map = { boards: { test: "-", consult: "qna" }, pages: { greeting: "/about/greeting" } };

const runs = testServers(testDatabaseUrl).flatMap((server) => flavours.map((flavour) => ({ server, flavour })));

describe.each(runs)("an old site of $flavour moves in on $server.name", ({ server, flavour }) => {
  const isRhymix = flavour === "rhymix";
  const below = new URL(rhymixAddress[flavour]).pathname.replace(/\/$/u, "");
  let site: Site;
  let first: Awaited<ReturnType<typeof countRows>>;

  const move = (isDryRun = false) =>
    moveIn({
      source: flavour,
      url: urls.get(flavour) ?? "",
      site,
      filesFolder,
      oldAddress: rhymixAddress[flavour],
      map,
      isDryRun,
    });

  const lead = (path: string) => leadOld(site, below + path);

  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  test("IMP-02 a dry run reports both sides and writes nothing", async () => {
    const before = await countRows(site);
    const { folder, text } = await move(true);
    expect(await countRows(site)).toEqual(before);
    expect(text).toContain("쪽지 1");
    const { report } = await readReport(folder);
    expect(Object.fromEntries(report.leftBehind.map(({ what, count }) => [what, count]))).toMatchObject({
      "휴지통의 글": 1,
      "쓰다 말았거나 지운 글": 1,
      "게시판이 없어진 글": 1,
      "공개되지 않은 댓글": 1,
      "비밀이거나 공개되지 않은 댓글의 파일": 2,
      "정해진 사람만 보던 내용 페이지": 2,
      "글에 붙지 않은 파일": 1,
      "여러 그룹에 든 회원": 1,
      "외부 페이지": 1,
      "회원의 프로필 이미지": 1,
      "내용 페이지의 댓글과 게시판이 없어진 댓글": 1,
      "내용 페이지의 첨부 파일": 1,
    });
  });

  test("IMP-02 both sides add up: everything that was found was brought, or is told with its reason", async () => {
    const { folder } = await move();
    first = await countRows(site);
    const { report, counts } = await readReport(folder);
    for (const { kind, found, moved, before, left } of report.counts)
      expect({ kind, found }).toEqual({ kind, found: moved + before + left });
    expect(counts).toMatchObject({
      member: isRhymix ? { found: 6, moved: 5, left: 1 } : { found: 5, moved: 5 },
      board: { found: 8, moved: 7, left: 1 },
      post: { found: 16, moved: 15, left: 1 },
      comment: { found: 14, moved: 13, left: 1 },
      like: { found: 2, moved: 1, left: 1 },
      file: { found: 8, moved: 5, left: 3 },
      picture: { found: 4, moved: 3, left: 1 },
      page: { found: 2, moved: 2 },
    });
    expect(report.problems.map(({ problem }) => problem)).not.toContain("countsDiffer");
    expect(await readFile(join(folder, "left-behind.jsonl"), "utf8")).toContain("둘만의 말");
    expect(await readFile(join(folder, "left-behind", "attach/binaries/51/004/001/letter"))).toHaveLength(8);
  });

  test("IMP-02 posts have their board, number, date, views, likes and writer", async () => {
    const notice = await movedPost(site, "1002");
    expect(notice).toMatchObject({ type: "NOTICE", index: 2, views: 10, like_count: 2, title: "꼭 읽어 주세요" });
    expect(new Date(notice.created_at as unknown as string).toISOString()).toBe("2013-02-01T03:00:00.000Z");
    expect(notice.pinned_until).not.toBeNull();
    expect(await movedPost(site, "1001")).toMatchObject({ title: "첫 공지 <필독>", views: 321 });
    expect(await movedPost(site, "1003")).toMatchObject({ author_name: "지나가던 이", user_id: null, heading: "후기" });
    expect(await movedPost(site, "1005")).toMatchObject({ author_name: "익명_1", user_id: null });
    const untitled = await movedPost(site, "1007");
    expect(untitled).toMatchObject({ title: "(제목 없음)", author_name: isRhymix ? null : "떠남", user_id: null });
    expect(await movedPost(site, "1008")).toMatchObject({ author_name: "지워진 이" });
    expect((await movedPost(site, "1008")).content).toMatch(/<img [^>]*src="\/uploads\//u);
    expect((await movedPost(site, "1009")).title).toBe(isRhymix ? "그림문자 😀" : "그림문자");
    expect(await movedPost(site, "1016")).toMatchObject({ type: "OLDER" });
    const board = (await site.boards()).byType.get("FREE");
    expect(board).toMatchObject({ headings: ["안내", "후기"] });
  });

  test("IMP-02 a text goes through the wall, its tables, pictures, films and links with it", async () => {
    const { content } = await movedPost(site, "1004");
    expect(content).not.toMatch(/script|onclick|iframe|editor_component/u);
    expect(content).toContain("<table");
    expect(content.match(/<img [^>]*src="\/uploads\/[0-9a-f]{64}/gu)).toHaveLength(4);
    expect(content.indexOf("댓글의 이미지")).toBeGreaterThan(content.indexOf("끝"));
    expect(content).toContain('data-id="dQw4w9WgXcQ"');
    expect(content).toContain('href="/community/notice/detail?index=2"');
    expect(content).toContain('href="/community/notice/detail?index=1"');
    expect(content).toMatch(/href="\/files\/[0-9a-f-]{36}\//u);
    expect(content).toContain('href="http://other.example/"');
    for (const words of ["[설문]", "^^", "끝"]) expect(content).toContain(words);
    const photo = await movedPost(site, "1011");
    expect(photo.content).toMatch(/<img [^>]*src="\/uploads\//u);
    expect(photo.content).toContain("금산 &amp; 논산");
    const page = await movedPost(site, "page:rule");
    expect(page.content).toContain("제1조");
  });

  test("IMP-02 files have their names and downloads, those of comments below the post", async () => {
    const { id } = await movedPost(site, "1004");
    const all = await site.fork().getKysely<Tables>().selectFrom("attachment").selectAll().orderBy("place").execute();
    const own = all.filter(({ owner }) => owner === ownerOf(id, false));
    expect(own.map(({ name, downloads }) => [name, downloads])).toEqual([
      ["신청 양식.hwp", 7],
      ["포스터.pdf", 0],
    ]);
    for (const name of ["둘만의.pdf", "감춘.pdf"]) expect(all.map((file) => file.name)).not.toContain(name);
  });

  test("IMP-02 what was secret is shown to nobody who could not read it", async () => {
    const secret = await movedPost(site, "1006");
    expect((await site.boards()).byType.get(secret.type)).toMatchObject({ readers: "ADMINISTRATORS" });
    expect(await lead("/free/1006")).toBe("/community/free");
    const question = await movedPost(site, "1013");
    expect(question).toMatchObject({ type: "QNA" });
    expect(question.title + question.content).not.toMatch(/몰래|사적/u);
    expect(await movedPost(site, "1014")).toMatchObject({ type: "QNA", title: "상담 안내" });
    const all = await site.fork().execute<{ content: string }[]>("select content from comment");
    expect(all.map(({ content }) => content)).toContain("비밀 댓글입니다.");
    expect(all.map(({ content }) => content)).not.toContain("둘만의 말");
    // Nor what was postponed, censored or private.
    expect(all.map(({ content }) => content)).not.toContain("감춘 말");
    const texts = await site.fork().execute<{ content: string }[]>("select content from stored_post");
    expect(texts.map(({ content }) => content).join()).not.toMatch(/임원만 보는 안내|회원만 보는 안내/u);
    const inner = (await site.boards()).byType.get("INNER");
    expect(inner).toMatchObject({ readers: "GRADES", writers: "GRADES", kind: "ARCHIVE" });
  });

  test("IMP-02 comments stand in their threads, guests by their names", async () => {
    const thread = await movedComments(site, (await movedPost(site, "1004")).id);
    const byId = new Map(thread.map(({ id, content }) => [id, content]));
    expect(thread.map(({ content, parent_id: parent }) => [content, parent === null ? "" : byId.get(parent)])).toEqual([
      ["첫 댓글\n둘째 줄", ""],
      ["대댓글", "첫 댓글\n둘째 줄"],
      ["대대댓글 & 끝", "첫 댓글\n둘째 줄"],
      ["목록에서 빠진 대댓글", "첫 댓글\n둘째 줄"],
      ["비밀 댓글입니다.", ""],
      ["삭제된 댓글입니다.", ""],
      ["지워진 말의 답", "삭제된 댓글입니다."],
    ]);
    expect(thread[1]).toMatchObject({ user_id: null, author_name: "손님" });
  });

  test("IMP-05 double emails and nicknames, suspended members and grades are brought and told", async () => {
    const database = site.fork().getKysely<Tables>();
    const users = await database.selectFrom("user").selectAll().execute();
    const byName = Object.fromEntries(users.map((user) => [user.username, user]));
    expect(byName["kim"]).toMatchObject({ email: "kim@example.org", nickname: "금산 & 벗" });
    expect(byName["lee"]?.email).toBe("lee@no-mail.invalid");
    expect(byName["park"]?.nickname).toBe("담묵2");
    expect(byName["choi"]).toMatchObject({ is_active: false });
    expect(byName["admin"]).toMatchObject({ is_admin: false });
    expect(byName["gone"]).toBeUndefined();
    const grade = await database
      .selectFrom("member_grade")
      .select("name")
      .where("id", "=", byName["park"]?.grade_id ?? 0)
      .executeTakeFirst();
    // Of two groups the one that a board asks for.
    expect(grade?.name).toBe("임원");
  });

  test("IMP-05 run again, nothing doubles", async () => {
    const { folder } = await move();
    expect(await countRows(site)).toEqual(first);
    expect((await readReport(folder)).counts["post"]).toMatchObject({ moved: 0, before: 15, left: 1 });
  });

  test.each([
    ["/notice", /^\/community\/notice$/u],
    ["/notice/1001", /^\/community\/notice\/detail\?index=1$/u],
    ["/1002", /^\/community\/notice\/detail\?index=2$/u],
    ["/index.php?mid=notice&document_srl=1002", /^\/community\/notice\/detail\?index=2$/u],
    ["/?document_srl=1001", /^\/community\/notice\/detail\?index=1$/u],
    ["/?mid=free", /^\/community\/free$/u],
    ["/index.php?mid=free&page=2", /^\/community\/free$/u],
    ["/free/category/70", /^\/community\/free$/u],
    ["/index.php?document_srl=1001&comment_srl=2009", /^\/community\/notice\/detail\?index=1$/u],
    ["/notice/1001/comment/2009", /^\/community\/notice\/detail\?index=1$/u],
    [`/notice/entry/${encodeURIComponent("꼭-읽어")}`, /^\/community\/notice\/detail\?index=2$/u],
    [`/entry/${encodeURIComponent("꼭-읽어")}`, /^\/community\/notice\/detail\?index=2$/u],
    ["/index.php?module=file&act=procFileDownload&file_srl=3002&sid=1", /^\/files\/[0-9a-f-]{36}\//u],
    ["/index.php?module=file&act=procFileDownload&file_srl=3001", /^\/uploads\//u],
    ["/files/download/link/3002/0a/form.hwp", /^\/files\/[0-9a-f-]{36}\//u],
    ["/files/attach/binaries/51/004/001/0a1b2c", /^\/files\/[0-9a-f-]{36}\//u],
    ["/files/attach/images/51/004/001/drawing.png", /^\/uploads\//u],
    ["/free/files/attach/images/51/004/001/lazy.png", /^\/uploads\//u],
    ["/files/thumbnails/002/1/200x150.crop.jpg", /^\/community\/notice\/detail\?index=2$/u],
    ["/greeting", /^\/about\/greeting$/u],
    ["/rule", /^\/community\/old-pages\/detail\?index=1$/u],
    ["/900", /^\/community\/old-pages\/detail\?index=1$/u],
    ["/index.php?act=dispMemberLoginForm", /^\/sign-in$/u],
  ])("IMP-04 %s leads on", async (old, now) => {
    expect(await lead(old)).toMatch(now);
  });

  test.each([
    "/test/1015",
    "/free/entry/",
    "/files/attach/../../etc/passwd",
    "/no/such/page",
    "/files/attach/%00",
    "/nothing",
  ])("IMP-04 %s leads to nothing that was not brought", async (old) => {
    expect((await lead(old)) ?? "/community/free").toBe("/community/free");
  });
});
