import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { addMember, inviteMember, opensSession, type Person, person } from "../harness/account.ts";
import { administrator, signIn, visit } from "../harness/browser.ts";
import { dialog, readDialog } from "../harness/dialog.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { mailedCode, mailedInvitation, mailsTo } from "../harness/outbox.ts";
import { pictureFile } from "../harness/picture-file.ts";
import { chosen, findAddress, servePostcode } from "../harness/postcode.ts";
import { callsOf } from "../harness/question.ts";
import { expectSound } from "../harness/soundness.ts";

const origin = inject("origin");
openBrowser();

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();

async function openForm() {
  const opened = await visit(browser);
  await servePostcode(opened.context);
  await signIn(opened.context, origin, administrator);
  await opened.page.goto(`${origin}/admin/member-manage/list`);
  await main(opened.page)
    .getByRole("link", { name: "회원 등록" })
    .filter({ has: opened.page.locator("svg") })
    .click();
  await field(opened.page, "username").waitFor();
  return opened;
}

async function fill(page: Page, newcomer: ReturnType<typeof person>) {
  for (const name of ["username", "name", "nickname", "email", "detailAddress"] as const)
    await field(page, name).fill(newcomer[name]);
}

test("ADM-09 ADM-10 ADM-11 a member is registered with a photo and an address, invited, and found in the list", async () => {
  const { page, context, faults } = await openForm();
  const newcomer = person("invited");
  const needed = ["아이디", "이름", "닉네임", "이메일", "우편번호", "기본 주소", "상세주소"];
  for (const label of [...needed, "홈페이지", "활동 사항", "경력"]) {
    const control = main(page).getByRole("textbox", { name: label });
    expect(await control.getAttribute("aria-required")).toBe(needed.includes(label) ? "true" : null);
  }
  await expectSound(page);
  await fill(page, newcomer);
  await findAddress(page);
  await expect.poll(() => field(page, "address").inputValue()).toBe(chosen.address);
  await field(page, "career").fill("단청장 이수");
  const buffer = Buffer.from(await pictureFile({ width: 640, height: 320 }, 41).arrayBuffer());
  await main(page).getByLabel("프로필 사진 파일").setInputFiles({ name: "photo.png", mimeType: "image/png", buffer });
  const photo = main(page).getByRole("img", { name: "프로필 사진" });
  await expect.poll(() => photo.getAttribute("src")).toMatch(/^\/uploads\//u);
  const sending = page.waitForRequest(/auth\.adminSignUp/u);
  await press(page, "등록");
  expect((await sending).postData()).toContain('"isAdmin":false');
  const told = await readDialog(page);
  for (const word of [newcomer.name, newcomer.email, "초대 메일"]) expect(told).toContain(word);
  await page.waitForURL(`${origin}/admin/member-manage/list`);
  const row = main(page).getByRole("row").filter({ hasText: newcomer.email });
  await row.waitFor();
  expect(await row.locator("img").getAttribute("src")).toMatch(/\/320\.webp$/u);
  expect(await mailedInvitation(origin, newcomer.email)).toContain("/invitation#");
  expect(await opensSession(origin, newcomer)).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
});

test("ADM-12 ADM-10 what cannot be registered is said beside its field, and stays as it was typed", async () => {
  const other = await addMember(origin, "takenname");
  const { page, context } = await openForm();
  const newcomer = person("refused");
  await fill(page, newcomer);
  await press(page, "등록");
  expect(await readDialog(page)).toBe("주소를 검색해주세요.");
  await findAddress(page);
  await expect.poll(() => field(page, "address").inputValue()).toBe(chosen.address);
  for (const [name, value, message] of [
    ["username", "", "아이디는 필수 입력 항목입니다."],
    ["username", "painters", "아이디는 숫자가 포함되어야 합니다."],
    ["email", "garam@", "이메일 형식을 확인해주세요."],
    ["detailAddress", " ", "상세주소를 입력해주세요."],
    ["username", other.username, "사용할 수 없는 아이디입니다."],
    ["nickname", other.nickname, "사용할 수 없는 닉네임입니다."],
    ["email", other.email, "사용할 수 없는 이메일입니다."],
  ] as const) {
    await field(page, name).fill(value);
    await press(page, "등록");
    expect(await readDialog(page)).toBe(message);
    await expect.poll(() => page.locator(":focus").getAttribute("name")).toBe(name);
    expect(await field(page, "name").inputValue()).toBe(newcomer.name);
    await field(page, name).fill(newcomer[name]);
  }
  await context.setOffline(true);
  await press(page, "등록");
  expect(await readDialog(page)).toContain("서버에 연결할 수 없습니다.");
  await context.setOffline(false);
  expect(await field(page, "email").inputValue()).toBe(newcomer.email);
  expect(await field(page, "zonecode").inputValue()).toBe(chosen.zonecode);
  await press(page, "등록");
  expect(await readDialog(page)).toContain("초대 메일");
  await page.waitForURL(`${origin}/admin/member-manage/list`);
  await context.close();
});

test("ADM-11 NAV-31 cancelling goes to the list, and asks when something was typed", async () => {
  const { page, context } = await openForm();
  await field(page, "name").fill("한가람");
  await press(page, "취소");
  await readDialog(page, { button: "계속 작성" });
  expect(await field(page, "name").inputValue()).toBe("한가람");
  await field(page, "name").fill("");
  await press(page, "취소");
  await page.waitForURL(`${origin}/admin/member-manage/list`);
  expect(await dialog(page).count()).toBe(0);
  await context.close();
});

const openDetail = async (page: Page, { email }: Person) => {
  await page.goto(`${origin}/admin/member-manage/detail?email=${encodeURIComponent(email)}`);
  await main(page).getByRole("heading", { name: "로그인 돕기" }).waitFor();
};

test("SEE-18 a wrong address is corrected with a password, what changed meanwhile is kept, and both addresses hear of it", async () => {
  const mistyped = await addMember(origin, "mistyped");
  const { page, context } = await visit(browser);
  await signIn(context, origin, administrator);
  await openDetail(page, mistyped);
  const button = (name: string) => main(page).getByRole("button", { name, exact: true });
  await button("정보 수정").click();
  await field(page, "email").fill("right-mistyped@");
  await field(page, "role").fill("간사");
  await main(page).getByText("이메일 형식을 확인해주세요.").waitFor();
  await expectSound(page);
  const email = "right-mistyped@example.org";
  await field(page, "email").fill(email);
  const { call } = await callsOf(origin, mistyped);
  const { name, nickname, zonecode, address } = mistyped;
  await call("PUT", "/users", {
    name,
    nickname,
    email: mistyped.email,
    zonecode,
    address,
    detailAddress: "옮긴 집 3층",
  });
  await button("저장").click();
  expect(await readDialog(page)).toContain("그사이 다음 항목이 바뀌었습니다: 상세주소.");
  expect(await field(page, "detailAddress").inputValue()).toBe("옮긴 집 3층");
  expect(await field(page, "role").inputValue()).toBe("간사");
  // What was typed before the conflict is unsaved after it.
  await page.getByRole("banner").getByRole("link").first().click();
  await readDialog(page, { button: "계속 작성" });
  expect(await field(page, "role").inputValue()).toBe("간사");
  await button("저장").click();
  await dialog(page).getByRole("heading", { name: "이메일 바로잡기" }).waitFor();
  await expectSound(page);
  await dialog(page).locator('[name="password"]').fill(administrator.password);
  await dialog(page).getByRole("button", { name: "저장", exact: true }).click();
  await dialog(page).getByText("회원 정보를 저장하고 회원에게 메일로 알렸습니다.").waitFor();
  await readDialog(page);
  await page.waitForURL((url) => url.searchParams.get("email") === email);
  const text = await main(page).getByRole("article").innerText();
  for (const known of [email, "간사", "옮긴 집 3층"]) expect(text).toContain(known);
  const focused = () => page.locator(":focus").innerText();
  await expect.poll(focused).toBe("정보 수정");
  await page.keyboard.press("Enter");
  await button("취소").click();
  expect(await focused()).toBe("정보 수정");
  for (const to of [mistyped.email, email])
    await expect
      .poll(async () => (await mailsTo(origin, to)).map(({ subject }) => subject))
      .toEqual(["[일섭문도회] 회원 정보가 수정되었습니다"]);
  await context.close();
});

test("SEE-18 an invited member is invited again, and another gets a code, from their pages", async () => {
  const [invited, other] = [
    await inviteMember(origin, "invitedtwice", administrator),
    await addMember(origin, "withoutpassword"),
  ];
  const first = await mailedInvitation(origin, invited.email);
  const { page, context } = await visit(browser);
  await signIn(context, origin, administrator);
  await openDetail(page, invited);
  await main(page).getByText("아직 비밀번호를 정하지 않은 회원입니다.").waitFor();
  expect(await main(page).getByRole("button", { name: "관리자로 지정" }).count()).toBe(0);
  await main(page).getByRole("button", { name: "다시 초대" }).click();
  expect(await readDialog(page)).toContain(`${invited.email} 주소로 초대 메일을 보냈습니다.`);
  expect(await mailedInvitation(origin, invited.email, 2)).not.toBe(first);
  await openDetail(page, other);
  await main(page).getByRole("button", { name: "인증번호 보내기" }).click();
  expect(await readDialog(page)).not.toMatch(/\d{6}/u);
  expect(await mailedCode(origin, other.email)).toMatch(/^\d{6}$/u);
  await context.close();
});
