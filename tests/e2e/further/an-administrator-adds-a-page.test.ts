import type { BrowserContextOptions, Page } from "playwright";
import { expect, test } from "vitest";
import { addMember } from "../../harness/account.ts";
import { settled, signIn, visit, visitWithoutScripts } from "../../harness/browser.ts";
import { openAsCurator, openContents, origin } from "../../harness/content-story.ts";
import { browser } from "../../harness/open-browser.ts";
import { main, press, publish, words } from "../../harness/page-text.ts";
import { carry, pickUp } from "../../harness/pick-up.ts";
import { expectSound } from "../../harness/soundness.ts";

openContents();

const room = "/admin/menu";
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const field = (page: Page, name: string) => main(page).getByRole("textbox", { name });
const follow = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true }).click();
const told = (page: Page, sentence: string) => main(page).getByText(sentence).waitFor();
const hide = (page: Page) => main(page).getByRole("radio", { name: "숨김", exact: true }).check({ force: true });

/** What the form says is wrong, and back to it. */
async function refused(page: Page, sentence: string): Promise<void> {
  await page.getByRole("dialog").getByText(sentence).waitFor();
  await page.getByRole("dialog").getByRole("button").first().click();
}

/** What a visitor is sent at an address. */
async function sent(path: string) {
  const { status, url, redirected, ...answer } = await fetch(origin + path);
  return { status, path: new URL(url).pathname, redirected, ...answer };
}
const sitemap = async (): Promise<string> => (await fetch(`${origin}/sitemap.xml`)).text();
const tabs = (page: Page) =>
  main(page).getByRole("navigation", { name: "협회 소개" }).getByRole("link").allInnerTexts();

/** A visitor's page, without scripts: as robots read it. */
async function read<Found>(path: string, look: (page: Page) => Promise<Found>): Promise<Found> {
  const { page, context } = await visitWithoutScripts(browser, origin + path);
  const found = await look(page);
  await context.close();
  return found;
}

const opened = (path: string, options: BrowserContextOptions = {}) => openAsCurator(path, options);

test("PAG-07 by mouse: a page is added below a section, written in place, published and shown", async () => {
  const { page, context, faults } = await opened(room);
  await expectSound(page);
  await follow(page, "페이지 추가");
  await press(page, "페이지 추가");
  await refused(page, "페이지의 이름을 입력해 주세요.");
  await field(page, "이름").fill("후원 안내");
  expect(await field(page, "주소").inputValue()).toBe("huwon-annae");
  await field(page, "주소").fill("greeting");
  await press(page, "페이지 추가");
  await refused(page, "다른 주소를 입력해 주세요.");
  await field(page, "주소").fill("support");
  await expectSound(page);
  await press(page, "페이지 추가");
  await told(page, "‘후원 안내’ 페이지를 추가했습니다.");
  // Nobody else finds it yet.
  expect((await sent("/about/support")).status).toBe(404);
  expect(await sitemap()).not.toContain("/about/support");

  await follow(page, "후원 안내 보기");
  await told(page, "숨긴 페이지입니다. 관리자에게만 보입니다.");
  await press(page, "고치기");
  await press(page, "맨 위에 더하기");
  await page.getByRole("menuitem", { name: "문단" }).click();
  await page.keyboard.type("문도회의 길을 함께 걸어 주십시오.");
  await words(page, "검색 결과에 보일 설명").fill("후원하는 방법을 알려 드립니다.");
  await expectSound(page);
  await publish(page);
  await main(page).getByText("문도회의 길을 함께 걸어 주십시오.", { exact: true }).waitFor();

  await page.goto(origin + room);
  await settled(page);
  await press(page, "후원 안내 보이기");
  await told(page, "‘후원 안내’ 페이지가 이제 메뉴에 보입니다.");
  // Until it was shown, its address answered that there is nothing.
  expect(faults.filter((fault) => !/40[04]/u.test(fault))).toEqual([]);
  await context.close();

  expect(await sitemap()).toContain("/about/support<");
  const seen = await read("/about/support", async (visitor) => ({
    title: await visitor.title(),
    description: await visitor.locator('meta[name="description"]').getAttribute("content"),
    image: await visitor.locator('meta[property="og:image"]').getAttribute("content"),
    canonical: await visitor.locator('link[rel="canonical"]').getAttribute("href"),
    trail: await main(visitor).getByRole("navigation", { name: "현재 위치" }).getByRole("listitem").allInnerTexts(),
    tabs: await tabs(visitor),
    words: await main(visitor).getByText("문도회의 길을 함께 걸어 주십시오.", { exact: true }).count(),
  }));
  expect(seen).toMatchObject({
    title: expect.stringMatching(/^후원 안내 - /u),
    description: "후원하는 방법을 알려 드립니다.",
    image: expect.stringMatching(/\/og\.png$/u),
    canonical: expect.stringMatching(/\/about\/support$/u),
    trail: ["홈", "협회 소개", "후원 안내"],
    words: 1,
  });
  expect(seen.tabs.at(-1)).toBe("후원 안내");
});

test("PAG-07 by keys: pages are put in order; one of the program's is renamed, and hidden from all but administrators", async () => {
  const { page, context, faults } = await opened(room);
  await pickUp(page, main(page).getByRole("button", { name: "후원 안내 옮기기" }));
  await carry(page, "ArrowUp", "‘후원 안내’ 페이지가 8개 가운데 7번째 자리에 있습니다.");
  await carry(page, "ArrowUp", "‘후원 안내’ 페이지가 8개 가운데 6번째 자리에 있습니다.");
  await page.keyboard.press("Space");
  await pickUp(page, main(page).getByRole("button", { name: "문도 옮기기" }));
  await carry(page, "ArrowUp", "‘문도’ 페이지가 2개 가운데 1번째 자리에 있습니다.");
  await page.keyboard.press("Space");
  await told(page, "바꾼 차례를 아직 저장하지 않았습니다.");
  await main(page).getByRole("button", { name: "차례 저장" }).press("Enter");
  await told(page, "페이지의 차례를 저장했습니다.");
  expect((await read("/about/support", tabs)).slice(-3)).toEqual(["후원 안내", "오시는 길", "계보"]);
  // A section leads to the first of its pages.
  expect((await sent("/member")).path).toBe("/member/members");

  await main(page).getByRole("link", { name: "인사말 고치기" }).press("Enter");
  await told(page, "처음부터 있던 페이지의 주소와 메뉴는 바꿀 수 없습니다.");
  await field(page, "이름").fill("회장 인사");
  await field(page, "이름").press("Enter");
  await told(page, "‘회장 인사’ 페이지를 고쳤습니다.");
  const renamed = await read("/about/greeting", async (visitor) => [
    await visitor.title(),
    await visitor.getByRole("heading", { level: 1 }).innerText(),
    (await tabs(visitor))[0],
  ]);
  expect(renamed).toEqual([expect.stringMatching(/^회장 인사 - /u), "회장 인사", "회장 인사"]);

  await main(page).getByRole("link", { name: "계보 고치기" }).press("Enter");
  await hide(page);
  await main(page).getByRole("button", { name: "저장" }).press("Enter");
  await told(page, "‘계보’ 페이지를 고쳤습니다.");
  for (const path of ["/about/member-genealogy", "/about/member-genealogy/foreword"]) {
    const missing = await visitWithoutScripts(browser, origin + path);
    expect([missing.status, await missing.page.title()]).toEqual([
      404,
      expect.stringMatching(/^페이지를 찾을 수 없습니다/u),
    ]);
    await missing.context.close();
    expect(await sitemap()).not.toContain(`${path}<`);
  }
  expect(await read("/about/support", tabs)).not.toContain("계보");
  await page.goto(`${origin}/about/member-genealogy`);
  await page.getByRole("heading", { level: 1, name: "계보" }).waitFor();
  await told(page, "숨긴 페이지입니다. 관리자에게만 보입니다.");
  await expectSound(page);
  await page.goto(`${origin}/about/member-genealogy/foreword`);
  await told(page, "숨긴 페이지입니다. 관리자에게만 보입니다.");
  await follow(page, "페이지와 메뉴");
  await main(page).getByRole("button", { name: "계보 보이기" }).waitFor();
  await page.goto(origin + room);
  await settled(page);
  await main(page).getByRole("button", { name: "계보 보이기" }).press("Enter");
  await told(page, "‘계보’ 페이지가 이제 메뉴에 보입니다.");
  expect((await sent("/about/member-genealogy")).status).toBe(200);
  await page.goto(`${origin}/about/member-genealogy`);
  await page.getByRole("heading", { level: 1, name: "계보" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await main(page).getByText("숨긴 페이지입니다.").count()).toBe(0);
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
  await context.close();
});

test("PAG-07 on a phone: a page is moved to another section and its old address leads there; it is removed and comes back", async () => {
  const { page, context, faults } = await opened(room, phone);
  await expectSound(page);
  await follow(page, "후원 안내 고치기");
  await main(page).getByRole("combobox", { name: "메뉴" }).selectOption({ label: "커뮤니티" });
  await field(page, "주소").fill("donation");
  await told(page, "예전 주소로 들어오시는 분도 이곳으로 이어집니다: /about/support");
  await expectSound(page);
  await press(page, "저장");
  await told(page, "‘후원 안내’ 페이지를 고쳤습니다.");
  expect(await sent("/about/support")).toMatchObject({ status: 200, path: "/community/donation", redirected: true });
  const answer = await fetch(`${origin}/about/support`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/community/donation"]);
  expect(await sitemap()).toContain("/community/donation<");
  expect(await sitemap()).not.toContain("/about/support<");
  expect(await read("/about/greeting", tabs)).not.toContain("후원 안내");

  const visitor = await visit(browser, phone);
  await visitor.page.goto(`${origin}/about/support`);
  await settled(visitor.page);
  expect(new URL(visitor.page.url()).pathname).toBe("/community/donation");
  await expectSound(visitor.page);
  const trail = main(visitor.page).getByRole("navigation", { name: "현재 위치" }).getByRole("listitem");
  expect(await trail.allInnerTexts()).toEqual(["홈", "커뮤니티", "후원 안내"]);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();

  await follow(page, "후원 안내 고치기");
  await press(page, "페이지 지우기");
  await page.getByRole("dialog").getByRole("button", { name: "지우기" }).click();
  await told(page, "‘후원 안내’ 페이지를 지웠습니다.");
  for (const path of ["/community/donation", "/about/support"]) expect((await sent(path)).status).toBe(404);
  await press(page, "후원 안내 되살리기");
  await told(page, "‘후원 안내’ 페이지를 되살렸습니다.");
  const back = await sent("/about/support");
  expect(back).toMatchObject({ status: 200, path: "/community/donation" });
  expect(faults).toEqual([]);
  await context.close();
});

test("PAG-07 an order that is not saved yet is saved with what is done to another page", async () => {
  const { page, context } = await opened(room);
  const order = () => read("/about/history", tabs);
  const before = await order();
  const [first = "", second = ""] = before;
  await pickUp(page, main(page).getByRole("button", { name: `${second} 옮기기` }));
  await carry(page, "ArrowUp", "1번째 자리에 있습니다.");
  await page.keyboard.press("Space");
  await told(page, "바꾼 차례를 아직 저장하지 않았습니다.");
  await main(page).getByRole("button", { name: "임원 숨기기" }).click();
  await told(page, "임원");
  await main(page).getByRole("button", { name: "임원 보이기" }).waitFor();
  expect((await order()).slice(0, 2)).toEqual([second, first]);
  await main(page).getByRole("button", { name: "임원 보이기" }).click();
  await main(page).getByRole("button", { name: "임원 숨기기" }).waitFor();
  await context.close();
});

test("PAG-07 a removed page whose address is used by another comes back to the address that is suggested", async () => {
  const { page, context, faults } = await opened(room);
  const add = async (title: string) => {
    await follow(page, "페이지 추가");
    await field(page, "이름").fill(title);
    await field(page, "주소").fill("gathering");
    await press(page, "페이지 추가");
    await told(page, `‘${title}’ 페이지를 추가했습니다.`);
  };
  await add("모임");
  await follow(page, "모임 고치기");
  await press(page, "페이지 지우기");
  await page.getByRole("dialog").getByRole("button", { name: "지우기" }).click();
  await told(page, "‘모임’ 페이지를 지웠습니다.");
  await add("새 모임");
  await press(page, "모임 되살리기");
  await told(page, "그사이 다른 페이지나 게시판이 /about/gathering 주소를 쓰고 있습니다.");
  expect(await field(page, "모임의 새 주소").inputValue()).toBe("gathering-2");
  await expectSound(page);
  await field(page, "모임의 새 주소").fill("greeting");
  await press(page, "이 주소로 되살리기");
  await refused(page, "다른 주소를 입력해 주세요.");
  await field(page, "모임의 새 주소").fill("gathering-2");
  await press(page, "이 주소로 되살리기");
  await told(page, "‘모임’ 페이지를 되살렸습니다.");
  await main(page).getByText("/about/gathering-2", { exact: true }).waitFor();
  expect(faults.filter((fault) => !fault.includes("400"))).toEqual([]);
  await context.close();
});

test("PAG-07 visitors are led on from an old address at which a hidden page stands, which administrators open from the list", async () => {
  const { page, context } = await opened(room);
  const add = async (title: string) => {
    await follow(page, "페이지 추가");
    await field(page, "이름").fill(title);
    await field(page, "주소").fill("hall");
    await press(page, "페이지 추가");
    await told(page, `‘${title}’ 페이지를 추가했습니다.`);
  };
  await add("강당");
  await press(page, "강당 보이기");
  await told(page, "‘강당’ 페이지가 이제 메뉴에 보입니다.");
  await follow(page, "강당 고치기");
  await field(page, "주소").fill("hall-now");
  await press(page, "저장");
  await told(page, "‘강당’ 페이지를 고쳤습니다.");
  await add("새 강당");
  const answer = await fetch(`${origin}/about/hall`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/about/hall-now"]);
  expect(answer.headers.get("cache-control")).toMatch(/no-(?:cache|store)|max-age=0/u);
  await follow(page, "새 강당 보기");
  await page.getByRole("heading", { level: 1, name: "새 강당" }).waitFor();
  await told(page, "숨긴 페이지입니다. 관리자에게만 보입니다.");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "새 강당" }).waitFor();
  await context.close();
  // A member, who knows of no other page there, is led on.
  const guest = await addMember(origin, "hall");
  const member = await visit(browser);
  await signIn(member.context, origin, guest);
  await member.page.goto(`${origin}/about/hall`);
  await member.page.waitForURL(`${origin}/about/hall-now`);
  await member.page.getByRole("heading", { level: 1, name: "강당", exact: true }).waitFor();
  await member.context.close();
});
