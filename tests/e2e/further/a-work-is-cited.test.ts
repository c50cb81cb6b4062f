import { expect, test } from "vitest";
import { main, openPage, phone, wide } from "../../harness/association-story.ts";
import { openContents, origin, site } from "../../harness/content-story.ts";
import { visitWithoutScripts } from "../../harness/browser.ts";
import { dialog } from "../../harness/dialog.ts";
import { browser } from "../../harness/open-browser.ts";
import { expectSound } from "../../harness/soundness.ts";

openContents();

const type = "FOURTH_EXHIBITION";

test.each([
  ["at a desk", wide],
  ["on a phone", phone],
])(
  "WRK-05 WRK-09 %s a visitor sees a work's address, copies a citation and takes a file along",
  async (_case, device) => {
    const index = await site.hang({
      type,
      title: "나한도",
      author: "한석록",
      format: { width: 600, height: 800 },
      alt: "나한",
    });
    const path = `/gallery/exhibition/4/detail?type=${type}&index=${index}`;
    const { page, context, faults } = await openPage(browser, origin + path, device);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const address = await main(page)
      .getByRole("link", { name: /\/w\/\d+$/u })
      .innerText();
    const button = main(page).getByRole("button", { name: "인용하기" });
    await button.click();
    await dialog(page).getByText(`한석록. (n.d.). 나한도 [Artwork].`).waitFor();
    await expectSound(page);
    await dialog(page).getByRole("button", { name: "국내 논문 방식 인용 복사" }).click();
    await dialog(page).getByText("복사했습니다").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^한석록, 〈나한도〉, .+\.$/u);
    expect(copied).toContain(address);
    const download = page.waitForEvent("download");
    await dialog(page).getByRole("link", { name: "BibTeX 내려받기" }).click();
    expect((await download).suggestedFilename()).toMatch(/^work-\d+\.bib$/u);
    await page.keyboard.press("Escape");
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
    // Wherever it hangs later, the address leads to it.
    await main(page).getByRole("link", { name: address }).click();
    await page.waitForURL((url) => url.pathname + url.search === path);
    await context.close();
  },
);

test("WRK-05 WRK-09 without scripts the address is there, and no button that would do nothing", async () => {
  const index = await site.hang({ type, title: "산신도", author: "한석록", text: "<p>산신</p>" });
  const { page, context } = await visitWithoutScripts(
    browser,
    `${origin}/gallery/exhibition/4/detail?type=${type}&index=${index}`,
  );
  await main(page)
    .getByRole("link", { name: /\/w\/\d+$/u })
    .waitFor();
  expect(await main(page).getByRole("button", { name: "인용하기" }).isVisible()).toBe(false);
  await context.close();
});

test.each([
  ["CC_BY", true],
  ["IN_COPYRIGHT", false],
])("WRK-06 WRK-09 under %s a work's page leads to another viewer without scripts: %s", async (rights, isOpen) => {
  const index = await site.hang({
    type,
    title: "관음도",
    author: "한석록",
    format: { width: 600, height: 800 },
    alt: "관음",
    rights,
  });
  const path = `/gallery/exhibition/4/detail?type=${type}&index=${index}`;
  const { page, context } = await visitWithoutScripts(browser, origin + path);
  const address = await main(page)
    .getByRole("link", { name: /\/w\/\d+$/u })
    .innerText();
  const viewers = main(page).getByRole("link", { name: "다른 뷰어로 열기" });
  const manifest = `${address.replace("/w/", "/iiif/work/")}/manifest.json`;
  const addresses = await viewers.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(isOpen ? [`https://projectmirador.org/embed/?iiif-content=${manifest}`] : []);
  await context.close();
});
