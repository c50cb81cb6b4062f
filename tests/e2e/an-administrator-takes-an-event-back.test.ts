import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { addMember, newKey, tokenOf } from "../harness/account.ts";
import { administrator, signIn, visit } from "../harness/browser.ts";
import { answerDialog, dialog } from "../harness/dialog.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { mailedCode } from "../harness/outbox.ts";
import { expectSound } from "../harness/soundness.ts";

const origin = inject("origin");
openBrowser();

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();

type Account = { username: string; password: string; email: string };
type Sent = { method: string; path: string; body?: object; by: Pick<Account, "username" | "password"> };

async function send({ method, path, body, by }: Sent): Promise<unknown> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await tokenOf(origin, by)}` };
  const answer = await fetch(`${origin}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect(answer.status).toBe(200);
  return answer.json();
}

const year = new Date().getFullYear() + 1;

/** To which a member comes whose address has proved itself. */
async function createWithGuest(title: string, key: string): Promise<number> {
  const body = { title, year, month: 9, day: 9, state: "PUBLISHED", takesReplies: true, venue: "강습실" };
  const { id } = (await send({ method: "POST", path: "/event", body, by: administrator })) as { id: number };
  const guest: Account = await addMember(origin, newKey(key));
  await send({ method: "POST", path: "/users/mail/proof", by: guest });
  const code = await mailedCode(origin, guest.email);
  await send({ method: "PUT", path: "/users/mail/proof", body: { code }, by: guest });
  await send({ method: "PUT", path: "/event/reply", body: { id, year, isComing: true }, by: guest });
  return id;
}

test("DAY-05 an administrator takes the removal of an event back, and who said that they come is on its list again", async () => {
  const title = "가을 초본 강습";
  const id = await createWithGuest(title, "takenback");
  const { page, context, faults } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await signIn(context, origin, administrator);
  await page.goto(`${origin}/admin/event?edit=${id}`);
  await press(page, "행사 지우기");
  await dialog(page).getByText("지운 뒤 바로 되돌리시면 함께 돌아옵니다.").waitFor();
  await dialog(page).getByRole("button", { name: "지우기", exact: true }).click();
  await main(page).getByRole("status").getByText(`‘${title}’ 행사를 지웠습니다.`).waitFor();
  await expectSound(page);
  await press(page, `지운 ‘${title}’ 되돌리기`);
  await main(page).getByRole("status").getByText(`‘${title}’ 행사를 되돌렸습니다.`).waitFor();
  await main(page)
    .getByRole("link", { name: `${title} 참석 명단` })
    .click();
  await main(page).getByText("모두 1명이 옵니다.").waitFor();
  expect(new URL(page.url()).searchParams.get("replies")).toBe(String(id));
  expect(faults).toEqual([]);
  await context.close();
});

test("DAY-05 the form says how many will be mailed before it is saved, and before and after the event is cancelled", async () => {
  const id = await createWithGuest("겨울 채색 강습", "ismailed");
  const { page, context, faults } = await visit(browser, { viewport: { width: 1440, height: 1000 } });
  await signIn(context, origin, administrator);
  await page.goto(`${origin}/admin/event?edit=${id}`);
  const saving = main(page).getByText("저장하시면 5분 뒤에 참석한다고 알린 회원 1명에게 메일로 알립니다.");
  await saving.waitFor();
  await main(page).getByText("취소하시면 5분 뒤에 참석한다고 알린 회원 1명에게 메일로 알립니다.").waitFor();
  await expectSound(page);
  await press(page, "이 행사 취소");
  await answerDialog(page, "참석한다고 알린 회원 1명에게 메일로 알립니다.", "행사 취소");
  await main(page).getByText("참석한다고 알린 회원 1명에게 다시 열린다고 메일로 알립니다.").waitFor();
  await saving.waitFor({ state: "detached" });
  await expectSound(page);
  expect(faults).toEqual([]);
  await context.close();
});
