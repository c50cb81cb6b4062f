import { expect, inject, test } from "vitest";
import { main, openPage } from "../harness/association-story.ts";
import { awake } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";

const origin = inject("origin");
openBrowser();

test("ASC-02 offers three files and shows the colours, whose value can be copied", async () => {
  const { page, context } = await openPage(browser, origin + "/about/guide", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const files = main(page).getByRole("link", { name: /내려받기/u });
  expect(await files.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "/logo/bulmo-logo.ai",
    "/logo/bulmo-logo.jpg",
    "/logo/bulmo-logo.png",
  ]);
  const copy = main(page).getByRole("button", { name: "주홍의 색상값 복사" });
  await copy.click();
  await copy.getByText("복사했습니다").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("#B5382A");
  await context.close();
});

test("ASC-02 a file that is there is downloaded, one that is not is logged and shown as one quiet line", async () => {
  const { page, context, faults } = await openPage(browser, origin + "/about/guide");
  // Until then the browser takes the file itself, and says so itself.
  await awake(page);
  await page.route("**/logo/bulmo-logo.png", (route) =>
    route.fulfill({ contentType: "image/png", body: "picture", headers: { "content-disposition": "attachment" } }),
  );
  await page.route("**/logo/bulmo-logo.jpg", (route) => route.fulfill({ status: 404 }));
  await main(page).getByRole("link", { name: "JPG" }).click();
  await main(page).getByRole("alert").getByText("파일을 내려받지 못했습니다.").waitFor();
  expect(faults.filter((fault) => fault.startsWith("exception"))).toEqual([
    expect.stringMatching(/bulmo-logo\.jpg.*404/u),
  ]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    main(page).getByRole("link", { name: "PNG" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("bulmo-logo.png");
  await main(page).getByRole("alert").waitFor({ state: "hidden" });
  await context.close();
});

test("ASC-02 without a connection the line stands apart from the files, and what is logged names the file", async () => {
  const { page, context, faults } = await openPage(browser, origin + "/about/guide");
  // Until then the browser takes the file itself, and says so itself.
  await awake(page);
  await page.route("**/logo/bulmo-logo.jpg", (route) => route.abort());
  const link = main(page).getByRole("link", { name: "PNG" });
  await main(page).getByRole("link", { name: "JPG" }).click();
  const line = main(page).getByRole("alert");
  await line.waitFor();
  const [above, below] = await Promise.all([link.boundingBox(), line.boundingBox()]);
  expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(8);
  expect(faults.filter((fault) => fault.startsWith("exception"))).toEqual([
    expect.stringMatching(/bulmo-logo\.jpg could not be asked for/u),
  ]);
  await context.close();
});
