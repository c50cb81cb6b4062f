import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { addMember, opensSession, type Person, tokenOf } from "../harness/account.ts";
import { administrator, fillSignIn, settled, signIn, visit } from "../harness/browser.ts";
import { dialog, readDialog } from "../harness/dialog.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { pictureFile } from "../harness/picture-file.ts";
import { chosen, findAddress, servePostcode } from "../harness/postcode.ts";
import { expectSound } from "../harness/soundness.ts";

const origin = inject("origin");
openBrowser();

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();

async function openMyPage(member: Person) {
  const opened = await visit(browser);
  await servePostcode(opened.context);
  await signIn(opened.context, origin, member);
  await opened.page.goto(`${origin}/my-page`);
  await main(opened.page).getByRole("button", { name: "수정" }).waitFor();
  return opened;
}

const picture = async () => ({
  name: "photo.png",
  mimeType: "image/png",
  buffer: Buffer.from(await pictureFile({ width: 640, height: 320 }, 7).arrayBuffer()),
});

const file = (page: Page) => main(page).getByLabel("프로필 사진 파일");
const photo = (page: Page) => main(page).getByRole("img", { name: "프로필 사진" });

test("MYP-01 MYP-02 MYP-03 NAV-17 one's own page is read first, beside the account menu", async () => {
  const member = await addMember(origin, "reader");
  const { page, context, faults } = await openMyPage(member);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("마이페이지");
  const menu = main(page).getByRole("navigation", { name: "회원" });
  expect(await menu.getByRole("link", { name: "마이페이지" }).getAttribute("aria-current")).toBe("page");
  expect(await menu.getByRole("link", { name: "비밀번호 변경" }).getAttribute("href")).toBe("/password-setting");
  await main(page).getByRole("button", { name: "뒤로" }).waitFor();
  const { username, name, nickname, email, zonecode, address, detailAddress } = member;
  const needed = {
    아이디: username,
    이름: name,
    닉네임: nickname,
    이메일: email,
    우편번호: zonecode,
    "기본 주소": address,
    상세주소: detailAddress,
  };
  for (const [label, value] of Object.entries({ ...needed, 홈페이지: "", 경력: "", "활동 사항": "" })) {
    const control = main(page).getByRole("textbox", { name: label });
    expect(await control.inputValue()).toBe(value);
    expect(await control.getAttribute("readonly")).not.toBeNull();
    expect(await control.getAttribute("aria-required")).toBe(label in needed ? "true" : null);
  }
  expect(await main(page).locator("label", { hasText: "*" }).count()).toBe(Object.keys(needed).length);
  await expectSound(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("MYP-04 MYP-05 MYP-06 MYP-07 editing, cancelling, saving, and what cannot be saved", async () => {
  const other = await addMember(origin, "other");
  const member = await addMember(origin, "editor");
  const { page, context } = await openMyPage(member);
  await press(page, "수정");
  await main(page).locator('[name="name"]').fill("바뀐이름");
  await press(page, "취소");
  expect(await main(page).locator('[name="name"]').inputValue()).toBe(member.name);

  await press(page, "수정");
  for (const name of ["zonecode", "address"])
    expect(await main(page).locator(`[name="${name}"]`).getAttribute("readonly")).not.toBeNull();
  const field = (name: string) => main(page).locator(`[name="${name}"]`);
  await findAddress(page);
  await expect.poll(() => field("address").inputValue()).toBe(chosen.address);
  await field("career").fill("단청장 이수");
  for (const [name, value, message] of [
    ["name", "", "이름을 입력해주세요."],
    ["email", "garam@", "이메일 형식을 확인해주세요."],
    ["nickname", other.nickname, "사용할 수 없는 닉네임입니다."],
    ["email", other.email, "사용할 수 없는 이메일입니다."],
  ] as const) {
    await field(name).fill(value);
    await press(page, "저장");
    expect(await readDialog(page)).toBe(message);
    expect(await page.locator(":focus").getAttribute("name")).toBe(name);
    expect(await field("career").inputValue()).toBe("단청장 이수");
    await field(name).fill(member[name]);
  }
  await expectSound(page);
  await context.setOffline(true);
  await press(page, "저장");
  expect(await readDialog(page)).toContain("서버에 연결할 수 없습니다.");
  await context.setOffline(false);
  await press(page, "저장");
  expect(await readDialog(page)).toBe("회원 정보를 저장했습니다.");
  await main(page).getByRole("button", { name: "수정" }).waitFor();
  expect(await field("career").count()).toBe(1);
  await page.reload();
  await expect.poll(() => field("career").inputValue()).toBe("단청장 이수");
  expect(await field("zonecode").inputValue()).toBe(chosen.zonecode);
  await context.close();
});

test("MYP-05 MYP-08 a photo is sent with a percentage, cancelled with the rest, and kept when saved", async () => {
  const member = await addMember(origin, "photo");
  const { page, context } = await openMyPage(member);
  await press(page, "수정");
  await file(page).setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("글") });
  await main(page).getByRole("alert").filter({ hasText: "이미지 업로드에 실패했습니다." }).waitFor();

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/upload", async (route) => {
    await held;
    await route.continue();
  });
  await file(page).setInputFiles(await picture());
  await main(page).getByRole("progressbar").waitFor();
  expect(await main(page).getByRole("button", { name: "사진 올리기" }).isDisabled()).toBe(true);
  expect(await main(page).getByRole("button", { name: "저장" }).isDisabled()).toBe(true);
  expect(await main(page).getByText(/\d+%/u).count()).toBe(1);
  await expectSound(page);
  release();
  await expect.poll(() => photo(page).getAttribute("src")).toMatch(/^\/uploads\//u);
  await press(page, "취소");
  expect(await photo(page).count()).toBe(0);

  await press(page, "수정");
  await file(page).setInputFiles(await picture());
  await expect.poll(() => photo(page).getAttribute("src")).toMatch(/^\/uploads\//u);
  await press(page, "저장");
  await readDialog(page);
  const box = await photo(page).boundingBox();
  expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(1);
  await page.unroute("**/api/upload");
  await page.route("**/api/upload", (route) => route.abort());
  await press(page, "수정");
  await file(page).setInputFiles(await picture());
  await main(page).getByRole("alert").filter({ hasText: "이미지 업로드에 실패했습니다." }).waitFor();
  expect(await photo(page).getAttribute("src")).toMatch(/^\/uploads\//u);
  await context.close();
});

test("NAV-31 leaving a changed profile asks first", async () => {
  const member = await addMember(origin, "leaver");
  const { page, context } = await openMyPage(member);
  await press(page, "수정");
  await main(page).locator('[name="activity"]').fill("전시 참여");
  await main(page).getByRole("link", { name: "비밀번호 변경" }).click();
  await readDialog(page, { button: "계속 작성" });
  expect(await main(page).locator('[name="activity"]').inputValue()).toBe("전시 참여");
  await main(page).getByRole("link", { name: "비밀번호 변경" }).click();
  await readDialog(page, { button: "나가기" });
  await page.waitForURL(`${origin}/password-setting`);
  await context.close();
});

test("AUT-24 AUT-25 AUT-26 AUT-27 AUT-28 the password is checked, then changed, and this session goes on", async () => {
  const member = await addMember(origin, "keeper");
  const token = await tokenOf(origin, member);
  const { page, context } = await openMyPage(member);
  await main(page).getByRole("link", { name: "비밀번호 변경" }).click();
  await press(page, "확인");
  expect(await readDialog(page)).toBe("비밀번호를 입력해주세요.");
  await main(page).locator('[name="password"]').fill("wrong-Pond-1!");
  await press(page, "확인");
  expect(await readDialog(page)).toBe("입력하신 비밀번호가 틀립니다.");
  expect(await main(page).getByRole("heading", { name: "새 비밀번호 설정" }).count()).toBe(0);
  await expectSound(page);
  await main(page).locator('[name="password"]').fill(member.password);
  await press(page, "확인");
  await main(page).getByRole("heading", { name: "새 비밀번호 설정" }).waitFor();
  const password = "lotus-Pond-3!";
  for (const [one, other, message] of [
    ["", "", "비밀번호를 입력해주세요."],
    ["lotus1!", "lotus1!", "비밀번호는 최소 8자 이상이어야 합니다."],
    [password, "lotus-Pond-4!", "입력하신 비밀번호가 틀립니다."],
  ] as const) {
    await main(page).locator('[name="password"]').fill(one);
    await main(page).locator('[name="confirmPassword"]').fill(other);
    await press(page, "비밀번호 변경");
    expect(await readDialog(page)).toBe(message);
  }
  await expectSound(page);
  await main(page).locator('[name="confirmPassword"]').fill(password);
  await press(page, "비밀번호 변경");
  expect(await readDialog(page)).toBe("비밀번호를 변경했습니다.");
  await page.waitForURL(`${origin}/my-page`);
  const others = await fetch(`${origin}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(others.status).toBe(401);
  await page.reload();
  await main(page).getByRole("button", { name: "수정" }).waitFor();
  expect(await opensSession(origin, { ...member, password })).toBe(true);
  await context.close();
});

test("NAV-22 SEC-08 a visitor is sent to sign in, and comes back", async () => {
  const member = await addMember(origin, "guest");
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/password-setting`);
  await page.waitForURL(/\/sign-in\?origin=/u);
  await settled(page);
  await fillSignIn(page, member);
  await page.waitForURL(`${origin}/password-setting`);
  await main(page).getByRole("button", { name: "확인" }).waitFor();
  await context.close();
});

test("MYP-09 MYP-10 withdrawing asks, is final, and ends at home", async () => {
  const member = await addMember(origin, "quitter");
  const { page, context } = await openMyPage(member);
  await press(page, "수정");
  expect(await main(page).getByRole("button", { name: "회원 탈퇴" }).count()).toBe(0);
  await press(page, "취소");
  await press(page, "회원 탈퇴");
  await expectSound(page);
  const question = { title: "정말 탈퇴하시겠습니까?" };
  expect(await readDialog(page, { ...question, button: "취소" })).toContain("복구할 수 없습니다.");
  expect(await opensSession(origin, member)).toBe(true);
  await press(page, "회원 탈퇴");
  await dialog(page).getByRole("button", { name: "탈퇴", exact: true }).click();
  await dialog(page).getByRole("heading", { name: "회원 탈퇴가 완료되었습니다" }).waitFor();
  await expectSound(page);
  await dialog(page).getByRole("button", { name: "홈으로" }).click();
  await page.waitForURL(`${origin}/`);
  await page.getByRole("banner").getByRole("link", { name: "로그인" }).waitFor();
  expect(await opensSession(origin, member)).toBe(false);
  await context.close();
});

test("MYP-13 the last administrator cannot withdraw, and is told so", async () => {
  const { page, context } = await visit(browser);
  await signIn(context, origin, administrator);
  await page.goto(`${origin}/my-page`);
  await press(page, "회원 탈퇴");
  await dialog(page).getByRole("button", { name: "탈퇴", exact: true }).click();
  expect(await readDialog(page)).toContain("마지막 관리자");
  await context.close();
});
