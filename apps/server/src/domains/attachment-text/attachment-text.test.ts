import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Tables } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { docxOf, zipOf } from "@bulmo/testing/attached-files";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { addAttachment } from "../../../testing/attachments.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import {
  createDocumentReader,
  type DocumentReader,
  InterruptedError,
} from "../../platform/document-text/document-reader.ts";
import { createJobRunner } from "../../platform/job/job-runner.ts";
import { BlobStoreError } from "../../platform/storage/blob-store.ts";
import { fileText } from "../attachment/file-text.ts";
import { keyOfFile } from "../attachment/incoming.ts";
import { planFileTexts } from "./attachment-text.service.ts";
import { createFileTextJob } from "./file-text-job.ts";

type Row = { index: number; title: string };

/** An archive of these files by their names. */
const archiveOf = (files: Record<string, string | Buffer>) =>
  zipOf(Object.entries(files).map(([name, body]) => ({ name, body })));

describe.each(testServers(testDatabaseUrl))("words in files, on $name", (server) => {
  let site: Site;
  let token: string;
  let directory: string;
  let isAway = false;

  beforeAll(async () => {
    site = await openSite(server, {
      wrapBlobStore: (store) => ({
        ...store,
        copyTo: (key, path) => (isAway ? Promise.reject(new BlobStoreError("away")) : store.copyTo(key, path)),
      }),
    });
    ({ token } = await createSignedIn(site, { isAdmin: true, nickname: "사무국" }));
    directory = await mkdtemp(join(tmpdir(), "bulmo-test-"));
  });
  afterAll(async () => {
    await site.close();
    await rm(directory, { recursive: true });
  });

  const table = <Name extends keyof Tables>(name: Name) => site.fork().getKysely<Tables>().selectFrom(name);

  async function write(title: string, type = "NOTICE"): Promise<{ index: number; id: number }> {
    const { status, body } = await site.call("POST", "/api/post", {
      token,
      body: { type, title, content: "<p>첨부 파일을 참고하세요.</p>" },
    });
    expect(status).toBe(200);
    const index = body.data as number;
    const { id } = await table("post")
      .select("id")
      .where("type", "=", type)
      .where("index", "=", index)
      .executeTakeFirstOrThrow();
    return { index, id };
  }

  async function attach(owner: string | null, name: string, bytes: string | Buffer): Promise<string> {
    const id = randomUUID();
    const path = join(directory, id);
    await writeFile(path, bytes);
    await site.uploads.pictures.blobStore.put(keyOfFile(id), path);
    await site
      .fork()
      .execute(
        "insert into attachment (id, name, kind, bytes, sha256, owner, created_at) values (?, ?, ?, 1, '', ?, now())",
        [id, name, name.slice(name.lastIndexOf(".") + 1), owner],
      );
    return id;
  }

  /** A process that reads files: those that were sent, or all, as by the hour. */
  const indexer = (given?: DocumentReader) => {
    const { scratch, log } = site.uploads.pictures;
    const reader = given ?? createDocumentReader({ folder: scratch.root });
    const handlers = { [fileText]: createFileTextJob({ ...site.uploads.pictures, reader }) };
    const runner = createJobRunner({ fork: site.fork, now: () => new Date(), log, handlers });
    const close = async () => {
      runner.stop();
      reader.close();
      await runner.close(1_000);
    };
    onTestFinished(close);
    const resume = async () => {
      await planFileTexts({ fork: site.fork, now: new Date() });
      await runner.flush();
    };
    return { readNew: () => runner.flush(), resume, close };
  };

  /** So much later what failed is due again. */
  const pass = (id: string) =>
    site
      .fork()
      .execute(
        "update job set due_at = now() - interval '1 second' where kind = 'file-text' and key = ? and due_at > now()",
        [id],
      );
  const jobOf = (id: string) =>
    table("job").selectAll().where("kind", "=", fileText).where("key", "=", id).executeTakeFirst();

  const find = async (term: string, type = "NOTICE"): Promise<string[]> => {
    const query = new URLSearchParams({ type, searchType: "FILE", searchKeyword: term });
    const { status, body } = await site.call("GET", `/api/post/list?${query.toString()}`);
    expect(status).toBe(200);
    return body.list.map(({ title }: Row) => title);
  };

  const stateOf = (id: string) =>
    table("attachment_text").selectAll().where("attachment_id", "=", id).executeTakeFirst();

  test("ATT-04 a post is found by the words and the name of its file, also where that was asked before", async () => {
    const { id } = await write("회비 안내");
    await write("다른 글");
    await attach(`post:${id}`, "참가 신청서.docx", archiveOf({ "word/document.xml": "<w:t>감로도 이모 비용</w:t>" }));
    await attach(`post:${id}`, "사진들.zip", archiveOf({ "a.txt": "감로탱" }));
    expect(await find("감로도")).toEqual([]);
    await indexer().resume();
    await expect.poll(() => find("감로도")).toEqual(["회비 안내"]);
    // Of a word, of one syllable, across words and of the name.
    for (const term of ["이모", "용", "도 이", "신청서", "사진들"])
      expect([term, await find(term)]).toEqual([term, ["회비 안내"]]);
    for (const term of ["감로탱", "word", "없는 말"]) expect([term, await find(term)]).toEqual([term, []]);
  });

  test("ATT-04 a file that was sent is read behind its answer, without anybody asking", async () => {
    const name = "보낸 안내.docx";
    const bytes = docxOf({ name: "word/footer1.xml", body: "<w:t>보낸파일의말</w:t>" });
    const { id: file } = await addAttachment(site, token, name, bytes);
    const { id } = await write("보낸 글");
    await site.fork().execute("update attachment set owner = ? where id = ?", [`post:${id}`, file]);
    await expect.poll(() => find("보낸파일의말")).toEqual(["보낸 글"]);
  });

  test("ATT-04 DAY-03 a file comes with the job that reads it, in the same transaction", async () => {
    const { id } = await addAttachment(site, token, "줄.txt", Buffer.from("줄"));
    expect([await stateOf(id), await jobOf(id)]).toMatchObject([{ attachment_id: id }, { key: id }]);
  });

  test("ATT-04 what a process of the version before leaves without a place in the queue is read by the hour", async () => {
    const file = await attach(null, "이전 판.txt", "이전 판의 말");
    await indexer().readNew();
    expect(await stateOf(file)).toBeUndefined();
    await indexer().resume();
    expect(await stateOf(file)).toMatchObject({ text: "이전 판.txt 이전 판의 말", due_at: null });
  });

  test("ATT-04 by its title a post is found as before, and not by its files", async () => {
    const { body } = await site.call("GET", "/api/post/list?type=NOTICE&searchKeyword=감로도");
    expect(body.list).toEqual([]);
  });

  test("ATT-04 what waits in the trash, for its time or in a secret question is found by nobody", async () => {
    const { id } = await write("지울 글");
    for (const owner of [`trash:${id}`, `secret:${id}`, `plan:${id}`, null])
      await attach(owner, `숨은${String(owner)}.txt`, "숨은글귀");
    await indexer().resume();
    expect(await find("숨은글귀")).toEqual([]);
    await site.fork().execute("update attachment set owner = ? where owner = ?", [`post:${id}`, `trash:${id}`]);
    await expect.poll(() => find("숨은글귀")).toEqual(["지울 글"]);
  });

  test("ATT-04 a file that nobody can read is found by its name, and not tried again", async () => {
    const { id } = await write("깨진 파일");
    const file = await attach(`post:${id}`, "잘린문서.hwp", "no document");
    await indexer().resume();
    expect(await find("잘린문서")).toEqual(["깨진 파일"]);
    expect(await stateOf(file)).toMatchObject({ text: "잘린문서.hwp", due_at: null });
    expect(await jobOf(file)).toMatchObject({ state: "DONE", attempts: 1, last_error: "UNREADABLE" });
  });

  test("ATT-04 while the storage is away nothing is lost: the file is read when its turn comes again", async () => {
    const { id } = await write("창고가 쉴 때");
    const file = await attach(`post:${id}`, "창고.txt", "돌아온말");
    isAway = true;
    await indexer().resume();
    isAway = false;
    expect(await jobOf(file)).toMatchObject({ state: "WAITING", attempts: 1, last_error: "STORAGE" });
    await indexer().resume();
    expect(await find("돌아온말")).toEqual([]);
    await pass(file);
    await indexer().resume();
    expect(await find("돌아온말")).toEqual(["창고가 쉴 때"]);
  });

  test("ATT-04 two processes read each file once; what one has begun as it ends another takes over", async () => {
    const { id } = await write("여러 파일");
    for (let n = 0; n < 6; n += 1) await attach(`post:${id}`, `파일${n}.txt`, `여러말${n}`);
    const asked: string[] = [];
    const counting: DocumentReader = {
      read({ path }) {
        asked.push(path);
        return Promise.resolve("여러말");
      },
      close: () => undefined,
    };
    await Promise.all([indexer(counting).resume(), indexer(counting).resume()]);
    await indexer(counting).resume();
    expect(asked).toHaveLength(6);

    const file = await attach(`post:${id}`, "끊긴.txt", "이어읽은말");
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: ended, reject: end } = Promise.withResolvers<string>();
    const slow = indexer({
      read() {
        begin();
        return ended;
      },
      close: () => end(new Error("closed")),
    });
    void slow.resume();
    await begun;
    await slow.close();
    expect(await jobOf(file)).toMatchObject({ state: "WAITING", attempts: 0 });
    await indexer().resume();
    expect(await find("이어읽은말")).toEqual(["여러 파일"]);
  });

  test("ATT-04 one whose reading is interrupted is found by its name, read later, and left as it is in the end", async () => {
    const { id } = await write("바쁜 날");
    const [file, lost] = [
      await attach(`post:${id}`, "바쁜날.txt", "끝까지읽은말"),
      await attach(`post:${id}`, "끝내못읽은.txt", "못읽은말"),
    ];
    const interrupted = indexer({
      read: () => Promise.reject(new InterruptedError("the reader ended")),
      close: () => undefined,
    });
    await interrupted.resume();
    expect(await jobOf(file)).toMatchObject({ state: "WAITING", attempts: 1, last_error: "INTERRUPTED" });
    await expect.poll(() => find("바쁜날")).toEqual(["바쁜 날"]);
    for (let attempts = 2; attempts <= 4; attempts += 1) {
      await pass(lost);
      await interrupted.resume();
      expect((await jobOf(lost))?.attempts).toBe(attempts);
    }
    expect(await jobOf(lost)).toMatchObject({ state: "DONE", last_error: "UNREADABLE" });
    await pass(file);
    await indexer().resume();
    expect([await find("끝까지읽은말"), await find("끝내못읽은"), await find("못읽은말")]).toEqual([
      ["바쁜 날"],
      ["바쁜 날"],
      [],
    ]);
  });

  test("ATT-04 a file that ends four processes is left, and administrators may have it read again", async () => {
    const { id } = await write("나쁜 파일");
    const file = await attach(`post:${id}`, "나쁜.txt", "나쁜말");
    await planFileTexts({ fork: site.fork, now: new Date() });
    await site.fork().execute("update job set attempts = 4 where key = ?", [file]);
    await indexer().resume();
    const failed = await jobOf(file);
    expect(failed).toMatchObject({ state: "FAILED", last_error: "LOST" });
    expect(await find("나쁜말")).toEqual([]);
    // Nor is it by the hour.
    await indexer().resume();
    expect(await jobOf(file)).toEqual(failed);
    expect((await site.call("POST", "/api/job/retry", { token, body: { id: failed?.id } })).status).toBe(200);
    await indexer().readNew();
    await expect.poll(() => find("나쁜말")).toEqual(["나쁜 파일"]);
  });
});
