import { isLong } from "@bulmo/testing/figures";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { found, listPath, openContents, origin, titlesOn } from "../../harness/content-story.ts";
import { readDialog } from "../../harness/dialog.ts";
import { loseAnswer } from "../../harness/lost-answer.ts";
import { expectSound } from "../../harness/soundness.ts";
import {
  brokenPictures,
  describe,
  hungOn,
  makeAll,
  onDisk,
  openWorks,
  pictures,
  smallPicture,
  smallPictures,
  standing,
  unfinished,
  work,
  works,
} from "../../harness/works-page.ts";
import { main } from "../../harness/writing.ts";

openContents();

/** Sixty are what one puts up after an exhibition. */
const all = isLong ? 60 : 12;
const brokenAt: [number, number, number] = [3, 7, all];
const whole = all - brokenAt.length;

/** Sixty of anything take their time on a machine that does other things as well; alone it is a fifth of this. */
const many = { timeout: 180_000 };

const titles = (count: number) => Array.from({ length: count }, (_, place) => `작품 ${place + 1}`);

async function describeAll(page: Page, count: number): Promise<void> {
  for (const [place, title] of titles(count).entries()) await describe(work(page, place + 1), title);
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What the pictures cause that were meant to be refused. */
const isRefusal = (fault: string) => /^answer: 41[35] .*\/api\/upload$|^console: .*status of 41[35]/u.test(fault);

test(
  `ADM-21 SEE-10 of ${all} pictures at once three are broken: ${whole} works, and three rows that say why and take another picture`,
  many,
  async () => {
    const [one, other, third] = await brokenPictures();
    const good = await smallPictures(all, (number) => `${number}_작품 ${number}.png`);
    const broken = [
      { number: brokenAt[0], ...one! },
      { number: brokenAt[1], ...other! },
      { number: brokenAt[2], ...third! },
    ];
    // Rows stand in the order of the numbers in the names.
    const given = broken.reduce(
      (files, { number, file }) => files.with(number - 1, { ...file, name: `${number}_${file.name}` }),
      good,
    );
    const files = await onDisk(given);
    const { page, context, faults } = await openWorks("SECOND_EXHIBITION");
    await expectSound(page);
    await pictures(page).setInputFiles(files.paths);
    expect(await works(page).count()).toBe(all);
    await expect.poll(() => standing(page).innerText()).toBe(`작품 ${all}점 가운데 3점의 사진에 문제가 있습니다.`);
    for (const { number, reason } of broken) expect(await work(page, number).innerText()).toContain(reason);
    // Names of files are neither titles nor descriptions.
    expect(await work(page, 1).getByLabel("제목").inputValue()).toBe("");
    expect(await work(page, 1).getByLabel("대체 텍스트").inputValue()).toBe("");

    await main(page).getByLabel("모든 작품의 작가").fill("김금어");
    await main(page).getByLabel("모든 작품의 문하").selectOption({ label: "석록 문하" });
    const common = main(page).getByRole("region", { name: "모든 작품에 같은 값 넣기" });
    await common.getByText("작품 기록").click();
    await common.getByRole("button", { name: "작가 더하기" }).click();
    await common.getByLabel("1번째 작가", { exact: true }).fill("김금어");
    await common.getByRole("button", { name: "작가 더하기" }).click();
    await common.getByLabel("2번째 작가", { exact: true }).fill("이화승");
    await common.getByRole("button", { name: "작가 더하기" }).click();
    await common.getByLabel("세로(cm)").fill("120");
    await expectSound(page);
    await main(page).getByRole("button", { name: "모두 적용" }).click();
    // Names that people gave are titles where one asks for it.
    await main(page).getByRole("button", { name: "빈 제목에 파일 이름 넣기" }).click();
    expect(await work(page, all).getByLabel("제목").inputValue()).toBe("huge");
    for (const [place, title] of titles(all).entries())
      await work(page, place + 1)
        .getByLabel("대체 텍스트")
        .fill(`${title}의 모습`);
    for (const { number } of broken) await work(page, number).getByLabel("제목").fill(`작품 ${number}`);
    await makeAll(page, whole);
    await expect.poll(() => standing(page).innerText()).toBe(`${whole}점을 올렸습니다. 3점이 남았습니다.`);
    const expected = titles(all).filter((_, place) => !brokenAt.includes(place + 1));
    expect(await hungOn("SECOND_EXHIBITION")).toEqual(expected);
    expect(await found("SECOND_EXHIBITION", whole)).toMatchObject({
      title: "작품 1",
      author: "김금어",
      subType: 3,
      height: "120",
      artists: [{ name: "김금어" }, { name: "이화승" }],
      content: expect.stringMatching(/^<img src="\/uploads\/[^"]+" alt="작품 1의 모습" \/>$/u),
    });

    // What is left stands above what hangs: it will hang before it.
    await work(page, 1).getByText(broken[0]!.reason).waitFor();
    // What no second try can help is not offered one.
    expect(await main(page).getByRole("button", { name: "다시 시도" }).count()).toBe(0);
    for (const number of [1, 2, 3])
      await work(page, number)
        .getByLabel(`${number}번째 작품 사진 파일`)
        .setInputFiles(await smallPicture("good.png"));
    await expect.poll(() => main(page).getByText("사진 준비됨").count()).toBe(3);
    await makeAll(page, 3);
    await expect.poll(() => standing(page).innerText()).toBe(`${all}점을 올렸습니다.`);
    expect(await hungOn("SECOND_EXHIBITION")).toEqual([...brokenAt.map((number) => `작품 ${number}`), ...expected]);
    expect(faults.filter((fault) => !isRefusal(fault))).toEqual([]);
    // Nothing is left to lose: leaving does not ask.
    await main(page).getByRole("link", { name: "목록에서 보기" }).click();
    await page.waitForURL(`${origin}${listPath}?type=SECOND_EXHIBITION`);
    await main(page)
      .getByRole("link", { name: `작품 ${all}`, exact: true })
      .waitFor();
    await context.close();
    await files.remove();
  },
);

/** Reloads a page that asks whether it may be left. */
async function reload(page: Page): Promise<void> {
  const asked = page.waitForEvent("dialog").then(async (dialog) => (await dialog.accept(), dialog.type()));
  const [kind] = await Promise.all([asked, page.reload()]);
  expect(kind).toBe("beforeunload");
}

test(
  "ADM-21 SEE-10 reloads in the middle of sending and of making lose nothing and make nothing twice",
  many,
  async () => {
    const { page, context } = await openWorks("THIRD_EXHIBITION");
    let sent = 0;
    // Ten pictures get through, then the line hangs.
    await page.route("**/api/upload", (route) => ((sent += 1) > 10 ? undefined : route.continue()));
    await pictures(page).setInputFiles(await smallPictures(20));
    await describeAll(page, 20);
    await work(page, 20).getByLabel("설명/캡션").fill("비단에 석채");
    await expect.poll(() => main(page).getByText("사진 준비됨").count()).toBe(10);
    await page.unroute("**/api/upload");
    await reload(page);

    await unfinished(page).getByText("20점이 남았습니다.").waitFor();
    await expectSound(page);
    await unfinished(page).getByRole("button", { name: "이어서 하기" }).click();
    await expect.poll(() => standing(page).innerText()).toBe("작품 20점의 사진이 준비되었습니다.");
    expect(await work(page, 20).getByLabel("제목").inputValue()).toBe("작품 20");
    expect(await work(page, 20).getByLabel("설명/캡션").inputValue()).toBe("비단에 석채");

    const before = (await hungOn("THIRD_EXHIBITION")).length;
    let made = 0;
    // The eighth is made and its answer lost; asking again hangs, and the reload comes meanwhile.
    await page.route("**/trpc/post.create*", (route) => {
      made += 1;
      if (made > 8) return undefined;
      return made === 8 ? loseAnswer(route) : route.continue();
    });
    await makeAll(page, 20);
    await expect.poll(() => made).toBe(9);
    expect(await titlesOn("THIRD_EXHIBITION")).toHaveLength(before + 8);
    await reload(page);
    await page.unroute("**/trpc/post.create*");
    await unfinished(page).getByText("7점을 올렸고, 13점이 남았습니다.").waitFor();
    await unfinished(page).getByRole("button", { name: "이어서 하기" }).click();
    await expect.poll(() => standing(page).innerText()).toBe("20점을 올렸습니다.");
    expect((await hungOn("THIRD_EXHIBITION")).slice(0, 20)).toEqual(titles(20));
    await page.reload();
    await main(page).getByRole("button", { name: "사진 고르기" }).waitFor();
    expect(await unfinished(page).count()).toBe(0);
    await context.close();
  },
);

test("a busy server and a lost connection are waited out, and no failure is shown meanwhile", async () => {
  const { page, context } = await openWorks("FOURTH_EXHIBITION");
  let tries = 0;
  await page.route("**/api/upload", (route) => {
    tries += 1;
    if (tries === 1)
      return route.fulfill({
        status: 429,
        headers: { "retry-after": "1" },
        json: { message: "요청이 너무 많습니다." },
      });
    return tries === 2
      ? route.fulfill({ status: 503, headers: { "retry-after": "1" }, json: { message: "바쁩니다." } })
      : route.continue();
  });
  await pictures(page).setInputFiles(await smallPictures(4));
  await expect.poll(() => standing(page).innerText()).toBe("작품 4점의 사진이 준비되었습니다.");
  await describeAll(page, 4);
  await context.setOffline(true);
  await makeAll(page, 4);
  await main(page).getByText("다시 시도하려고 기다리는 중").waitFor();
  expect(await main(page).getByRole("alert").count()).toBe(0);
  await context.setOffline(false);
  await expect.poll(() => standing(page).innerText()).toBe("4점을 올렸습니다.");
  expect(await hungOn("FOURTH_EXHIBITION")).toEqual(titles(4));
  await context.close();
});

test("ADM-19 BRD-30 what is missing is told beside its field, the rest can be made, and leaving asks", async () => {
  const { page, context } = await openWorks("FIRST_EXHIBITION");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await main(page).getByLabel("문하").count()).toBe(0);
  await pictures(page).setInputFiles([
    await smallPicture("01_수월관음도.png"),
    await smallPicture("02_IMG_0002.png"),
    await smallPicture("03_괘불.png"),
    (await brokenPictures())[0]!.file,
  ]);
  await work(page, 4).getByText("형식의 이미지만 올릴 수 있습니다.").waitFor();
  await main(page).getByRole("button", { name: "빈 제목에 파일 이름 넣기" }).click();
  expect(await work(page, 1).getByLabel("제목").inputValue()).toBe("수월관음도");
  expect(await work(page, 2).getByLabel("제목").inputValue()).toBe("");
  expect(await work(page, 1).getByLabel("대체 텍스트").inputValue()).toBe("");
  await main(page).getByRole("button", { name: "작품 올리기" }).click();
  expect(await readDialog(page)).toBe("1번째 작품: 대체 텍스트를 입력하거나 장식용 이미지를 선택해 주세요.");
  await expect
    .poll(() =>
      work(page, 1)
        .getByLabel("대체 텍스트")
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  expect(await work(page, 2).innerText()).toContain("제목을 입력해 주세요.");
  expect(await work(page, 2).innerText()).toContain("대체 텍스트를 입력하거나 장식용 이미지를 선택해 주세요.");
  await work(page, 1).getByLabel("대체 텍스트").fill("물에 비친 달과 관음");
  await work(page, 3).getByRole("checkbox", { name: "장식용 이미지" }).click();
  await expectSound(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await makeAll(page, 2);
  await expect.poll(() => standing(page).innerText()).toBe("2점을 올렸습니다. 2점이 남았습니다.");
  await expectSound(page);
  expect((await hungOn("FIRST_EXHIBITION")).slice(0, 2)).toEqual(["수월관음도", "괘불"]);
  const newest = (await titlesOn("FIRST_EXHIBITION")).length;
  expect(await found("FIRST_EXHIBITION", newest - 1)).toMatchObject({
    author: "큐레이터",
    content: expect.stringContaining('alt=""'),
  });
  await main(page).getByRole("link", { name: "목록에서 보기" }).click();
  expect(await readDialog(page, { button: "계속 작성" })).toContain("이 브라우저에 남아");
  await main(page).getByRole("link", { name: "목록에서 보기" }).click();
  await readDialog(page, { button: "나가기" });
  await page.waitForURL(`${origin}${listPath}?type=FIRST_EXHIBITION`);

  await main(page).getByRole("link", { name: "여러 작품 올리기" }).click();
  await unfinished(page).getByRole("button", { name: "버리기" }).click();
  expect(await readDialog(page, { button: "지우기" })).toContain("이미 올린 작품은 그대로 있습니다.");
  await main(page).getByRole("button", { name: "사진 고르기" }).waitFor();
  await page.reload();
  await main(page).getByRole("button", { name: "사진 고르기" }).waitFor();
  expect(await unfinished(page).count()).toBe(0);
  await context.close();
});

test("ADM-14 ADM-19 the other exhibitions and the list are one step away before anything is made", async () => {
  const { page, context, faults } = await openWorks("THIRD_EXHIBITION");
  const ways = main(page).getByRole("navigation", { name: "올릴 곳" });
  expect(await ways.locator('[aria-current="page"]').allInnerTexts()).toEqual(["제3회 불교미술전"]);
  await ways.getByRole("link", { name: "제2회 불교미술전" }).click();
  await main(page).getByRole("region", { name: "제2회 불교미술전" }).waitFor();
  await main(page).getByRole("link", { name: "목록", exact: true }).click();
  await page.waitForURL(`${origin}${listPath}?type=SECOND_EXHIBITION`);
  expect(faults).toEqual([]);
  await context.close();
});
