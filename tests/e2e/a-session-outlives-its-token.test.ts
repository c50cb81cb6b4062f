import type { BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { addMember } from "../harness/account.ts";
import { fillSignIn, settled, signIn, visit } from "../harness/browser.ts";
import { dialog, readDialog } from "../harness/dialog.ts";
import { movedClock } from "../harness/moved-clock.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { preparedDirectory } from "../harness/prepared-directory.ts";
import { type ServerProcess, spawnServer } from "../harness/server-process.ts";
import { stayWithForm } from "../harness/session-over.ts";

/** Minutes: past the token's ten, and past the twelve hours of a session that ends with the browser. */
const pastToken = 11;
const pastSession = 13 * 60;

let server: ServerProcess;
let directory: Awaited<ReturnType<typeof preparedDirectory>>;
let clock: Awaited<ReturnType<typeof movedClock>>;

beforeAll(async () => {
  directory = await preparedDirectory("curated");
  clock = await movedClock(directory.path);
  server = await spawnServer({
    ...clock.env,
    DATA_DIR: directory.path,
    SAMPLE_DATA: "off",
    LOG_LEVEL: "warn",
  });
  await server.ready();
});
afterAll(async () => {
  await server.stop();
  await directory.remove();
});
openBrowser();

let context: BrowserContext;
let page: Page;
let refreshes: number;
beforeEach(async () => {
  await clock.move(0);
  const opened = await visit(browser);
  ({ page, context } = opened);
  refreshes = 0;
  context.on("request", (request) => {
    if (request.url().includes("auth.refresh")) refreshes += 1;
  });
});
afterEach(() => context.close());

const main = (tab: Page) => tab.getByRole("main");
const nickname = (tab: Page) => main(tab).getByRole("textbox", { name: "닉네임" });
const press = (tab: Page, name: string) => main(tab).getByRole("button", { name, exact: true }).click();

/** My page, being edited, with a new nickname typed and not saved. */
async function typeNickname(tab: Page, text: string): Promise<void> {
  await tab.goto(`${server.origin}/my-page`);
  await press(tab, "수정");
  await nickname(tab).fill(text);
}

async function save(tab: Page): Promise<void> {
  await press(tab, "저장");
  expect(await readDialog(tab)).toBe("회원 정보를 저장했습니다.");
}

test("AUT-12 AUT-13 NAV-31 a token that expires in the middle of a form is renewed unnoticed", async () => {
  await signIn(context, server.origin, await addMember(server.origin, "token"));
  await typeNickname(page, "새벽붓");
  const before = refreshes;
  await clock.move(pastToken);
  await save(page);
  expect(await nickname(page).inputValue()).toBe("새벽붓");
  expect(refreshes - before).toBe(1);
});

let tabsTried = 0;

test("AUT-13 two tabs whose token expires share one refresh", async () => {
  await signIn(context, server.origin, await addMember(server.origin, `tabs${(tabsTried += 1)}`));
  await typeNickname(page, "첫째붓");
  const other = await context.newPage();
  await typeNickname(other, "둘째붓");
  const before = refreshes;
  await clock.move(pastToken);
  await Promise.all([press(page, "저장"), press(other, "저장")]);
  await Promise.all([readDialog(page), readDialog(other)]);
  expect(refreshes - before).toBe(1);
});

test("AUT-09 NAV-31 a session that ends in the middle of a form keeps what was typed, also for signing in again", async () => {
  const member = await addMember(server.origin, "over");
  await signIn(context, server.origin, member);
  await typeNickname(page, "다시붓");
  await clock.move(pastSession);
  await press(page, "저장");
  await stayWithForm(page);
  expect(await nickname(page).inputValue()).toBe("다시붓");
  await main(page).getByRole("alert").getByText("로그인이 만료되었습니다.").waitFor();
  const [signInTab] = await Promise.all([
    context.waitForEvent("page"),
    main(page).getByRole("link", { name: "새 창에서 로그인" }).click(),
  ]);
  await settled(signInTab);
  await fillSignIn(signInTab, member);
  await signInTab.getByRole("button", { name: "로그아웃" }).waitFor();
  await main(page).getByRole("alert").waitFor({ state: "hidden" });
  expect(await nickname(page).inputValue()).toBe("다시붓");
  await save(page);
});

test("NAV-31 AUT-16 signing out asks before a half-filled form is lost, and staying stays signed in", async () => {
  await signIn(context, server.origin, await addMember(server.origin, "stays"));
  await typeNickname(page, "머문붓");
  await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).click();
  await dialog(page).getByRole("button", { name: "계속 작성" }).click();
  expect(await nickname(page).inputValue()).toBe("머문붓");
  await save(page);
  await page.getByRole("banner").getByRole("button", { name: "로그아웃" }).click();
  await page.waitForURL(`${server.origin}/sign-in`);
  await page.getByRole("banner").getByRole("link", { name: "로그인" }).waitFor();
});
