import { expect, test } from "vitest";
import { putPicture, textField, tool, write } from "../harness/writing.ts";
import { openWriting, openWritings } from "../harness/writing-story.ts";

openWritings();

test("SEE-17 BRD-21 a picture between two others stays chosen while the mouse moves, and is what a key removes", async () => {
  const { page, context, faults } = await openWriting();
  await textField(page).click();
  await write(page, "앞 문단");
  for (const description of ["첫째", "둘째", "셋째"]) await putPicture(page, description);
  const pictures = textField(page).locator("img[src]");
  const chosen = textField(page).locator(".ProseMirror-selectednode img[src]");
  const descriptions = () => pictures.evaluateAll((found) => found.map((one) => one.getAttribute("alt")));
  expect(await descriptions()).toEqual(["첫째", "둘째", "셋째"]);
  await pictures.nth(1).scrollIntoViewIfNeeded();
  const box = await pictures.nth(1).boundingBox();
  if (!box) throw new Error("the picture is not shown");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect.poll(() => chosen.getAttribute("alt")).toBe("둘째");
  await page.mouse.move(x + 5, y, { steps: 3 });
  await tool(page, "이미지 고치기").hover();
  expect(await chosen.getAttribute("alt")).toBe("둘째");
  await page.keyboard.press("Delete");
  await expect.poll(descriptions).toEqual(["첫째", "셋째"]);
  expect(await textField(page).innerText()).toContain("앞 문단");
  expect(faults).toEqual([]);
  await context.close();
});
