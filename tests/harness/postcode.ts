import type { BrowserContext, Page } from "playwright";

const road = {
  zonecode: "54400",
  address: "전북특별자치도 김제시 견본로 1",
  addressType: "R",
  bname: "견본동",
  buildingName: "단청회관",
};

/** A service that knows one address and offers it as a button. */
const script = `window.kakao = { Postcode: class {
  constructor(options) { this.options = options; }
  embed(element) {
    const button = document.createElement("button");
    button.textContent = "단청회관 고르기";
    button.addEventListener("click", () => this.options.oncomplete(${JSON.stringify({ ...road, sido: "전북" })}));
    element.append(button);
  }
} };`;

export const chosen = { zonecode: road.zonecode, address: `${road.address} (견본동, 단청회관)` };

/** Puts a service of our own in the place of the public one. */
export const servePostcode = (context: BrowserContext): Promise<unknown> =>
  context.route("**/postcode.v2.js", (route) => route.fulfill({ contentType: "text/javascript", body: script }));

/** Looks for the address that the service knows, through the page's button. */
export async function findAddress(page: Page): Promise<void> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "주소 검색" }).click();
  await chooseAddress(await opening);
}

/** Chooses it in the address window, which closes by that. */
export async function chooseAddress(popup: Page): Promise<void> {
  const choice = popup.getByRole("button", { name: "단청회관 고르기" });
  const closing = popup.waitForEvent("close");
  // Once the call has returned: the window is gone before a click could report that it is done.
  await choice.evaluate((button: HTMLElement) => void setTimeout(() => button.click()));
  await closing;
}

/** The service cannot be reached. */
export const losePostcode = (context: BrowserContext): Promise<unknown> =>
  context.route("**/postcode.v2.js", (route) => route.abort());
