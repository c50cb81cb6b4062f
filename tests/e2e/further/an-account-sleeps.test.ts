import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember, newKey, type Person, tokenOf } from "../../harness/account.ts";
import { fillSignIn, settled, signIn, visit } from "../../harness/browser.ts";
import { dialog } from "../../harness/dialog.ts";
import { curator } from "../../harness/gallery-site.ts";
import { movedClock } from "../../harness/moved-clock.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { mailsTo } from "../../harness/outbox.ts";
import { preparedDirectory } from "../../harness/prepared-directory.ts";
import { type ServerProcess, spawnServer } from "../../harness/server-process.ts";
import { expectSound } from "../../harness/soundness.ts";

const day = 24 * 60;

let server: ServerProcess;
let directory: Awaited<ReturnType<typeof preparedDirectory>>;
let clock: Awaited<ReturnType<typeof movedClock>>;
let member: Person;

async function start(): Promise<void> {
  server = await spawnServer({
    ...clock.env,
    DATA_DIR: directory.path,
    SAMPLE_DATA: "off",
    NIGHTLY_BACKUP: "off",
    LOG_LEVEL: "warn",
  });
  await server.ready();
}

/** The night after so many days: what a night brings is planned when a server begins, and every hour. */
async function night(days: number): Promise<void> {
  await server.stop();
  await clock.move(days * day);
  await start();
  await clock.move((days + 1) * day);
}

openBrowser();
beforeAll(async () => {
  directory = await preparedDirectory("curated");
  clock = await movedClock(directory.path);
  await start();
  member = await addMember(server.origin, newKey("sleeps"));
}, 120_000);
afterAll(async () => {
  await server.stop();
  await directory.remove();
});

const main = (page: Page) => page.getByRole("main");

test(
  "DAY-10 a member who stays away for a year is told, is put aside, and is back with one press",
  { timeout: 240_000 },
  async () => {
    await tokenOf(server.origin, member);
    const told = async () =>
      (await mailsTo(server.origin, member.email)).filter(({ subject }) => subject.includes("휴면")).length;
    await night(340);
    await expect.poll(told, { timeout: 30_000 }).toBe(1);
    await night(372);
    const signInAgain = async () => {
      const { username, password } = member;
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ username, password });
      const answer = await fetch(`${server.origin}/api/auth/sign-in`, { method: "POST", headers, body });
      return ((await answer.json()) as { reason?: string }).reason;
    };
    // Each try before is a sign of life, too: only looked at what the administration lists.
    const { page: list, context: administration } = await visit(browser);
    await signIn(administration, server.origin, curator);
    await list.goto(`${server.origin}/admin/member-manage/list`);
    await expect
      .poll(
        async () => {
          await list.reload();
          await main(list).getByRole("table").waitFor();
          return main(list)
            .getByRole("link", { name: /휴면 계정/u })
            .count();
        },
        { timeout: 60_000, interval: 2_000 },
      )
      .toBe(1);
    await main(list)
      .getByRole("link", { name: /휴면 계정/u })
      .click();
    await main(list).getByText("휴면", { exact: true }).first().waitFor();
    await main(list).getByRole("searchbox").fill(member.username);
    await main(list).getByRole("searchbox").press("Enter");
    await list.waitForURL(/standing=dormant/u);
    await main(list).getByText(member.email).waitFor();
    await expectSound(list);
    await administration.close();
    expect(await signInAgain()).toBe("USER_DORMANT");
    const { page, context, faults } = await visit(browser);
    await page.goto(`${server.origin}/sign-in`);
    await settled(page);
    await fillSignIn(page, member);
    await dialog(page).getByText("휴면을 해제하면 지금처럼 이용하실 수 있습니다.").waitFor();
    await expectSound(page);
    await dialog(page).getByRole("button", { name: "취소" }).click();
    await page.getByRole("button", { name: "로그인", exact: true }).click();
    await dialog(page).getByRole("button", { name: "휴면 해제" }).click();
    await page.getByRole("button", { name: "로그아웃" }).first().waitFor();
    // The two refusals are what the browser says of them.
    expect(faults.filter((fault) => !fault.includes("403"))).toEqual([]);
    await context.close();
  },
);

test("DAY-10 a month that is over is signed by one press", async () => {
  const [year = "", month = ""] = new Intl.DateTimeFormat("sv", { timeZone: "Asia/Seoul" })
    .format(Date.now() + 373 * day * 60_000)
    .split("-");
  await clock.move((373 + 40) * day);
  const { page, context, faults } = await visit(browser);
  await signIn(context, server.origin, curator);
  await page.goto(`${server.origin}/admin/audit-review?month=${year}-${month}`);
  await main(page).getByRole("textbox", { name: "메모" }).fill("이상 없음");
  await main(page).getByRole("button", { name: "점검 완료" }).click();
  await main(page)
    .getByText(/님이 점검을 마쳤습니다/u)
    .waitFor();
  await page.reload();
  await main(page).getByText("이상 없음").waitFor();
  expect(await main(page).getByRole("button", { name: "점검 완료" }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
