import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { pdfOf } from "@bulmo/testing/attached-files";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveOld } from "../../../testing/old-site/import-site.ts";
import { listedSite, oldBoard, oldFile, oldPost } from "../../../testing/old-site/listed-site.ts";
import { leadOld, movedComments, movedPost, readReport } from "../../../testing/old-site/moved-site.ts";
import { writeOldFiles } from "../../../testing/old-site/old-server.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { ownerOf } from "../../domains/post/secret-question.service.ts";
import type { OldFile } from "./old-site.ts";

const file = (name: string, changes: Partial<OldFile> = {}) => oldFile(`file/qa/${name}`, changes);

const posts = [
  oldPost("qa/1", { title: "공개 질문" }),
  oldPost("qa/2", { title: "답", html: "<p>둘만 아는 답</p>", repliesTo: "qa/1", isSecret: true }),
  oldPost("qa/3", {
    title: "답",
    html: '<p>모두의 답. <a href="https://a.example/map">약도</a>를 보세요</p>',
    repliesTo: "qa/1",
  }),
  oldPost("qa/4", { title: "비밀 질문", html: "<p>몰래 묻는 말</p>", isSecret: true }),
  oldPost("qa/5", {
    title: "답",
    html: '<p>몰래 하는 답</p><p><img src="/data/editor/pond.png"></p>',
    repliesTo: "qa/4",
    isSecret: true,
    // Two rows of one file, as of a form that was sent twice.
    files: [file("form.pdf"), file("form.pdf", { aliases: ["qa/5/1"] })],
  }),
  oldPost("qa/6", { title: "덧붙임", html: "<p>몰래 더하는 말</p>", repliesTo: "qa/5" }),
];

const site = () => listedSite([{ board: oldBoard("qa", { title: "질문과 답변" }), posts }]);

describe.each(testServers(testDatabaseUrl))("answers to questions on $name", (server) => {
  let here: Site;
  let files: Awaited<ReturnType<typeof writeOldFiles>>;

  const move = (isDryRun = false) =>
    moveOld(site(), { site: here, filesFolder: files.folder, oldAddress: "https://old.example", isDryRun });

  beforeAll(async () => {
    here = await openSite(server);
    files = await writeOldFiles({
      "editor/pond.png": await quarters(200, 200).png().toBuffer(),
      "file/qa/form.pdf": pdfOf({ line: "Form" }),
    });
  });
  afterAll(async () => {
    await files.remove();
    await here.close();
  });

  test("IMP-01 a dry run counts answers as the run will", async () => {
    const problems = async (isDryRun: boolean) =>
      (await readReport((await move(isDryRun)).folder)).report.problems.map(({ problem, count }) => [problem, count]);
    const looked = await problems(true);
    expect(looked).toEqual([
      ["secretAnswer", 1],
      ["replyAsComment", 3],
    ]);
    expect(await problems(false)).toEqual(looked);
  });

  test("IMP-01 a secret answer to a question that everybody reads is read by nobody else", async () => {
    const all = await here
      .fork()
      .execute<{ text: string }[]>(
        "select content as text from comment where post_id not in (select post_id from secret_question) union all select title || content from stored_post",
      );
    expect(all.map(({ text }) => text).join()).not.toMatch(/둘만 아는|몰래/u);
    const answer = await movedPost(here, "qa/2");
    expect(answer).toMatchObject({ type: "QNA", title: expect.stringContaining("비밀") });
    const [open] = await movedComments(here, (await movedPost(here, "qa/1")).id);
    expect(open?.content).toBe("모두의 답. 약도 (https://a.example/map) 를 보세요");
  });

  test("IMP-01 an answer to a secret question stands below it, its pictures and files with the question", async () => {
    const { id } = await movedPost(here, "qa/4");
    expect((await movedPost(here, "qa/5")).id).toBe(id);
    const comments = await movedComments(here, id);
    expect(comments.map(({ content }) => content)).toEqual(["몰래 하는 답", "몰래 더하는 말"]);
    const database = here.fork().getKysely<Tables>();
    const { content } = await database
      .selectFrom("secret_question")
      .select("content")
      .where("post_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(content).toMatch(/^<p>몰래 묻는 말<\/p><p><img [^>]*src="\/uploads\//u);
    const attached = await database.selectFrom("attachment").select(["name", "owner"]).execute();
    expect(attached).toEqual([{ name: "form.pdf", owner: ownerOf(id, true) }]);
    const used = await database.selectFrom("upload_use").select("owner").execute();
    expect(used).toEqual([{ owner: ownerOf(id, true) }]);
    // A file of a secret question is no address for everybody.
    expect(await leadOld(here, "/bbs/download.php?bo_table=qa&wr_id=5&no=1")).toBe("/community/qna/detail?index=2");
  });
});
