import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { addMember, newKey, opensSession, type Person } from "../harness/account.ts";
import { administrator, signIn, visit } from "../harness/browser.ts";
import { dialog } from "../harness/dialog.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { callsOf } from "../harness/question.ts";

const origin = inject("origin");
openBrowser();

const buttonOf = (page: Page, { name }: Person, label: string) =>
  page.getByRole("main").getByRole("button", { name: `${name} ${label}`, exact: true });

async function openList(term: string) {
  const opened = await visit(browser);
  await signIn(opened.context, origin, administrator);
  await opened.page.goto(`${origin}/admin/member-manage/list?search=${encodeURIComponent(term)}`);
  return opened;
}

test("ADM-03 API-22 a member whom another administrator has suspended meanwhile stays suspended", async () => {
  const person = await addMember(origin, newKey("twice"));
  const { page, context } = await openList(person.email);
  await buttonOf(page, person, "다른 설정").click();
  await page.getByRole("menuitem", { name: "활동 정지", exact: true }).click();
  await dialog(page).getByText("활동을 정지합니다.").waitFor();
  const { call } = await callsOf(origin, administrator);
  const { _id: id } = await call<{ _id: string }>("GET", `/users/${person.email}`);
  expect(await call("PUT", "/users/is-active", { id })).toEqual({ isActive: false });
  await dialog(page).getByRole("button", { name: "활동 정지", exact: true }).click();
  await dialog(page).getByText("회원의 활동이 정지되었습니다.", { exact: true }).waitFor();
  expect(await opensSession(origin, person)).toBe(false);
  await context.close();
});

test("ADM-05 two rows that are saved at once are both busy until each is done", async () => {
  const people = [await addMember(origin, "rowone"), await addMember(origin, "rowtwo")] as const;
  const { page, context } = await openList("painterrow");
  const held: PromiseWithResolvers<void>[] = [];
  await page.route("**/trpc/user.updateRole**", async (route) => {
    const wait = Promise.withResolvers<void>();
    held.push(wait);
    await wait.promise;
    await route.continue();
  });
  for (const [place, person] of people.entries()) {
    await buttonOf(page, person, "직책 수정").click();
    await page.getByRole("textbox", { name: `${person.name} 직책`, exact: true }).fill("이사");
    await buttonOf(page, person, "직책 저장").click();
    await expect.poll(() => held.length).toBe(place + 1);
  }
  const isSaving = (person: Person) => buttonOf(page, person, "직책 저장").getAttribute("aria-busy");
  expect(await Promise.all(people.map(isSaving))).toEqual(["true", "true"]);
  held[1]?.resolve();
  await buttonOf(page, people[1], "직책 수정").waitFor();
  expect(await isSaving(people[0])).toBe("true");
  held[0]?.resolve();
  await buttonOf(page, people[0], "직책 수정").waitFor();
  const { call } = await callsOf(origin, administrator);
  for (const { email } of people)
    expect(await call<{ role: string }>("GET", `/users/${email}`)).toMatchObject({ role: "이사" });
  await context.close();
});
