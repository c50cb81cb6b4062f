import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { pdfOf } from "@bulmo/testing/attached-files";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { moveOld } from "../../../testing/old-site/import-site.ts";
import { listedSite, oldBoard, oldComment, oldFile, oldPost } from "../../../testing/old-site/listed-site.ts";
import { countRows, movedComments, movedPost, readReport } from "../../../testing/old-site/moved-site.ts";
import { writeOldFiles } from "../../../testing/old-site/old-server.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const free = [
  oldPost("free/1", { files: [oldFile("file/free/one.pdf")] }),
  oldPost("free/2", { files: [oldFile("file/free/two.pdf")] }),
  oldPost("free/3", { files: [oldFile("file/free/three.pdf")] }),
];

const questions = [
  oldPost("qa/1", { title: "비밀 질문", html: "<p>몰래 묻는 말</p>", isSecret: true }),
  oldPost("qa/2", { title: "공개 질문" }),
  oldPost("qa/6", { title: "다른 비밀 질문", html: "<p>따로 묻는 말</p>", isSecret: true }),
];

const firstComments = [oldComment("c/10", "free/2")];

/** What has been written on the old site between two runs. */
const moreComments = [
  oldComment("c/11", "free/1"),
  oldComment("c/12", "free/2", { thread: "c/10" }),
  oldComment("c/13", "free/3"),
];
const moreLikes = ["free/1", "free/2"].map((post) => ({ post, member: "kim", createdAt: undefined }));
const answers = [
  oldPost("qa/3", {
    title: "답",
    html: "<p>둘만 아는 답</p>",
    repliesTo: "qa/1",
    files: [oldFile("file/qa/four.pdf")],
  }),
  oldPost("qa/4", { title: "덧붙임", html: "<p>둘만 아는 덧붙임</p>", repliesTo: "qa/3" }),
  oldPost("qa/5", { title: "답", html: "<p>모두의 답</p>", repliesTo: "qa/2" }),
  oldPost("qa/7", { title: "답", html: '<p><img src="/data/editor/pond.png"></p>', repliesTo: "qa/6" }),
];

/** Whoever removes a board has removed all that stood there. */
const closed = oldBoard("closed", { title: "닫은 게시판" });

const before = listedSite([
  { board: closed },
  { board: oldBoard("free"), posts: free, comments: firstComments },
  { board: oldBoard("qa", { title: "질문과 답변" }), posts: questions },
]);

const after = listedSite([
  { board: closed, posts: [oldPost("closed/1")], comments: [oldComment("c/20", "closed/1")] },
  { board: oldBoard("free"), posts: free, comments: [...firstComments, ...moreComments], likes: moreLikes },
  { board: oldBoard("qa", { title: "질문과 답변" }), posts: [...questions, ...answers] },
]);

describe.each(testServers(testDatabaseUrl))("what stands below posts that have gone on $name", (server) => {
  let here: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;
  let files: Awaited<ReturnType<typeof writeOldFiles>>;

  const move = async (old: typeof before, filesFolder?: string, isDryRun = false) => {
    const { folder } = await moveOld(old, {
      site: here,
      isDryRun,
      oldAddress: "https://old.example",
      ...(filesFolder ? { filesFolder } : {}),
    });
    return { folder, ...(await readReport(folder)) };
  };

  async function trash(key: string) {
    const { type, index } = await movedPost(here, key);
    const { status } = await here.call("DELETE", "/api/post", { body: [{ type, index }], token: admin.token });
    expect(status).toBe(200);
    return { type, index };
  }

  async function purge(key: string) {
    const { status } = await here.call("POST", "/trpc/trash.purge", { body: await trash(key), token: admin.token });
    expect(status).toBe(200);
  }

  async function removeBoard(type: string) {
    const { status } = await here.call("DELETE", "/api/board", { body: { type }, token: admin.token });
    expect(status).toBe(200);
  }

  beforeAll(async () => {
    here = await openSite(server);
    admin = await createSignedIn(here, { isAdmin: true });
    const paths = ["free/one", "free/two", "free/three", "qa/four"];
    files = await writeOldFiles({
      ...Object.fromEntries(paths.map((path) => [`file/${path}.pdf`, pdfOf({ line: path.replace("/", " ") })])),
      "editor/pond.png": await quarters(200, 200).png().toBuffer(),
    });
    await move(before);
    await purge("free/1");
    await purge("qa/1");
    await trash("free/3");
    await trash("qa/6");
    await removeBoard("CLOSED");
    await here.fork().execute("delete from comment");
  });
  afterAll(async () => {
    await files.remove();
    await here.close();
  });

  test("IMP-05 a run goes on past posts that were deleted here for good, and names what stood below them", async () => {
    const rows = await countRows(here);
    const looked = await move(after, files.folder, true);
    expect(await countRows(here)).toEqual(rows);
    const moved = await move(after, files.folder);
    for (const { report } of [looked, moved])
      expect(report.problems.find(({ problem }) => problem === "postGone")?.examples).toEqual([
        "/data/file/free/one.pdf (one.pdf)",
        "c/11",
        "qa/3 답",
        "/data/file/qa/four.pdf (four.pdf)",
        "qa/4 덧붙임",
      ]);
    for (const { counts } of [looked, moved])
      expect(counts).toMatchObject({
        board: { found: 3, moved: 0, before: 2, left: 1 },
        post: { found: 11, moved: 2, before: 6, left: 3 },
        comment: { found: 5, moved: 2, before: 1, left: 2 },
        file: { found: 4, moved: 2, before: 0, left: 2 },
      });
    for (const { report } of [looked, moved]) {
      expect(report.problems.find(({ problem }) => problem === "boardGone")?.examples).toEqual([
        "닫은 게시판 (closed)",
      ]);
      expect(report.boards.find(({ key }) => key === "closed")).toMatchObject({ postCount: 1, address: null });
    }
    expect(moved.counts).toMatchObject({ like: { found: 2, moved: 0, left: 2 } });
    const left = await readFile(join(moved.folder, "left-behind.jsonl"), "utf8");
    for (const words of ["댓글 c/11", "둘만 아는 답", "둘만 아는 덧붙임"]) expect(left).toContain(words);
  });

  test("IMP-05 what stands below the others comes; a reply to a comment that was deleted begins a thread", async () => {
    const comments = await movedComments(here, (await movedPost(here, "free/2")).id);
    expect(comments.map(({ content, parent_id: parent }) => [content, parent])).toEqual([["댓글 c/12", null]]);
    const [answer] = await movedComments(here, (await movedPost(here, "qa/2")).id);
    expect(answer?.content).toBe("모두의 답");
  });

  test("IMP-01 an answer to a secret question that has gone is read by nobody", async () => {
    const texts = await here
      .fork()
      .execute<{ text: string }[]>(
        "select content as text from comment union all select title || content from stored_post union all select content from secret_question",
      );
    expect(texts.map(({ text }) => text).join()).not.toContain("둘만 아는");
  });

  test("IMP-05 files and pictures that come late for posts in the trash wait there with them", async () => {
    const { id } = await movedPost(here, "free/3");
    const question = await movedPost(here, "qa/6");
    const uses = await here.fork().getKysely<Tables>().selectFrom("upload_use").select("owner").execute();
    expect(uses).toEqual([{ owner: `trash:${question.id}` }]);
    const rows = await here.fork().getKysely<Tables>().selectFrom("attachment").select(["name", "owner"]).execute();
    expect(rows.find(({ name }) => name === "three.pdf")?.owner).toBe(`trash:${id}`);
  });
});
