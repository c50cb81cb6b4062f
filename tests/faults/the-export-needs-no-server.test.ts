import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { sampleLines } from "@bulmo/content/sample";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../harness/browser.ts";
import { runCommand } from "../harness/command.ts";
import { type ServerProcess, spawnServer, temporaryDirectory } from "../harness/server-process.ts";

const publicUrl = "https://bulmo.example";

describe("hazard 15 npm run export", () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let target: string;
  let server: ServerProcess | undefined;
  let pages: string[] = [];

  beforeAll(async () => {
    directory = await temporaryDirectory();
    target = join(directory.path, "kept");
  });
  afterAll(async () => {
    await server?.stop();
    await directory.remove();
  });

  test("it is made while the site runs, tells what it made, and makes it once", { timeout: 600_000 }, async () => {
    const env = { DATA_DIR: join(directory.path, "data") };
    server = await spawnServer(env);
    await server.ready();
    const list = `${server.origin}/api/post/list?type=FIRST_EXHIBITION`;
    const works = async () => ((await (await fetch(list)).json()) as { list: object[] }).list.length;
    await expect.poll(works, { timeout: 120_000 }).toBe(1);
    const told = await runCommand("export", [target], { ...env, PUBLIC_URL: publicUrl, SAMPLE_DATA: "off" });
    expect(told).toMatchObject({ code: 0, error: "" });
    expect((await readdir(target)).toSorted()).toEqual([
      "README.txt",
      "events.csv",
      "members.csv",
      "pictures",
      "posts.csv",
      "site",
      "works.csv",
      "works.jsonl",
    ]);
    const again = await runCommand("export", [target], env);
    expect(again).toMatchObject({ code: 1, error: `bulmo export: ${target} is there already\n` });
    const entries = await readdir(join(target, "site"), { recursive: true });
    pages = entries.filter((name) => name.endsWith(".html"));
  });

  test("members, posts and pictures open in a spreadsheet and a picture viewer", async () => {
    const [members, posts] = await Promise.all(
      ["members.csv", "posts.csv"].map((name) => readFile(join(target, name), "utf8")),
    );
    expect(members).toMatch(/^\u{FEFF}"아이디","이름","닉네임"/u);
    expect(members).toContain('"bulmoadmin1"');
    expect(members).not.toMatch(/argon2|password/u);
    expect((await stat(join(target, "members.csv"))).mode & 0o077).toBe(0);
    expect(posts).toMatch(/^\u{FEFF}"게시판","번호","제목"/u);
    expect(posts?.match(/^"공지사항","\d+"/gmu)).toHaveLength(80);
    const pictures = await readdir(join(target, "pictures"));
    expect(pictures).toHaveLength(1);
    expect(posts).toContain(`"${pictures[0]}"`);
    expect((await readFile(join(target, "pictures", pictures[0] ?? ""))).subarray(0, 3).toString("hex")).toBe("ffd8ff");
  });

  test("every page is complete without scripts and leads to files that are there", async () => {
    expect(pages.length).toBeGreaterThan(150);
    const lost: string[] = [];
    for (const page of pages) {
      const path = join(target, "site", page);
      const html = await readFile(path, "utf8");
      expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|<noscript|Loading\.\.\.|<form|crossorigin/u);
      expect(html).toMatch(/<h1[\s>]/u);
      for (const [, way = ""] of html.matchAll(/\s(?:href|src)="([^"]+)"/gu)) {
        if (/^(?:#|https?:|tel:|mailto:|data:)/u.test(way)) continue;
        const file = join(dirname(path), decodeURIComponent(way.split("#", 1)[0] ?? ""));
        const isInside = !relative(join(target, "site"), file).startsWith("..");
        if (!isInside || !(await stat(file).catch(() => null))) lost.push(`${page} -> ${way}`);
      }
    }
    expect(lost).toEqual([]);
  });

  test("SEE-15 what was a sample on the site is one in the copy", async () => {
    const gallery = await readFile(join(target, "site", "gallery", "exhibition", "1.html"), "utf8");
    expect(gallery).toContain('href="#samples"');
    const text = gallery.replaceAll(/&#x([\da-f]+);/gu, (_all, code: string) =>
      String.fromCodePoint(Number(`0x${code}`)),
    );
    expect(text).toContain(sampleLines.database);
  });

  test("a reader opens it from the disk, and nothing is asked of a network", { timeout: 120_000 }, async () => {
    const browser = await launch();
    const page = await browser.newPage();
    const asked: string[] = [];
    const failed: string[] = [];
    page.on("request", (request) => /^(?:file|data):/u.test(request.url()) || asked.push(request.url()));
    page.on("requestfailed", (request) => {
      // What is left while it loads is no fault of the file.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") failed.push(request.url());
    });
    await page.goto(pathToFileURL(join(target, "site", "index.html")).href);
    await page.getByRole("main").getByRole("link", { name: "공지사항" }).first().click();
    await page.getByRole("row").nth(1).getByRole("link").first().click();
    await page.waitForLoadState();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    await page.goto(pathToFileURL(join(target, "site", "gallery", "exhibition", "1.html")).href);
    const picture = page.getByRole("main").getByRole("img").first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    expect({ asked, failed }).toEqual({ asked: [], failed: [] });
    await browser.close();
  });
});
