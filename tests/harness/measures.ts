import { representatives } from "@bulmo/testing/figures";
import type { Page } from "playwright";
import { rulers } from "./page-rulers.ts";

const phone = 390;

/** What the page has wrong at the width that it is shown in; each fault once, however often it is there. */
async function faultsNow(page: Page, { isTouched }: { isTouched: boolean }): Promise<string[]> {
  const ofTexts = ["textFaults", "overlapFaults"].map((ruler) => `...${ruler}(texts)`);
  const ofElements = ["captionFaults", "fieldFaults", "shapeFaults", "overflowFaults"];
  if (isTouched) ofElements.push("targetFaults");
  const all = [...ofTexts, ...ofElements.map((ruler) => `...${ruler}(elements)`)].join(", ");
  const faults = await page.evaluate<string[]>(
    `(() => {${rulers}\nconst { texts, elements } = seen(); return [${all}]; })()`,
  );
  return [...new Set(faults)];
}

async function showAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // What another width shows or hides may do so slowly.
    const underWay = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(underWay.map(({ finished }) => finished));
  });
}

/** What is wrong on a phone, under a finger and then with letters of twice their size. */
export async function faultsOnPhone(page: Page): Promise<string[]> {
  await showAt(page, phone);
  const pressed = await faultsNow(page, { isTouched: true });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await showAt(page, phone);
  const enlarged = await faultsNow(page, { isTouched: false });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return [...pressed.map((fault) => `${phone} px: ${fault}`), ...enlarged.map((fault) => `200 %: ${fault}`)];
}

/** What a page has wrong at any width: those in between stand between two that are looked at always. */
export async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of representatives([2560, 1440, 1160, 1024, 768, 320], 0, 3, 5)) {
    await showAt(page, width);
    found.push(...(await faultsNow(page, { isTouched: false })).map((fault) => `${width} px: ${fault}`));
  }
  return [...found, ...(await faultsOnPhone(page))];
}
