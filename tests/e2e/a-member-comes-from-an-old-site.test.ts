import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillSignIn, settled, visit } from "../harness/browser.ts";
import { dialog, readDialog } from "../harness/dialog.ts";
import { openMovedInSite } from "../harness/moved-in-site.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { expectSound } from "../harness/soundness.ts";

openBrowser();

/** Gnuboard 5 made this of the password, and MySQL before 4.1 that (PHP 8.2, MariaDB 10.11). */
const settler = {
  username: "settler1",
  password: "lotus-Pond-1!",
  hash: "sha256:12000:kJ83mNd0sQpL2vXz7Yb4TcRw9HgFa1Ue:XRFp1QaPX6snVomOPpZgQgm1YjKxHB+N",
};
const careless = { username: "careless1", password: "a", hash: "60671c896665c3fa" };

const asked =
  "쉽게 짐작할 수 있는 비밀번호를 쓰고 계십니다. 계정을 안전하게 지키실 수 있도록 새 비밀번호로 바꿔 주세요.";

let site: Awaited<ReturnType<typeof openMovedInSite>>;
beforeAll(async () => {
  site = await openMovedInSite([settler, careless]);
});
afterAll(() => site.close());

const main = (page: Page) => page.getByRole("main");
const fieldOf = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);

async function beginSignIn(page: Page, account: typeof settler, path = "/sign-in"): Promise<void> {
  await page.goto(site.origin + path);
  await settled(page);
  await fillSignIn(page, account);
}

const isIn = (page: Page) => page.getByRole("button", { name: "로그아웃" }).waitFor();

test("IMP-03 on the first morning a member signs in with the password they know, and reads today's terms once", async () => {
  const { page, context, faults } = await visit(browser);
  await beginSignIn(page, { ...settler, password: "lotus-Pond-2!" });
  expect(await readDialog(page)).toBe("아이디 또는 비밀번호를 확인해주세요.");
  faults.length = 0;
  await fillSignIn(page, settler);
  await page.waitForURL(`${site.origin}/`);
  await isIn(page);
  expect(await dialog(page).count()).toBe(0);
  for (const text of [
    "2022년 6월 1일 (수)부터 새 이용약관이 시행되고 있습니다.",
    "새 개인정보처리방침이 시행되고 있습니다.",
  ]) {
    await page.getByText(text).waitFor();
    await page.getByRole("status").getByRole("button", { name: "확인" }).click();
    await page.getByText(text).waitFor({ state: "detached" });
  }
  await page.goto(`${site.origin}/my-page`, { waitUntil: "networkidle" });
  await main(page).getByText("(gnuboard5 old.example.org)").first().waitFor();
  expect(await page.getByText("시행되고 있습니다.").count()).toBe(0);
  await expectSound(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("IMP-03 who has a password that is easily guessed is asked to change it, at each sign-in until they do", async () => {
  const { page, context, faults } = await visit(browser);
  await beginSignIn(page, careless, "/sign-in?origin=%2Fcommunity%2Fqna");
  await dialog(page).waitFor();
  await expectSound(page);
  expect(await readDialog(page, { button: "나중에" })).toBe(asked);
  await page.waitForURL(`${site.origin}/community/qna`);
  await isIn(page);
  await page.getByRole("button", { name: "로그아웃" }).click();
  await page.waitForURL(`${site.origin}/sign-in`);

  await beginSignIn(page, careless);
  expect(await readDialog(page, { button: "비밀번호 변경" })).toBe(asked);
  await page.waitForURL(`${site.origin}/password-setting`);
  await main(page).getByLabel("현재 비밀번호").fill(careless.password);
  await main(page).getByRole("button", { name: "확인" }).click();
  await main(page).getByRole("heading", { name: "새 비밀번호 설정" }).waitFor();
  for (const name of ["password", "confirmPassword"]) await fieldOf(page, name).fill("river-Stone-7!");
  await main(page).getByRole("button", { name: "비밀번호 변경" }).click();
  expect(await readDialog(page)).toBe("비밀번호를 변경했습니다.");
  await page.waitForURL(`${site.origin}/my-page`);
  await main(page).getByText(careless.username).first().waitFor();
  await page.getByRole("button", { name: "로그아웃" }).click();
  await page.waitForURL(`${site.origin}/sign-in`);

  await beginSignIn(page, { ...careless, password: "river-Stone-7!" });
  await page.waitForURL(`${site.origin}/`);
  await isIn(page);
  expect(await dialog(page).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
