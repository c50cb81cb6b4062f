import { expect, test } from "vitest";
import { answerDialog } from "../harness/dialog.ts";
import { expectSound } from "../harness/soundness.ts";
import {
  pictureChooser,
  picturesOf,
  pngFile,
  send,
  shownIndex,
  storedPost,
  titleField,
  write,
} from "../harness/writing.ts";
import { beginText, openWritings, origin } from "../harness/writing-story.ts";

openWritings();

const lost = "아직 넣지 않은 이미지가 있습니다. 닫으면 적으신 대체 텍스트도 사라집니다.";

test("SEE-17 several pictures go in at once: each is sent, described and shown in the order of choice", async () => {
  const { page, context, faults } = await beginText("그림 앞");
  const formats = [
    { width: 300, height: 200 },
    { width: 200, height: 300 },
    { width: 250, height: 250 },
  ];
  let sent = 0;
  await page.route("**/api/upload", (route) => {
    sent += 1;
    return sent === 2 ? route.fulfill({ status: 503, contentType: "application/json", body: "{}" }) : route.continue();
  });
  await pictureChooser(page).setInputFiles(await Promise.all(formats.map((format, n) => pngFile(`${n}.png`, format))));
  const dialog = page.getByRole("dialog", { name: "이미지 3장 넣기" });
  const row = (number: number) => dialog.getByRole("group", { name: `${number}번째 이미지` });
  await row(1).getByText("올렸습니다.").waitFor();
  await row(3).getByText("올렸습니다.").waitFor();
  await expectSound(page);
  await dialog.getByRole("button", { name: "넣기", exact: true }).click();
  expect(await dialog.getByText("대체 텍스트를 입력하거나 장식용 이미지를 선택해 주세요.").count()).toBe(3);
  expect(await page.locator(":focus").getAttribute("id")).toBe(await row(1).getByRole("textbox").getAttribute("id"));
  await row(1).getByRole("textbox").fill("가로 그림");
  await row(2).getByRole("textbox").fill("세로 그림");
  await row(3).getByRole("checkbox", { name: "장식용 이미지" }).click();
  await dialog.getByRole("button", { name: "넣기", exact: true }).click();
  await dialog.getByText("올리지 못한 이미지가 있습니다. 다시 시도하시거나 빼 주세요.").waitFor();
  await row(2).getByRole("button", { name: "다시 시도" }).click();
  await row(2).getByText("올렸습니다.").waitFor();
  await dialog.getByRole("button", { name: "넣기", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await picturesOf(page).evaluateAll((all) => all.map((one) => one.getAttribute("alt")))).toEqual([
    "가로 그림",
    "세로 그림",
    "",
  ]);
  await write(page, "그림 뒤");
  await titleField(page).fill("여러 그림");
  await send(page);
  const { content } = await storedPost(origin, await shownIndex(page));
  expect(content).toMatch(
    /^<p>그림 앞<\/p><img [^>]*-300x200\/[^>]*><img [^>]*-200x300\/[^>]*><img [^>]*-250x250\/[^>]*><p>그림 뒤<\/p>$/u,
  );
  expect(faults.filter((fault) => !fault.includes("503"))).toEqual([]);
  await context.close();
});

test("SEE-17 NAV-31 what was said of pictures is not lost with their dialog unasked, and nothing is asked of who said nothing", async () => {
  const { page, context, faults } = await beginText("그림 앞");
  const dialog = page.getByRole("dialog", { name: "이미지 2장 넣기" });
  const said = dialog.getByRole("group", { name: "2번째 이미지" }).getByRole("textbox");
  const choose = async () =>
    pictureChooser(page).setInputFiles([await pngFile("1.png"), await pngFile("2.png", { width: 20, height: 30 })]);
  await choose();
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await choose();
  await said.fill("둘째 그림");
  await page.keyboard.press("Escape");
  await answerDialog(page, lost, "계속 작성");
  expect(await said.inputValue()).toBe("둘째 그림");
  await dialog.getByRole("button", { name: "취소" }).click();
  await answerDialog(page, lost, "닫기");
  await dialog.waitFor({ state: "hidden" });
  expect(await picturesOf(page).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
