import type { BrowserContext, BrowserContextOptions, Page } from "playwright";
import { afterEach, expect, test } from "vitest";
import { agreementMessages } from "@bulmo/contracts/agreement";
import { addMember, newKey, person } from "../../harness/account.ts";
import { announce, dayAhead, openAgreements, saveOtherwise } from "../../harness/agreement-story.ts";
import { signIn, settled, visit } from "../../harness/browser.ts";
import { answerDialog } from "../../harness/dialog.ts";
import { curator } from "../../harness/gallery-site.ts";
import { shiftsOf, watchShifts } from "../../harness/layout-shift.ts";
import { phone } from "../../harness/association-story.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { main, press, words } from "../../harness/page-text.ts";
import { agree, goToAgreement, openForm } from "../../harness/sign-up-story.ts";
import { expectSound } from "../../harness/soundness.ts";

const site = openAgreements();
openBrowser();

const opened: BrowserContext[] = [];
afterEach(() => Promise.all(opened.splice(0).map((context) => context.close())));

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

async function open(path: string, account?: { username: string; password: string }, device = desk) {
  const visitor = await visit(browser, device);
  opened.push(visitor.context);
  if (account) await signIn(visitor.context, site.origin, account);
  await watchShifts(visitor.page);
  await visitor.page.goto(site.origin + path);
  await settled(visitor.page);
  return visitor;
}

const phoneLead = "휴대전화에서 읽는 새 방침입니다.";
const lead = "새로 고친 이용약관입니다.";
/** What a member is told, beside what the page itself says. */
const notice = (page: Page) => page.getByRole("status").getByText(/부터 새 이용약관이/u);
const minutesToEffect = 31 * 24 * 60;

test("PAG-08 the secretary announces new terms, a visitor compares them, a member is told once, and the day comes", async () => {
  const effectiveOn = dayAhead(31);
  const secretary = await open("/terms", curator);
  await press(secretary.page, "고치기");
  await words(secretary.page, "머리말").fill(lead);
  await words(secretary.page, "1번째 줄, 장 제목").focus();
  await secretary.page.keyboard.press("End");
  await secretary.page.keyboard.press("Enter");
  await secretary.page.keyboard.type("제1조의2 (새 조)");
  await secretary.page.keyboard.press("Enter");
  await secretary.page.keyboard.type("새로 더한 본문입니다.");
  await press(secretary.page, "저장");
  await main(secretary.page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
  await expectSound(secretary.page);
  await press(secretary.page, "미리 보기");
  await secretary.page.frameLocator("iframe").getByText("새로 더한 본문입니다.").waitFor();
  await press(secretary.page, "계속 수정");
  await press(secretary.page, "공지");
  await main(secretary.page).getByLabel("시행일").fill(dayAhead(3));
  await main(secretary.page).getByText("법령이 정한 공지 기간보다 짧습니다.").waitFor();
  await main(secretary.page).getByLabel("바뀐 내용").fill("제1조의2를 더했습니다.");
  await main(secretary.page).getByLabel("시행일").fill(dayAhead(-1));
  await press(secretary.page, "공지하기");
  // A day that is past is told of at the field, and nobody is asked.
  await main(secretary.page).getByText(agreementMessages.dayTaken).waitFor();
  expect(await secretary.page.getByRole("dialog").count()).toBe(0);
  await expectSound(secretary.page);
  await main(secretary.page).getByLabel("시행일").fill(effectiveOn);
  await expectSound(secretary.page);
  await press(secretary.page, "공지하기");
  await answerDialog(secretary.page, "새 이용약관을 공지하시겠습니까?", "공지");
  await main(secretary.page).getByText("부터 새 이용약관이 시행됩니다.").waitFor();
  // It ends with a word, which has the focus.
  const ending = main(secretary.page)
    .getByRole("status")
    .getByText(/^\d{4}년 .+부터 시행되는 이용약관을 공지했습니다\.$/u);
  await expect.poll(() => ending.evaluate((line) => line === document.activeElement)).toBe(true);
  expect(secretary.faults).toEqual([]);

  const visitor = await open("/terms");
  expect(await main(visitor.page).getByText(lead).count()).toBe(0);
  await main(visitor.page).getByRole("link", { name: "미리 읽기" }).click();
  await main(visitor.page).getByText(lead).waitFor();
  expect(await visitor.page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(/\/terms$/u);
  await press(visitor.page, "앞 판과 비교");
  const compared = main(visitor.page).getByRole("group", { name: "낱말마다 비교한 두 판" });
  await compared.locator("ins", { hasText: "더한" }).first().waitFor();
  await expectSound(visitor.page);
  await main(visitor.page).getByRole("link", { name: "2022년 6월 1일 (수) 시행" }).click();
  await main(visitor.page).getByText("제1조 (목적)").first().waitFor();
  expect(await notice(visitor.page).count()).toBe(0);
  expect(visitor.faults).toEqual([]);

  const member = await addMember(site.origin, newKey("terms"));
  const first = await open("/", member);
  await notice(first.page).waitFor();
  await expectSound(first.page);
  expect(await shiftsOf(first.page)).toEqual([]);
  const confirmed = first.page.waitForResponse((response) => response.url().includes("agreement.acknowledge"));
  await first.page.getByRole("status").getByRole("button", { name: "확인" }).click();
  await confirmed;
  await notice(first.page).waitFor({ state: "detached" });
  const second = await open("/", member);
  await second.page.getByRole("button", { name: "로그아웃" }).waitFor();
  await second.page.waitForLoadState("networkidle");
  expect(await notice(second.page).count()).toBe(0);

  // Somebody fills in the form while the day begins.
  const newcomer = person(newKey("late"));
  const form = await openForm(browser, {}, site.origin);
  opened.push(form.context);
  await goToAgreement(form.page, newcomer);
  await agree(form.page, "전체 동의").click();
  await agree(form.page, "만 14세 이상").click();
  await site.move(minutesToEffect);
  await form.page.getByRole("button", { name: "회원가입", exact: true }).click();
  await answerDialog(form.page, "새 내용을 읽고 다시 동의해 주세요.");
  await form.page.getByText(lead).waitFor();
  expect(await agree(form.page, "전체 동의").isChecked()).toBe(false);
  await agree(form.page, "전체 동의").click();
  await agree(form.page, "만 14세 이상").click();
  await form.page.getByRole("button", { name: "회원가입", exact: true }).click();
  await form.page.getByRole("dialog").filter({ hasText: "회원가입완료" }).waitFor();

  const later = await open("/terms");
  await main(later.page).getByText(lead).waitFor();
  const theirs = await open("/my-page", newcomer);
  await main(theirs.page)
    .getByText(`${effectiveOn.replaceAll("-", ".")} 시행`)
    .waitFor();
  const file = await open(`/admin/member-manage/detail?email=${encodeURIComponent(newcomer.email)}`, curator);
  await main(file.page)
    .getByText(`${effectiveOn.replaceAll("-", ".")} 시행`)
    .waitFor();
});

test("PAG-08 on a phone the versions are read and compared, and a member is told of a new one once", async () => {
  await saveOtherwise(site.origin, "PRIVACY", phoneLead);
  await announce(site.origin, { document: "PRIVACY", effectiveOn: dayAhead(70), note: "머리말을 고쳤습니다." });
  const { page, faults } = await open("/personal-info", undefined, phone);
  const isWithin = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await main(page).getByRole("link", { name: "미리 읽기" }).tap();
  await main(page).getByText(phoneLead).waitFor();
  await isWithin();
  await main(page).getByRole("button", { name: "앞 판과 비교", exact: true }).tap();
  await main(page)
    .getByRole("group", { name: "낱말마다 비교한 두 판" })
    .locator("ins", { hasText: "휴대전화에서" })
    .first()
    .waitFor();
  await isWithin();
  await expectSound(page);
  await main(page).getByRole("region", { name: "판과 시행일" }).getByRole("link", { name: /시행$/u }).first().tap();
  await main(page).getByText(phoneLead).waitFor({ state: "detached" });

  const member = await addMember(site.origin, newKey("pocket"));
  const told = (one: Page) => one.getByRole("status").getByText(/부터 새 개인정보/u);
  const first = await open("/", member, phone);
  await told(first.page).waitFor();
  await expectSound(first.page);
  expect(await shiftsOf(first.page)).toEqual([]);
  const confirmed = first.page.waitForResponse((response) => response.url().includes("agreement.acknowledge"));
  await first.page.getByRole("status").getByRole("button", { name: "확인" }).tap();
  await confirmed;
  await told(first.page).waitFor({ state: "detached" });
  const second = await open("/my-page", member, phone);
  await main(second.page).getByText(member.email).first().waitFor();
  await second.page.waitForLoadState("networkidle");
  expect(await told(second.page).count()).toBe(0);
  expect([...faults, ...first.faults, ...second.faults]).toEqual([]);
});

test("PAG-08 of two administrators who write at once, the later one sees both texts and loses nothing", async () => {
  const { page } = await open("/personal-info", curator);
  await press(page, "고치기");
  await words(page, "머리말").fill("이쪽에서 고친 머리말입니다.");
  await saveOtherwise(site.origin, "PRIVACY", "저쪽에서 고친 머리말입니다.");
  await press(page, "저장");
  await main(page).getByRole("heading", { name: "다른 관리자가 먼저 저장했습니다" }).waitFor();
  await main(page).locator("ins", { hasText: "이쪽에서" }).waitFor();
  await press(page, "내 글로 저장");
  await answerDialog(page, "저장된 초안을 적으신 글로 바꿉니다.", "내 글로 저장");
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
  expect(await words(page, "머리말").inputValue()).toBe("이쪽에서 고친 머리말입니다.");
});

test("PAG-08 lines that are pasted with tabs and characters that nobody sees are saved as they are read", async () => {
  const { page } = await open("/personal-info", curator);
  await press(page, "고치기");
  await words(page, "3번째 줄, 본문").evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(0, area.value.length);
    const data = new DataTransfer();
    data.setData("text/plain", "1.\t목적\u0002\r\n둘째\u202E\t문단\r\n\u200B\r\n셋째 문단\v끝");
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => words(page, "4번째 줄, 본문").inputValue()).toMatch(/^둘째\s문단$/u);
  await press(page, "저장");
  await main(page)
    .getByText(/^초안 저장됨/u)
    .waitFor();
});
