import { expect, test } from "vitest";
import { addMember } from "../../harness/account.ts";
import { fillSignIn, signIn, visit } from "../../harness/browser.ts";
import { listPath, openAsCurator, openContents, origin, titlesOn } from "../../harness/content-story.ts";
import { curator } from "../../harness/gallery-site.ts";
import { browser } from "../../harness/open-browser.ts";
import { carry, pickUp } from "../../harness/pick-up.ts";
import { expectSound } from "../../harness/soundness.ts";
import {
  hungOn,
  openWorks,
  pictures,
  smallPicture,
  smallPictures,
  standing,
  work,
  works,
  worksPath,
} from "../../harness/works-page.ts";
import { main } from "../../harness/writing.ts";

openContents();

test("works are put in order, removed and made by keys alone; dropped pictures are taken as chosen ones", async () => {
  const before = (await titlesOn("FIRST_EXHIBITION")).length;
  const { page, context } = await openWorks("FIRST_EXHIBITION");
  const [first, second] = [await smallPicture("a.png"), await smallPicture("b.png")];
  await pictures(page).setInputFiles([first, second]);
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], "c.png", { type: "image/png" }));
      return transfer;
    },
    [...(await smallPicture("c.png")).buffer],
  );
  await main(page).dispatchEvent("drop", { dataTransfer: dropped });
  await expect.poll(() => works(page).count()).toBe(3);
  await expect.poll(() => standing(page).innerText()).toBe("작품 3점의 사진이 준비되었습니다.");

  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await work(page, 1).getByLabel("제목").focus();
  await page.keyboard.type("처음 것");
  // Author and caption, then the description and 장식용 이미지.
  await press("Tab", "Tab", "Tab");
  await page.keyboard.type("첫 그림");
  await work(page, 2).getByLabel("제목").focus();
  await page.keyboard.type("다음 것");
  await press("Tab", "Tab", "Tab", "Tab", "Space");
  await pickUp(page, main(page).getByRole("button", { name: "1번째 작품 옮기기" }));
  await page.getByText("‘처음 것’ 작품을 집었습니다. 지금 1번째 자리입니다.").waitFor({ state: "attached" });
  await carry(page, "ArrowDown", "‘처음 것’ 작품이 3개 가운데 2번째 자리에 있습니다.");
  await press("Space");
  await expect.poll(() => work(page, 2).getByLabel("제목").inputValue()).toBe("처음 것");
  await main(page).getByRole("button", { name: "3번째 작품 빼기" }).focus();
  await press("Enter");
  await expect.poll(() => works(page).count()).toBe(2);
  await expect
    .poll(() =>
      work(page, 2)
        .getByLabel("제목")
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await main(page).getByRole("button", { name: "작품 올리기" }).focus();
  await press("Enter");
  await page.getByRole("dialog").getByText("작품 2점을").waitFor();
  await press("Tab", "Enter");
  await expect.poll(() => standing(page).innerText()).toBe("2점을 올렸습니다.");
  expect((await hungOn("FIRST_EXHIBITION")).slice(before)).toEqual(["다음 것", "처음 것"]);
  await context.close();
});

test("two tabs do not put up works of the same exhibition; another exhibition is free", async () => {
  const { page, context } = await openWorks("FIRST_EXHIBITION");
  await pictures(page).setInputFiles(await smallPictures(1));
  const other = await context.newPage();
  await other.goto(`${origin}${worksPath}?type=FIRST_EXHIBITION`);
  await main(other).getByRole("alert").filter({ hasText: "다른 탭에서 이곳에 작품을 올리고 있습니다." }).waitFor();
  await other.goto(`${origin}${worksPath}?type=FOURTH_EXHIBITION`);
  await main(other).getByRole("button", { name: "사진 고르기" }).waitFor();
  await context.close();
});

test("NAV-20 NAV-22 the page of many works is for administrators alone, and not for search engines", async () => {
  const address = `${worksPath}?type=SECOND_EXHIBITION`;
  const { page, context } = await visit(browser);
  await page.goto(origin + address);
  await page.waitForURL(/\/sign-in\?origin=/u);
  await fillSignIn(page, curator);
  await page.waitForURL(origin + address);
  await main(page).getByRole("button", { name: "사진 고르기" }).waitFor();
  await context.close();
  const outsider = await visit(browser);
  await signIn(outsider.context, origin, await addMember(origin, "outsideworks"));
  await outsider.page.goto(origin + address);
  await outsider.page.waitForURL(`${origin}/sign-in`);
  expect(await main(outsider.page).getByRole("button", { name: "사진 고르기" }).count()).toBe(0);
  await outsider.context.close();
  expect(await (await fetch(origin + address)).text()).toMatch(/<meta name="robots" content="noindex/u);
});

test("ADM-14 on a phone the administrators' menu is folded, so that the content comes first", async () => {
  const { page, context } = await openAsCurator(`${listPath}?type=SECOND_EXHIBITION`);
  await page.setViewportSize({ width: 390, height: 844 });
  const toggle = main(page).getByRole("button", { name: "관리자 메뉴" });
  const menu = main(page).getByRole("navigation", { name: "관리자" });
  expect(await toggle.getAttribute("aria-expanded")).toBe("false");
  expect(await menu.isVisible()).toBe(false);
  await toggle.press("Enter");
  await expectSound(page);
  await menu.getByRole("link", { name: "회원 등록" }).click();
  await page.waitForURL(`${origin}/admin/member-manage/register`);
  await expect.poll(() => menu.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await toggle.isVisible()).toBe(false);
  expect(await menu.isVisible()).toBe(true);
  await context.close();
});
