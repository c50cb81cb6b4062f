import { parsePictureUrl, tilesUrlOf } from "@bulmo/contracts/picture";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { promiseWorks, readProgress } from "@bulmo/entities/work-progress";
import { insertWork } from "@bulmo/samples/works/insert-work";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSite, type Site } from "../../../testing/site.ts";
import { createUploads } from "./uploads.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  const list = async (type: string) => (await site.call("GET", `/api/post/list?type=${type}`)).body.list;
  const progress = () => readProgress(site.fork());
  const reopen = () => {
    const { database, log, blobStore } = site.uploads.pictures;
    return createUploads({ database, log, blobStore, dataDirectory: site.dataDirectory });
  };

  test("OPS-09 a site without samples draws nothing", async () => {
    await site.uploads.resume();
    expect(await list("FIRST_EXHIBITION")).toEqual([]);
  });

  test("OPS-09 works are drawn behind the site, one in each exhibition first", { timeout: 90_000 }, async () => {
    await promiseWorks(site.fork(), 5);
    const interrupted = reopen();
    const drawing = interrupted.resume();
    await expect.poll(async () => (await progress())?.done, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
    await interrupted.close();
    await drawing;
    expect((await progress())!.done).toBeLessThan(5);
  });

  test(
    "OPS-09 SEE-15 what a stop interrupted goes on after the next start, and nothing hangs twice",
    { timeout: 60_000 },
    async () => {
      await Promise.all([site.uploads.resume(), reopen().resume()]);
      expect(await progress()).toEqual({ done: 5, total: 5 });
      const works = await list("FIRST_EXHIBITION");
      expect(works).toEqual([
        expect.objectContaining({ index: 2, caption: expect.stringMatching(/^종이에 석채, /u) }),
        expect.objectContaining({ index: 1, title: "연화 만다라", author: "한석록" }),
      ]);
      for (const type of ["SECOND_EXHIBITION", "THIRD_EXHIBITION", "FOURTH_EXHIBITION"])
        expect(await list(type)).toHaveLength(1);
      const group = await site.call("GET", "/api/post/list?type=SECOND_EXHIBITION&exhibitionSubIndex=1");
      expect(group.body.list).toHaveLength(1);
      expect(await site.fork().execute("select from stored_post where not is_sample")).toHaveLength(0);
    },
  );

  test("GAL-16 GAL-08 a work has its picture in its text, is used by its post and can be zoomed", async () => {
    const { body } = await site.call("GET", "/api/post?type=FIRST_EXHIBITION&index=1");
    expect(body.content).toContain(`<img src="${body.thumbnail}" alt="불꽃 테두리 안에`);
    expect(body.summary).toMatch(/^가운데 꽃 한 송이/u);
    expect((await fetch(site.origin + body.thumbnail)).status).toBe(200);
    const picture = parsePictureUrl(body.thumbnail)!;
    expect(Math.max(picture.width, picture.height)).toBe(1600);
    await site.jobs.flush();
    expect((await fetch(site.origin + tilesUrlOf(picture))).status).toBe(200);
    const uses = await site.fork().execute("select owner from upload_use where upload_hash = ?", [picture.hash]);
    expect(uses).toEqual([{ owner: expect.stringMatching(/^post:\d+$/u) }]);
  });

  test("OPS-09 a work whose turn has passed is not hung again", async () => {
    const { sampleWorks } = await import("@bulmo/samples/works/sample-works");
    const hung = { work: sampleWorks[0]!, imageUrl: "", summary: "", content: "" };
    expect(await site.fork().transactional((em) => insertWork(em, 0, hung))).toBeNull();
  });
});
