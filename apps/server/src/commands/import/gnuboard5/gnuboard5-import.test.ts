import { ImportRun } from "@bulmo/entities/import.entity";
import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gnuboard5Files, gnuboard5Sql, oldPassword } from "../../../../testing/old-site/gnuboard5.ts";
import { oldSiteAddress } from "../../../../testing/old-site/gnuboard5-rows.ts";
import { moveIn } from "../../../../testing/old-site/import-site.ts";
import { useMariadb, writeOldFiles } from "../../../../testing/old-site/old-server.ts";
import { openSite, type Site } from "../../../../testing/site.ts";
import { findOldAddress } from "../../../domains/old-address/old-address.service.ts";

let url = "";
let filesFolder = "";
const undo = new AsyncDisposableStack();

beforeAll(async () => {
  const mariadb = await useMariadb();
  undo.defer(mariadb.release);
  const name = `g5_${process.pid}_${Date.now()}`;
  mariadb.run(`create database ${name} character set utf8; use ${name};\n${await gnuboard5Sql()}`);
  undo.defer(() => Promise.resolve(mariadb.run(`drop database ${name}`)));
  url = mariadb.url(name);
  const files = await writeOldFiles(await gnuboard5Files());
  undo.defer(files.remove);
  filesFolder = files.folder;
});

afterAll(() => undo.disposeAsync());

const map = { boards: { test: "-" }, pages: { greeting: "/about/greeting" } };

const move = (site: Site, isDryRun = false) =>
  moveIn({ source: "gnuboard5", url, site, filesFolder, oldAddress: oldSiteAddress, map, isDryRun });

const rowsOf = (site: Site) => site.fork().getKysely<Tables>();

const countAll = async (site: Site) => {
  const tables = [
    "user",
    "stored_post",
    "comment",
    "attachment",
    "upload",
    "board",
    "import_origin",
    "post_like",
  ] as const;
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await site.fork().execute<{ count: number | string }[]>(`select count(*) as count from "${table}"`);
    counts[table] = Number(row?.count);
  }
  return counts;
};

async function postOf(site: Site, key: string) {
  const origin = await rowsOf(site)
    .selectFrom("import_origin")
    .select("target")
    .where("kind", "=", "post")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return rowsOf(site)
    .selectFrom("stored_post")
    .selectAll()
    .where("id", "=", Number(origin.target))
    .executeTakeFirstOrThrow();
}

const lead = async (site: Site, path: string) =>
  findOldAddress({ fork: site.fork, boards: site.boards }, new URL(path, site.origin));

describe.each(testServers(testDatabaseUrl))("an old Gnuboard 5 moves in on $name", (server) => {
  let site: Site;
  let first: Awaited<ReturnType<typeof countAll>>;

  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  test("IMP-01 a dry run reports both sides and writes nothing", async () => {
    const before = await countAll(site);
    const { text } = await move(site, true);
    expect(await countAll(site)).toEqual(before);
    const [run] = await site.fork().find(ImportRun, {});
    expect(run?.report).toMatchObject({
      counts: expect.arrayContaining([expect.objectContaining({ kind: "member", found: 6, moved: 5, left: 1 })]),
    });
    expect(text).toContain("시험 실행입니다");
    for (const left of [
      "쪽지 1:",
      "방문 기록 1:",
      "회원의 여분 필드 1 1:",
      "자유게시판의 여분 필드 2 1:",
      "1:1 문의의 분류 1:",
      "회원의 프로필 이미지 2:",
    ])
      expect(text).toContain(left);
  });

  test("IMP-01 both sides add up: everything that was found was brought, or is told with its reason", async () => {
    const { folder, text } = await move(site);
    first = await countAll(site);
    const report = JSON.parse(await readFile(join(folder, "report.json"), "utf8"));
    for (const { kind, found, moved, before, left } of report.counts)
      expect({ kind, found }).toEqual({ kind, found: moved + before + left });
    const counts = Object.fromEntries(report.counts.map(({ kind, ...counted }: { kind: string }) => [kind, counted]));
    expect(counts).toMatchObject({
      member: { found: 6, moved: 5 },
      board: { found: 8, moved: 7 },
      post: { found: 19, moved: 18, left: 1 },
      comment: { found: 6, moved: 5, left: 1 },
      file: { found: 7, moved: 4, left: 3 },
      page: { found: 3, moved: 3 },
    });
    expect(text).toContain("옮기기를 마쳤습니다");
    expect(report.problems.map(({ problem }: { problem: string }) => problem)).not.toContain("countsDiffer");
    expect(await readFile(join(folder, "left-behind.jsonl"), "utf8")).toContain("둘만의 말");
    expect(await readFile(join(folder, "left-behind", "file", "free", "letter.doc"))).toHaveLength(8);
  });

  test("IMP-01 posts have their board, number, date, views, likes and writer", async () => {
    const notice = await postOf(site, "notice/2");
    expect(notice).toMatchObject({ type: "NOTICE", index: 2, views: 10, like_count: 2, title: "꼭 읽어 주세요" });
    expect(new Date(notice.created_at as unknown as string).toISOString()).toBe("2013-02-01T03:00:00.000Z");
    expect(notice.pinned_until).not.toBeNull();
    const guest = await postOf(site, "free/1");
    expect(guest).toMatchObject({ type: "FREE", author_name: "지나가던 이", user_id: null, heading: "후기" });
    expect(guest.content).toContain("https://example.org/link");
    expect(await postOf(site, "free/4")).toMatchObject({ title: "(제목 없음)", author_name: null, user_id: null });
    expect(await postOf(site, "free/5")).toMatchObject({ author_name: "지워진 이" });
    expect((await postOf(site, "free/6")).title).toBe("그림문자 😀");
    expect(await postOf(site, "old_euckr/1")).toMatchObject({ title: "가나다", content: "<p>가나다 &lt;2003&gt;</p>" });
  });

  test("IMP-01 a text goes through the wall, its tables, pictures, films and links with it", async () => {
    const { content } = await postOf(site, "free/2");
    expect(content).not.toMatch(/script|onclick|iframe/u);
    expect(content).toContain("<td>회비</td><td>3만 원</td>");
    expect(content).toMatch(/<img [^>]*src="\/uploads\/[0-9a-f]{64}/u);
    expect(content).toContain('data-id="dQw4w9WgXcQ"');
    expect(content).toContain('href="/community/notice/detail?index=2"');
    expect(content).toMatch(/href="\/files\/[0-9a-f-]{36}\//u);
    expect(content).toContain('href="http://other.example/"');
    expect(content).toContain("끝");
    expect((await postOf(site, "free/5")).content).toMatch(/<img [^>]*src="\/uploads\//u);
  });

  test("IMP-01 of a text whose table nobody can show the table alone is taken apart, and that is told", async () => {
    const { content } = await postOf(site, "notice/2");
    expect(content).toMatch(
      /^<p>고정된 글<\/p><p><img [^>]*src="\/uploads\/[0-9a-f]{64}[^>]*><\/p>가 \| 나<br \/>다$/u,
    );
    const runs = (await site.fork().find(ImportRun, {})).map(({ report }) => JSON.stringify(report));
    expect(runs.join()).toContain('"tablesApart"');
    expect(runs.join()).not.toContain('"contentPlain"');
  });

  test("IMP-01 what was secret is shown to nobody who could not read it", async () => {
    const secret = await postOf(site, "free/3");
    expect((await site.boards()).byType.get(secret.type)).toMatchObject({ readers: "ADMINISTRATORS" });
    expect(await lead(site, "/bbs/board.php?bo_table=free&wr_id=3")).toBe("/community/free");
    for (const key of ["qa/3", "@qa/1"]) {
      const question = await postOf(site, key);
      expect(question.title).not.toMatch(/몰래|사적/u);
    }
    const all = await site.fork().execute<{ content: string }[]>("select content from comment");
    expect(all.map(({ content }) => content)).toContain("비밀 댓글입니다.");
    expect(all.map(({ content }) => content)).not.toContain("둘만의 말");
    const inner = (await site.boards()).byType.get("INNER");
    expect(inner).toMatchObject({ readers: "GRADES", writers: "GRADES", kind: "ARCHIVE" });
  });

  test("IMP-01 replies to questions stand below them, comments in their threads, guests by their names", async () => {
    const question = await postOf(site, "qa/1");
    const read = async (postId: number) =>
      rowsOf(site).selectFrom("comment").selectAll().where("post_id", "=", postId).orderBy("id").execute();
    expect(await read(question.id)).toMatchObject([{ content: "토요일입니다." }]);
    const thread = await read((await postOf(site, "free/2")).id);
    const [root] = thread;
    expect(
      thread.map(({ content, parent_id: parent }) => [content, parent === null ? "" : parent === root?.id]),
    ).toEqual([
      ["첫 댓글", ""],
      ["대댓글", true],
      ["대대댓글", true],
      ["비밀 댓글입니다.", ""],
    ]);
    expect(thread[1]).toMatchObject({ user_id: null, author_name: "손님" });
  });

  test("IMP-05 double emails and nicknames, suspended members and those without a date are brought and told", async () => {
    const users = await rowsOf(site).selectFrom("user").selectAll().orderBy("username").execute();
    const byName = Object.fromEntries(users.map((user) => [user.username, user]));
    expect(byName["kim"]).toMatchObject({ email: "kim@example.org", zonecode: "32001", password_hash: null });
    expect(byName["lee"]?.email).toBe("lee@no-mail.invalid");
    expect(byName["park"]?.nickname).toBe("담묵2");
    expect(byName["choi"]).toMatchObject({ is_active: false });
    expect(byName["admin"]).toMatchObject({ is_admin: false });
    expect(byName["gone"]).toBeUndefined();
    const hashes = await rowsOf(site).selectFrom("old_password").select("hash").execute();
    expect(hashes).toHaveLength(4);
  });

  test("IMP-03 a member signs in on the first morning, by the password of the old site alone", async () => {
    const signIn = async (password: string) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ username: "kim", password });
      return (await fetch(`${site.origin}/api/auth/sign-in`, { method: "POST", headers, body })).status;
    };
    expect(await signIn(`${oldPassword}x`)).toBe(401);
    expect(await signIn(oldPassword)).toBe(200);
    expect(await signIn(oldPassword)).toBe(200);
    const kim = await rowsOf(site)
      .selectFrom("user")
      .select(["id", "password_hash"])
      .where("username", "=", "kim")
      .executeTakeFirstOrThrow();
    expect(kim.password_hash).toMatch(/^\$argon2id\$/u);
    expect(
      await rowsOf(site).selectFrom("old_password").select("user_id").where("user_id", "=", kim.id).execute(),
    ).toEqual([]);
  });

  test("IMP-05 files that a run did not find are brought by the next that does", async () => {
    const other = await openSite(server);
    const looking = { source: "gnuboard5", url, site: other, oldAddress: oldSiteAddress, map };
    const nowhere = await writeOldFiles({});
    await moveIn({ ...looking, filesFolder: nowhere.folder });
    expect(await countAll(other)).toMatchObject({ attachment: 0 });
    await moveIn({ ...looking, filesFolder });
    expect(await countAll(other)).toMatchObject({ attachment: 3 });
    await moveIn({ ...looking, filesFolder });
    expect(await countAll(other)).toMatchObject({ attachment: 3 });
    await nowhere.remove();
    await other.close();
  });

  test("IMP-05 run again, nothing doubles", async () => {
    const { folder } = await move(site);
    expect(await countAll(site)).toEqual(first);
    const report = JSON.parse(await readFile(join(folder, "report.json"), "utf8"));
    expect(report.counts.find(({ kind }: { kind: string }) => kind === "post")).toMatchObject({
      moved: 0,
      before: 18,
      left: 1,
    });
  });

  test.each([
    ["/bbs/board.php?bo_table=notice&wr_id=1", "/community/notice/detail?index=1"],
    ["/bbs/board.php?bo_table=notice", "/community/notice"],
    ["/bbs/board.php?bo_table=inner&wr_id=99", "/community/inner"],
    ["/notice/1", "/community/notice/detail?index=1"],
    ["/free", "/community/free"],
    [`/free/${encodeURIComponent("얽힌-글")}/`, "/community/free/detail?index=2"],
    ["/bbs/board.php?bo_table=notice&wr_id=10#c_10", "/community/notice/detail?index=1"],
    ["/bbs/content.php?co_id=greeting", "/about/greeting"],
    ["/content/rule", "/community/old-pages/detail?index=1"],
    ["/bbs/faq.php?fm_id=1", "/community/old-pages/detail?index=2"],
    ["/bbs/login.php?url=x", "/sign-in"],
    ["/bbs/qalist.php", "/community/qna"],
    ["/bbs/board.php?bo_table=qa&wr_id=2", "/community/qna/detail?index=1"],
  ])("IMP-04 %s leads to %s", async (old, now) => {
    expect(await lead(site, old)).toBe(now);
  });

  test.each([
    ["/bbs/download.php?bo_table=free&wr_id=2&no=0", /^\/files\/[0-9a-f-]{36}\/%EC/u],
    ["/data/file/free/form_x.hwp", /^\/files\//u],
    ["/data/file/gallery/open_a.jpg", /^\/uploads\//u],
    ["/data/file/gallery/thumb-open_a_200x150.jpg", /^\/uploads\//u],
    ["/bbs/view_image.php?bo_table=gallery&fn=%2Fdata%2Ffile%2Fgallery%2Fopen_a.jpg", /^\/uploads\//u],
    ["/data/editor/1301/drawing.png", /^\/uploads\//u],
  ])("IMP-04 %s leads to the file", async (old, now) => {
    expect(await lead(site, old)).toMatch(now);
  });

  test.each([
    "/bbs/board.php?bo_table=test&wr_id=1",
    "/data/../../etc/passwd",
    "/no/such/page",
    "/bbs/content.php?co_id=nothing",
    "/data/%00",
  ])("IMP-04 %s leads nowhere", async (old) => {
    expect(await lead(site, old)).toBeUndefined();
  });
});
