import { importProblemWords } from "@bulmo/contracts/import-problem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gnuboard5Files, gnuboard5Sql } from "../../apps/server/testing/old-site/gnuboard5.ts";
import { oldSiteAddress } from "../../apps/server/testing/old-site/gnuboard5-rows.ts";
import { useMariadb, writeOldFiles } from "../../apps/server/testing/old-site/old-server.ts";
import { administrator, signIn, visit } from "../harness/browser.ts";
import { runCommand } from "../harness/command.ts";
import { faultsOf } from "../harness/measures.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { preparedDirectory } from "../harness/prepared-directory.ts";
import { type ServerProcess, spawnServer } from "../harness/server-process.ts";
import { expectSound } from "../harness/soundness.ts";

openBrowser();

const undo = new AsyncDisposableStack();
let server: ServerProcess;

/** An old site is looked at and moved in, as on the evening itself. */
beforeAll(async () => {
  const mariadb = await useMariadb();
  undo.defer(mariadb.release);
  const name = `report_${process.pid}_${Date.now()}`;
  mariadb.run(`create database ${name} character set utf8; use ${name};\n${await gnuboard5Sql()}`);
  const files = await writeOldFiles(await gnuboard5Files());
  undo.defer(files.remove);
  const directory = await preparedDirectory("samples");
  undo.defer(directory.remove);
  const words = ["gnuboard5", "--from", mariadb.url(name), "--files", files.folder, "--site", oldSiteAddress];
  for (const more of [[], ["--go"]]) {
    const { code, error } = await runCommand("import", [...words, ...more], { DATA_DIR: directory.path });
    if (code !== 0) throw new Error(error);
  }
  server = await spawnServer({ DATA_DIR: directory.path, LOG_LEVEL: "error" });
  undo.defer(async () => void (await server.stop()));
  await server.ready();
}, 180_000);
afterAll(() => undo.disposeAsync());

test.each([1440, 390])(
  "IMP-01 an administrator reads at %i px what was moved in, and what stays behind and why",
  async (width) => {
    const { page, context, faults } = await visit(browser, { viewport: { width, height: 844 } });
    await signIn(context, server.origin, administrator);
    await page.goto(`${server.origin}/admin/import`);
    const main = page.getByRole("main");
    const runs = main.locator("details").filter({ has: page.locator("time") });
    await runs.first().waitFor();
    expect(await runs.locator("summary:has(time)").allTextContents()).toEqual([
      expect.stringMatching(/^그누보드 5 · 옮김 /u),
      expect.stringMatching(/^그누보드 5 · 시험 실행 /u),
    ]);

    const run = runs.first();
    const rowOf = (table: string, text: string) =>
      run.getByRole("table", { name: table, exact: true }).getByRole("row").filter({ hasText: text });
    const numbers = await rowOf("옮긴 수", "회원").getByRole("cell").allInnerTexts();
    expect(numbers.map((cell) => cell.replace(/^\D+ /u, ""))).toEqual(["회원", "6", "5", "0", "1"]);
    await rowOf("게시판", "자유게시판 (free)").getByText("/community/free").waitFor();
    await rowOf("옮기지 않는 것", "쪽지").getByText("회원끼리 주고받은 사적인 글이라 옮기지 않습니다.").waitFor();

    const missing = run.locator("li").filter({ hasText: importProblemWords.fileMissing }).first();
    const example = missing.getByText("/data/editor/1301/missing.png");
    expect(await example.isVisible()).toBe(false);
    await missing.getByText(importProblemWords.fileMissing).click();
    await example.waitFor();
    await expectSound(page);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("IMP-01 the report fits every width", async () => {
  const { page, context } = await visit(browser);
  await signIn(context, server.origin, administrator);
  await page.goto(`${server.origin}/admin/import`);
  await page.getByRole("main").getByRole("table").first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await context.close();
});
