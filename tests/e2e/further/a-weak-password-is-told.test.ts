import type { Page, Request, Route } from "playwright";
import { expect, inject, test } from "vitest";
import { addMember, inviteMember, opensSession, person } from "../../harness/account.ts";
import { administrator, settled, signIn, visit } from "../../harness/browser.ts";
import { dialog, readDialog } from "../../harness/dialog.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { mailedInvitation } from "../../harness/outbox.ts";
import { findAddress } from "../../harness/postcode.ts";
import { field, fill, goToAgreement, next, openForm } from "../../harness/sign-up-story.ts";
import { expectSound } from "../../harness/soundness.ts";

const origin = inject("origin");
openBrowser();

const sentence = "너무 흔하거나 쉽게 짐작할 수 있는 비밀번호입니다. 다른 비밀번호를 사용해 주세요.";
const told = (page: Page) => page.getByRole("main").getByText(sentence);
const asks = (request: Request) => request.url().includes("auth.judgePassword");
const passphrase = "river-Stone-7!";

/** Resolves once the server has been asked about a password and has answered. */
const judged = (page: Page, password: string) =>
  page
    .waitForResponse((answer) => asks(answer.request()) && (answer.request().postData() ?? "").includes(password))
    .then((answer) => answer.finished());

/** How often the sentence has come or gone from now on. */
async function countChanges(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle((text) => {
    const changes = { count: 0 };
    let isThere = document.body.innerText.includes(text);
    new MutationObserver(() => {
      const isNow = document.body.innerText.includes(text);
      if (isThere !== isNow) changes.count += 1;
      isThere = isNow;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return changes;
  }, sentence);
  return () => seen.evaluate(({ count }) => count);
}

test("API-53 a newcomer types what everybody takes, is told so, and is told no more at a passphrase", async () => {
  const { page, context, faults } = await openForm(browser);
  const asked: Request[] = [];
  page.on("request", (request) => void (asks(request) && asked.push(request)));
  const password = field(page, "password");
  await password.pressSequentially("Bulmo-2026!");
  await told(page).waitFor();
  expect(await password.getAttribute("aria-invalid")).toBe("true");
  await expectSound(page);

  const changes = await countChanges(page);
  // Still weak: what was said stays, and does not come and go.
  await Promise.all([judged(page, "Bulmo-2026!!"), password.pressSequentially("!")]);
  expect(await changes()).toBe(0);
  expect(await told(page).count()).toBe(1);
  await password.fill(passphrase);
  await told(page).waitFor({ state: "detached" });
  expect(await password.getAttribute("aria-invalid")).toBeNull();
  expect(await dialog(page).count()).toBe(0);

  await password.fill("gksrkfka-77!");
  await judged(page, "gksrkfka-77!");
  expect(await told(page).count()).toBe(0);
  // Typed on English keys it was the name that stands there now.
  await field(page, "name").fill("한가람");
  await told(page).waitFor();

  expect(asked.map((request) => request.method())).toEqual(asked.map(() => "POST"));
  expect(asked.map((request) => decodeURIComponent(request.url())).join("\n")).not.toMatch(/Bulmo|Stone|gksrkfka/u);
  expect(faults).toEqual([]);
  await context.close();
});

test("API-53 a weak one does not lead on to the agreement, which a passphrase does", async () => {
  const member = person("phrase");
  const { page, context } = await openForm(browser);
  await findAddress(page);
  await fill(page, { ...member, password: "Password2026!", confirmPassword: "Password2026!" });
  await next(page);
  expect(await readDialog(page)).toBe(sentence);
  expect(await page.locator(":focus").getAttribute("name")).toBe("password");
  await goToAgreement(page, { ...member, password: "spring-summer-autumn-winter-2026!" });
  await context.close();
});

test("API-53 what is answered too late is about another text, and without an answer one goes on", async () => {
  const member = person("unjudged");
  const { page, context } = await openForm(browser);
  const held = Promise.withResolvers<Route>();
  await page.route(/auth\.judgePassword/u, (route) =>
    (route.request().postData() ?? "").includes("Bulmo-2026!") ? held.resolve(route) : route.continue(),
  );
  await field(page, "password").fill("Bulmo-2026!");
  const late = await held.promise;
  const changes = await countChanges(page);
  await Promise.all([judged(page, passphrase), field(page, "password").fill(passphrase)]);
  await Promise.all([judged(page, "Bulmo-2026!"), late.continue()]);
  await page.unrouteAll();
  // The next answer comes behind the late one.
  await Promise.all([judged(page, "another-Pond-2!"), field(page, "password").fill("another-Pond-2!")]);
  expect(await changes()).toBe(0);

  await page.route(/auth\.judgePassword/u, (route) => route.abort());
  await goToAgreement(page, { ...member, password: passphrase });
  await context.close();
});

test("API-53 who is invited, and who changes theirs, is told while they type: also that it is their own name", async () => {
  const invited = await inviteMember(origin, "weakling", administrator);
  const first = await visit(browser);
  await first.page.goto(`${origin}/invitation${new URL(await mailedInvitation(origin, invited.email)).hash}`);
  await first.page.getByRole("heading", { name: "일섭문도회 회원으로 초대받으셨습니다" }).waitFor();
  await field(first.page, "password").fill("Qwer1234!");
  await told(first.page).waitFor();
  await field(first.page, "password").fill(passphrase);
  await told(first.page).waitFor({ state: "detached" });
  await first.context.close();

  const member = await addMember(origin, "renews", { nickname: "살구나무길" });
  const { page, context } = await visit(browser);
  await signIn(context, origin, member);
  await page.goto(`${origin}/password-setting`);
  await settled(page);
  await field(page, "password").fill(member.password);
  await page.getByRole("main").getByRole("button", { name: "확인" }).click();
  await page.getByRole("heading", { name: "새 비밀번호 설정" }).waitFor();
  // The page holds no nickname; the server knows whose session it is.
  await field(page, "password").fill("tkfrnskanrlf7!");
  await told(page).waitFor();
  await field(page, "confirmPassword").fill("tkfrnskanrlf7!");
  await page.getByRole("main").getByRole("button", { name: "비밀번호 변경" }).click();
  expect(await readDialog(page)).toBe(sentence);
  expect(await opensSession(origin, member)).toBe(true);
  await context.close();
});
