import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { member, settled, signIn, visit, visitWithoutScripts } from "../../harness/browser.ts";
import { answerDialog } from "../../harness/dialog.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { keepPageText, main, openText, press, words } from "../../harness/page-text.ts";
import { carry, pickUp } from "../../harness/pick-up.ts";
import { expectSound } from "../../harness/soundness.ts";

const origin = inject("origin");
const url = `${origin}/about/greeting`;
let greeting: Awaited<ReturnType<typeof keepPageText>>;

beforeAll(async () => {
  greeting = await keepPageText(origin, "greeting");
});
afterAll(() => greeting.restore());
openBrowser();
beforeEach(() => greeting.discard());

const first = "2번째 문단";

test("PAG-01 neither visitors nor members see 고치기, nor load anything of it", async () => {
  const { page, context, faults } = await visit(browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await signIn(context, origin, member);
  await page.goto(url);
  await settled(page);
  await page.getByRole("button", { name: "로그아웃" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await main(page).getByRole("button", { name: "고치기" }).count()).toBe(0);
  expect(asked.filter((address) => /page-text-(?:tools|editor)|pageText\.getDraft/u.test(address))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test("PAG-01 PAG-02 by keys: a paragraph is split and joined, saved as a draft, looked at and published", async () => {
  const { page, context, faults } = await openText(browser, url);
  await expectSound(page);
  const before = await greeting.shown();
  await words(page, "1번째 문단").focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("새로 쓰는 첫 문단입니다.");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe(first);
  await page.keyboard.press("Backspace");
  await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe("1번째 문단");
  await page.keyboard.press("Enter");
  await press(page, "저장");
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
  expect(await greeting.shown()).toEqual(before);
  await press(page, "미리 보기");
  const frame = page.frameLocator("iframe");
  await frame.getByText("새로 쓰는 첫 문단입니다.").waitFor();
  const windowOf = () => page.locator("iframe").evaluate((one: HTMLIFrameElement) => one.contentWindow?.innerWidth);
  expect(await windowOf()).toBe(1440);
  await press(page, "휴대전화 (390)");
  await expect.poll(windowOf).toBe(390);
  await expectSound(page);
  await press(page, "계속 수정");
  await press(page, "공개");
  await answerDialog(page, "공개하시겠습니까?", "공개");
  await main(page).getByText("새로 쓰는 첫 문단입니다.", { exact: true }).waitFor();
  await expect.poll(() => page.locator(":focus").innerText()).toBe("고치기");
  // Nothing runs in the preview, which says so to the script that looks into it here.
  expect(faults.filter((fault) => !fault.includes("Blocked script execution in 'about:blank'"))).toEqual([]);
  await context.close();
  const visitor = await visitWithoutScripts(browser, url);
  await main(visitor.page).getByText("새로 쓰는 첫 문단입니다.", { exact: true }).waitFor();
  await visitor.context.close();
});

test("PAG-01 by mouse: blocks are added, moved by keys, removed and brought back; a reading is put on Hanja", async () => {
  const { page, context } = await openText(browser, url);
  await words(page, "1번째 문단").click();
  await press(page, "1번째 문단 아래에 더하기");
  await page.getByRole("menuitem", { name: "소제목" }).click();
  await page.keyboard.type("佛母의 길");
  await words(page, "2번째 소제목").evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 2));
  await press(page, "2번째 소제목 다루기");
  await page.getByRole("menuitem", { name: "고른 한자에 음 달기" }).click();
  await page.getByRole("textbox", { name: "‘佛母’의 음" }).fill("불모");
  await press(page, "음 달기");
  await expect.poll(() => words(page, "2번째 소제목").inputValue()).toBe("{佛母|불모}의 길");
  await words(page, "제목").focus();
  await main(page).locator("[data-block] rt").filter({ hasText: "불모" }).waitFor();
  await words(page, "2번째 소제목").focus();
  await pickUp(page, main(page).getByRole("button", { name: "2번째 소제목 옮기기" }));
  await carry(page, "ArrowUp", "1번째 자리에");
  await page.keyboard.press("Space");
  await words(page, "1번째 소제목").focus();
  await press(page, "1번째 소제목 다루기");
  await page.getByRole("menuitem", { name: "지우기" }).click();
  await expect.poll(() => words(page, "1번째 소제목").count()).toBe(0);
  await press(page, "되돌리기");
  await words(page, "1번째 소제목").waitFor();
  await press(page, "저장");
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
  expect((await greeting.read()).draft?.text.blocks[0]).toEqual({ type: "HEADING", text: "{佛母|불모}의 길" });
  await context.close();
});

test("PAG-01 what is pasted keeps its paragraphs and nothing that runs, and is told what was left out", async () => {
  const { page, context, faults } = await openText(browser, url);
  await words(page, "1번째 문단").evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(0, area.value.length);
    const data = new DataTransfer();
    data.setData("text/plain", "첫째\r\n둘째\u202E 🪷\r\n");
    data.setData(
      "text/html",
      "<p><b>첫째</b></p><script>window.ran = 1</script><img src=x onerror='window.ran = 1'><p>둘째</p>",
    );
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await main(page).getByText("글자만 붙여 넣었습니다. 빠진 것: 사진, 글자 꾸밈.").waitFor();
  expect(await words(page, "1번째 문단").inputValue()).toBe("첫째");
  expect(await words(page, "2번째 문단").inputValue()).toBe("둘째 🪷");
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  // The page's policy says what it would not have run either.
  expect(faults.filter((fault) => !fault.includes("Content Security Policy"))).toEqual([]);
  await context.close();
});

test("PAG-01 40,000 characters are written, saved and kept; a link to nowhere is told of", async () => {
  const { page, context } = await openText(browser, url);
  const long = "가나다라 ".repeat(8_000).trim();
  await words(page, "1번째 문단").fill(long);
  await press(page, "1번째 문단 아래에 더하기");
  await page.getByRole("menuitem", { name: "링크" }).click();
  await words(page, "2번째 링크").fill("어디에도 없는 페이지");
  await words(page, "2번째 링크의 주소").fill("nowhere");
  await press(page, "저장");
  await main(page).getByText("링크의 주소는 https://로 시작하거나").first().waitFor();
  await words(page, "2번째 링크의 주소").fill("/nowhere");
  await words(page, "제목").focus();
  await main(page).getByText("이 누리집에 없는 페이지입니다.").waitFor();
  await press(page, "저장");
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
  expect((await greeting.read()).draft?.text.blocks[0]).toEqual({ type: "PARAGRAPH", text: long });
  await context.close();
});

test("PAG-02 two who edit at once lose nothing: both texts are compared, and one is chosen", async () => {
  const { page, context } = await openText(browser, url);
  await words(page, "제목").fill("이쪽에서 고친 제목");
  await greeting.save({ ...(await greeting.shown()), title: "저쪽에서 고친 제목" });
  await press(page, "저장");
  await main(page).getByRole("heading", { name: "다른 관리자가 먼저 저장했습니다" }).waitFor();
  await main(page).locator("del").filter({ hasText: "저쪽에서" }).waitFor();
  await main(page).locator("ins").filter({ hasText: "이쪽에서" }).waitFor();
  await expectSound(page);
  await press(page, "계속 작성");
  expect(await words(page, "제목").inputValue()).toBe("이쪽에서 고친 제목");
  await press(page, "저장");
  await press(page, "내 글로 저장");
  await answerDialog(page, "저장된 초안을 적으신 글로 바꿉니다.", "내 글로 저장");
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
  expect((await greeting.read()).draft?.text.title).toBe("이쪽에서 고친 제목");
  await context.close();
});

test("PAG-02 on a dead line nothing is lost, and what was not saved is offered again", async () => {
  const { page, context } = await openText(browser, url);
  await page.route("**/trpc/pageText.saveDraft**", (route) => route.abort());
  await words(page, "제목").fill("저장되지 않은 제목");
  await press(page, "저장");
  await main(page).getByRole("alert").filter({ hasText: "적으신 글은 이 화면에 그대로 있습니다." }).waitFor();
  expect(await words(page, "제목").inputValue()).toBe("저장되지 않은 제목");
  await main(page).getByText("저장 안 됨 · 이 브라우저에는 보관되어 있습니다.").waitFor();
  page.on("dialog", (asked) => void asked.accept());
  await page.reload();
  await press(page, "고치기");
  await main(page).getByText("저장된 초안이 있습니다.").waitFor();
  await press(page, "불러오기");
  expect(await words(page, "제목").inputValue()).toBe("저장되지 않은 제목");
  await context.close();
});

test("PAG-02 in two tabs of one administrator nothing is lost", async () => {
  const { page, context } = await openText(browser, url);
  const other = await context.newPage();
  await other.goto(url);
  await press(other, "고치기");
  await words(page, "제목").fill("첫째 탭의 제목");
  await words(other, "제목").fill("둘째 탭의 제목");
  await press(page, "저장");
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
  expect(await words(other, "제목").inputValue()).toBe("둘째 탭의 제목");
  await press(other, "저장");
  await main(other).locator("del").filter({ hasText: "첫째" }).waitFor();
  await main(other).locator("ins").filter({ hasText: "둘째" }).waitFor();
  await press(other, "계속 작성");
  expect(await words(other, "제목").inputValue()).toBe("둘째 탭의 제목");
  other.on("dialog", (asked) => void asked.accept());
  await other.reload();
  await press(other, "고치기");
  await press(other, "불러오기");
  expect(await words(other, "제목").inputValue()).toBe("둘째 탭의 제목");
  expect((await greeting.read()).draft?.text.title).toBe("첫째 탭의 제목");
  await context.close();
});

test("PAG-02 a server that cannot write is told of in one line, and what was typed stays and is saved afterwards", async () => {
  const { page, context } = await openText(browser, url);
  await page.route("**/trpc/pageText.saveDraft**", (route) => route.fulfill({ status: 503, body: "" }));
  await words(page, "제목").fill("자리가 없을 때의 제목");
  await press(page, "저장");
  await main(page).getByRole("alert").filter({ hasText: "적으신 글은 이 화면에 그대로 있습니다." }).waitFor();
  expect(await words(page, "제목").inputValue()).toBe("자리가 없을 때의 제목");
  await page.unroute("**/trpc/pageText.saveDraft**");
  await press(page, "저장");
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
  expect((await greeting.read()).draft?.text.title).toBe("자리가 없을 때의 제목");
  await context.close();
});

test("PAG-03 a version that was published is compared word by word and comes back", async () => {
  const began = await greeting.shown();
  const { page, context } = await openText(browser, url);
  await words(page, "제목").fill("바뀐 제목");
  await press(page, "공개");
  await answerDialog(page, "공개하시겠습니까?", "공개");
  await main(page).getByRole("heading", { name: "바뀐 제목" }).waitFor();
  await press(page, "고치기");
  await press(page, "공개한 판");
  const before = main(page).getByRole("listitem").filter({ hasText: "지금 글과 비교" }).nth(1);
  await before.getByRole("button", { name: "지금 글과 비교" }).click();
  await main(page).locator("ins").filter({ hasText: "바뀐" }).first().waitFor();
  await expectSound(page);
  await before.getByRole("button", { name: "초안으로 되살리기" }).click();
  await expect.poll(() => words(page, "제목").inputValue()).toBe(began.title);
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
  await context.close();
});

test("PAG-03 on a phone the oldest of many versions is turned to, compared where it stands, and comes back", async () => {
  const began = await greeting.shown();
  for (let place = 1; place <= 21; place += 1) await greeting.publish({ ...began, title: `${place}번째 제목` });
  const { number } = (await greeting.read()).published;
  const { page, context } = await openText(browser, url, { viewport: { width: 390, height: 800 }, hasTouch: true });
  await press(page, "공개한 판");
  const versions = main(page).getByRole("listitem").filter({ hasText: "지금 글과 비교" });
  await versions.filter({ hasText: new RegExp(`^${number}판 · `, "u") }).waitFor();
  expect(await versions.count()).toBe(20);
  expect(await main(page).getByRole("button", { name: "더 최근 판" }).isDisabled()).toBe(true);
  await expectSound(page);
  const oldest = versions.filter({ hasText: "누리집이 처음에 싣고 있던 글" });
  for (let left = number; left > 20; left -= 20) {
    await press(page, "더 오래된 판");
    await versions.filter({ hasText: new RegExp(`^${left - 20}판 · `, "u") }).waitFor();
    await expect.poll(() => page.locator(":focus").innerText()).toBe("공개한 판");
  }
  await oldest.getByRole("button", { name: "지금 글과 비교" }).tap();
  await oldest.locator("ins").filter({ hasText: "21번째" }).waitFor();
  expect(await main(page).getByRole("button", { name: "더 오래된 판" }).isDisabled()).toBe(true);
  await expectSound(page);
  await oldest.getByRole("button", { name: "초안으로 되살리기" }).tap();
  await expect.poll(() => words(page, "제목").inputValue()).not.toBe("21번째 제목");
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
  await context.close();
});

test("PAG-02 on a phone the text is edited in its place, with what can be done with a block below it", async () => {
  const { page, context } = await openText(browser, url, { viewport: { width: 390, height: 800 }, hasTouch: true });
  await words(page, "1번째 문단").tap();
  const add = main(page).getByRole("button", { name: "1번째 문단 아래에 더하기" });
  await add.waitFor();
  const [words_, tools] = [await words(page, "1번째 문단").boundingBox(), await add.boundingBox()];
  expect(tools!.y).toBeGreaterThanOrEqual(words_!.y + words_!.height - 1);
  await expectSound(page);
  await add.tap();
  await page.getByRole("menuitem", { name: "덧붙이는 말" }).tap();
  await words(page, "2번째 덧붙이는 말").fill("휴대전화에서 적은 말");
  await press(page, "저장");
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
  expect((await greeting.read()).draft?.text.blocks[1]).toEqual({ type: "NOTE", text: "휴대전화에서 적은 말" });
  await context.close();
});
