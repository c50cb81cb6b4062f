import { afterAll, beforeAll, expect, test } from "vitest";
import { settled, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { preparedDirectory } from "../harness/prepared-directory.ts";
import { type ServerProcess, spawnServer } from "../harness/server-process.ts";

let server: ServerProcess;
let directory: Awaited<ReturnType<typeof preparedDirectory>>;
beforeAll(async () => {
  directory = await preparedDirectory("curated");
  server = await spawnServer({ DATA_DIR: directory.path, SAMPLE_DATA: "off", LOG_LEVEL: "warn" });
  await server.ready();
});
afterAll(async () => {
  await server.stop();
  await directory.remove();
});
openBrowser();

test("HOM-08 the home page of an empty site says that there is nothing yet, and nothing fails", async () => {
  const { page, context, faults } = await visit(browser);
  await page.goto(server.origin);
  await settled(page);
  for (const name of ["제1회 불교미술전", "공지사항", "Q&A"])
    expect(await page.getByRole("region", { name, exact: true }).innerText()).toMatch(/없습니다/u);
  expect(faults).toEqual([]);
  await context.close();
});

test.each(["/community/notice", "/community/qna", "/gallery/exhibition/1"])(
  "HOM-08 SEE-15 the empty list %s says so too, has no pages to go to, and no seal of samples",
  async (path) => {
    const { page, context, faults } = await visit(browser);
    await page.goto(server.origin + path);
    await settled(page);
    expect(await page.getByRole("main").innerText()).toMatch(/없습니다/u);
    expect(await page.getByRole("navigation", { name: "페이지 이동" }).count()).toBe(0);
    expect(await page.getByRole("link", { name: "견본 안내" }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  },
);
