import { expect, inject, test } from "vitest";
import { settled, visit } from "../harness/browser.ts";
import { dialog } from "../harness/dialog.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { chooseAddress, chosen, losePostcode } from "../harness/postcode.ts";
import { field, openForm } from "../harness/sign-up-story.ts";
import { expectSound } from "../harness/soundness.ts";

const origin = inject("origin");
openBrowser();

test("SUP-22 SUP-23 SUP-24 looked for in a window of 500x600 in the middle of the screen", async () => {
  const { page, context, faults } = await openForm(browser, { viewport: { width: 1440, height: 900 } });
  const opening = page.waitForEvent("popup");
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (url, target, features) => {
      document.body.dataset["features"] = features;
      return open(url, target, features);
    };
  });
  await page.getByRole("button", { name: "주소 검색" }).click();
  const popup = await opening;
  await popup.getByRole("button", { name: "단청회관 고르기" }).waitFor();
  expect(new URL(popup.url()).pathname).toBe("/address-popup");
  expect(await popup.getByRole("banner").count()).toBe(0);
  expect(await page.locator("body").getAttribute("data-features")).toMatch(/width=500,height=600,left=\d+,top=\d+/u);
  await expectSound(popup);
  await chooseAddress(popup);
  await expect.poll(() => field(page, "address").inputValue()).toBe(chosen.address);
  expect(await field(page, "zonecode").inputValue()).toBe(chosen.zonecode);
  expect(await field(page, "zonecode").getAttribute("readonly")).not.toBeNull();
  expect(faults).toEqual([]);
  await context.close();
});

test("SUP-25 what another window, this page or another shape says is not heard", async () => {
  const { page, context } = await openForm(browser);
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "주소 검색" }).click();
  const popup = await opening;
  const forged = { zonecode: "1", address: "거짓", addressType: "R", bname: "", buildingName: "" };
  await page.evaluate((message) => window.postMessage(message, window.location.origin), forged);
  await popup.evaluate(() => (window.opener as Window).postMessage({ zonecode: 1 }, window.location.origin));
  await chooseAddress(popup);
  await expect.poll(() => field(page, "zonecode").inputValue()).toBe(chosen.zonecode);
  await page.evaluate(
    (message) =>
      new Promise<void>((resolve) => {
        // Whoever listened before has heard it by then.
        window.addEventListener("message", () => resolve(), { once: true });
        window.postMessage(message, window.location.origin);
      }),
    forged,
  );
  expect(await field(page, "address").inputValue()).toBe(chosen.address);
  await context.close();
});

test("SUP-26 where the service cannot be had it says so, and the address may be typed", async () => {
  const { page, context } = await visit(browser);
  await losePostcode(context);
  await page.goto(`${origin}/sign-up`);
  await settled(page);
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "주소 검색" }).click();
  const popup = await opening;
  const sentence = "현재 Daum 우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.";
  await popup.getByRole("alert").filter({ hasText: sentence }).waitFor();
  await expectSound(popup);
  await popup.getByRole("button", { name: "닫기" }).click();
  await field(page, "zonecode").fill("54401");
  await field(page, "address").fill("전북특별자치도 김제시 견본로 2");
  expect(await field(page, "zonecode").inputValue()).toBe("54401");
  await context.close();
});

test("in the browser inside KakaoTalk it stands in a dialog", async () => {
  const userAgent = "Mozilla/5.0 (Linux; Android 15; wv) Chrome/140.0 Mobile Safari/537.36 KAKAOTALK 25.1.0";
  const { page, context, faults } = await openForm(browser, { userAgent, viewport: { width: 390, height: 844 } });
  await page.getByRole("button", { name: "주소 검색" }).click();
  await page.frameLocator("iframe").getByRole("button", { name: "단청회관 고르기" }).click();
  await dialog(page).waitFor({ state: "hidden" });
  expect(await field(page, "address").inputValue()).toBe(chosen.address);
  expect(faults).toEqual([]);
  await context.close();
});

test("SUP-22 no other page may load the service", async () => {
  const policyOf = async (path: string) => (await fetch(origin + path)).headers.get("content-security-policy") ?? "";
  expect(await policyOf("/address-popup")).toMatch(/script-src 'self' [^;]*https:\/\/t1\.kakaocdn\.net/u);
  expect(await policyOf("/sign-up")).not.toContain("kakao");
});
