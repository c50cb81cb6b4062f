import { expect, test } from "vitest";
import { listPath, openAsCurator, openContents, origin, site } from "../harness/content-story.ts";
import { expectSound } from "../harness/soundness.ts";
import { onDisk, smallPictures } from "../harness/works-page.ts";
import { main } from "../harness/writing.ts";

openContents();

test("EXH-06 many photographs come into an album at once as works do, and one text describes them where none was written", async () => {
  const album = { title: "행사 사진", address: "photo", kind: "ALBUM", readers: "ADMINISTRATORS" };
  await site.call("POST", "/api/board", album);
  await site.call("POST", "/api/board", { title: "자료실", address: "papers" });
  const { page, context, faults } = await openAsCurator(`${listPath}?type=photo`);
  await main(page).getByRole("link", { name: "여러 사진 올리기" }).click();
  await page.waitForURL(`${origin}/admin/content-manage/works?type=photo`);
  await main(page).getByRole("region", { name: "행사 사진" }).waitFor();
  await page.getByRole("heading", { level: 1, name: "여러 사진 올리기" }).waitFor();
  expect(await page.title()).toContain("여러 사진 올리기");
  await expectSound(page);
  const files = await onDisk(await smallPictures(3, (number) => `${number}_다례재 ${number}.png`));
  await main(page).getByLabel("사진 파일", { exact: true }).setInputFiles(files.paths);
  const photo = (number: number) => main(page).getByRole("group", { name: `${number}번째 사진`, exact: true });
  expect(await photo(1).getByLabel("작가").count()).toBe(0);
  await main(page).getByRole("button", { name: "빈 제목에 파일 이름 넣기" }).click();
  await photo(2).getByLabel("대체 텍스트").fill("차를 올리는 스님");
  await main(page).getByLabel("대체 텍스트가 빈 사진의 대체 텍스트").fill("가을 다례재의 한때");
  await main(page).getByRole("button", { name: "모두 적용" }).click();
  expect(await photo(1).getByLabel("대체 텍스트").inputValue()).toBe("가을 다례재의 한때");
  expect(await photo(2).getByLabel("대체 텍스트").inputValue()).toBe("차를 올리는 스님");
  await expectSound(page);
  await main(page).getByRole("button", { name: "사진 올리기" }).click();
  await page.getByRole("dialog").getByText("사진 3장을 행사 사진에 올립니다.").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "확인", exact: true }).click();
  await main(page).getByRole("status").getByText("3장을 올렸습니다.").waitFor();
  const onward = main(page).getByRole("link", { name: "목록에서 보기" });
  await expect.poll(() => onward.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  const titlesOf = () => main(page).getByRole("table").getByRole("link").allInnerTexts();
  await expect.poll(titlesOf).toEqual(["다례재 1", "다례재 2", "다례재 3"]);
  // A board of texts takes none, and says where the way goes on.
  await page.goto(`${origin}/admin/content-manage/works?type=papers`);
  await main(page).getByText("여러 장을 한꺼번에 올리는 곳이 아닙니다.").waitFor();
  await main(page).getByRole("link", { name: "목록" }).last().click();
  await page.waitForURL(`${origin}/admin/content-manage/list?type=papers`);
  expect(faults).toEqual([]);
  await context.close();
  await files.remove();
});

test("ADM-14 an address that names no board leads to that of the list which is shown", async () => {
  const { page, context, faults } = await openAsCurator(`${listPath}?type=EXHIBITION_99`);
  await page.waitForURL(origin + listPath);
  await page.goto(`${origin}${listPath}?type=trip-photos`);
  await page.waitForURL(origin + listPath);
  await page.goto(`${origin}${listPath}?type=notice`);
  await main(page).getByRole("link", { name: "공지사항", exact: true }).and(page.locator("[aria-current]")).waitFor();
  expect(page.url()).toBe(`${origin}${listPath}?type=notice`);
  expect(faults).toEqual([]);
  await context.close();
});
