import type { BrowserContext, Page } from "playwright";
import { expect, inject, test } from "vitest";
import { settled, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { chooseAddress, chosen, servePostcode } from "../harness/postcode.ts";
import { field, openForm } from "../harness/sign-up-story.ts";

const origin = inject("origin");
const stranger = "http://localhost:4711";
const forged = { zonecode: "11111", address: "거짓길 1", addressType: "R", bname: "", buildingName: "" };

openBrowser();

/** A page of another origin, and our own without the header that parts windows of two origins: no other wall stands. */
async function withoutParting(context: BrowserContext): Promise<void> {
  await context.route(`${stranger}/**`, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: "<p>남의 페이지</p>" }),
  );
  await context.route(/\/(?:sign-up|address-popup)$/u, async (route) => {
    const answer = await route.fetch();
    const { "cross-origin-opener-policy": _parted, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
}

const openPopup = async (page: Page) => {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "주소 검색" }).click();
  return opening;
};

/** As a link in the window would: what the browser itself is told to open has no opener anyway. */
async function leaveFor(popup: Page, address: string): Promise<void> {
  await popup.evaluate((href) => void setTimeout(() => window.location.assign(href)), address);
  await popup.waitForURL(address);
}

/** Whatever was posted to the page before this has been heard when it resolves. */
const heardAll = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve());
        port1.start();
        port2.postMessage(null);
      }),
  );

test("SEC-14 hazard 6: windows of two origins are parted, so the form has no opener there", async () => {
  const { page, context } = await openForm(browser);
  await context.route(`${stranger}/**`, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: "<p>남의 페이지</p>" }),
  );
  const popup = await openPopup(page);
  await leaveFor(popup, `${stranger}/`);
  expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
  await context.close();
});

test("SEC-14 hazard 6: were they not, what the address window says from another origin is not heard", async () => {
  const { page, context } = await visit(browser);
  await servePostcode(context);
  await withoutParting(context);
  await page.goto(`${origin}/sign-up`);
  await settled(page);
  const popup = await openPopup(page);
  await leaveFor(popup, `${stranger}/`);
  await page.evaluate(() => {
    window.addEventListener("message", ({ origin: from }) => document.body.setAttribute("data-from", from));
  });
  await popup.evaluate((message) => (window.opener as Window).postMessage(message, "*"), forged);
  // It arrived, and from there.
  await page.locator(`body[data-from="${stranger}"]`).waitFor();
  await heardAll(page);
  expect(await field(page, "address").inputValue()).toBe("");
  // The same window, home again, is heard.
  await leaveFor(popup, `${origin}/address-popup`);
  await chooseAddress(popup);
  await expect.poll(() => field(page, "address").inputValue()).toBe(chosen.address);
  await context.close();
});

test("SEC-14 hazard 6: a page of another origin that opens the window is told nothing", async () => {
  const { page, context } = await visit(browser);
  await servePostcode(context);
  await withoutParting(context);
  await page.goto(`${stranger}/`);
  const opening = page.waitForEvent("popup");
  await page.evaluate((address) => {
    window.addEventListener("message", ({ data }) => document.body.append(JSON.stringify(data)));
    window.open(address, "stolen", "popup=yes");
  }, `${origin}/address-popup`);
  const popup = await opening;
  await popup.getByRole("button", { name: "단청회관 고르기" }).waitFor();
  expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
  await chooseAddress(popup);
  await heardAll(page);
  expect(await page.locator("body").innerText()).toBe("남의 페이지");
  await context.close();
});
