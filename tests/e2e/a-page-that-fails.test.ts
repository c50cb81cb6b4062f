import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { type ServerProcess, spawnServer, temporaryDirectory } from "../harness/server-process.ts";
import { createTestDatabase } from "../harness/test-database.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];

/** A table that is gone is a fault which nothing in the site foresees. */
describe.runIf(serverUrl)("on PostgreSQL", () => {
  let server: ServerProcess;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;

  beforeAll(async () => {
    directory = await temporaryDirectory();
    database = await createTestDatabase(serverUrl ?? "");
    server = await spawnServer({
      DATABASE_URL: database.url,
      SESSION_SECRET: "a secret for tests, 32 characters",
      DATA_DIR: directory.path,
      SAMPLE_DATA: "on",
      LOG_LEVEL: "warn",
    });
    await server.ready();
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
    await directory.remove();
  });
  openBrowser();

  test("OPS-08 OPS-09 the site runs on PostgreSQL, with sample data when asked", async () => {
    const html = await (await fetch(`${server.origin}/community/notice`)).text();
    expect(html).toContain("제12기 임원 선거를 준비합니다");
  });

  test("NAV-25 a page that fails answers 500, says so calmly, and leads home", async () => {
    await database.execute("alter table post rename to post_away");
    const { page, context } = await visit(browser);
    // The first page is kept from the test before, and needs no table.
    const response = await page.goto(`${server.origin}/community/notice?page=2`);
    expect(response?.status()).toBe(500);
    const text = await page.locator("body").innerText();
    expect(text).toContain("Unexpected Application Error!");
    expect(text).toMatch(/다시 시도|홈/u);
    expect(text).not.toMatch(/post_away|relation|select /u);
    await database.execute("alter table post_away rename to post");
    await page.reload();
    expect(await page.getByRole("table").isVisible()).toBe(true);
    await context.close();
  });
});
