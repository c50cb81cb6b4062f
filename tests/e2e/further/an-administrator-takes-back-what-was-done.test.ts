import { expect, test } from "vitest";
import { main } from "../../harness/association-story.ts";
import { openContents, site } from "../../harness/content-story.ts";
import { answerDialog, dialog } from "../../harness/dialog.ts";
import { byMouse } from "../../harness/hands.ts";
import { button, done, field, openEditor, peoplePath, personNamed } from "../../harness/people-story.ts";

openContents();

const openPeople = () => openEditor(peoplePath, byMouse);

test("PAG-04 who finishes while something is under way does not leave it", async () => {
  const { id } = await site.call<{ id: number }>("POST", "/api/person", { name: "떠날이" });
  const { page, context, faults } = await openPeople();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/trpc\/[^?]*person\.remove/u, async (route) => {
    await held;
    await route.continue();
  });
  await button(page, "떠날이 지우기").click();
  await button(page, "마치기").click();
  // The page has had time to leave once the site has answered somebody else.
  expect((await personNamed("떠날이")).id).toBe(id);
  expect(await button(page, "마치기").isVisible()).toBe(true);
  letGo();
  await button(page, "명단 고치기").waitFor();
  expect(await site.call("GET", "/api/person/removed")).toContainEqual(expect.objectContaining({ id }));
  expect(faults).toEqual([]);
  await context.close();
});

test("PAG-04 NAV-31 what is taken back is not written over by its form, which is closed, and asked about if it was changed", async () => {
  const { page, context, faults } = await openPeople();
  const correct = async (hanja: string) => {
    await button(page, "심뇌문 고치기").click();
    await field(page, "한자").fill(hanja);
    await button(page, "저장").click();
    await done(page, "‘심뇌문’ 님의 정보를 고쳤습니다.");
  };
  await correct("沈");
  await button(page, "심뇌문 고치기").click();
  await button(page, "되돌리기").click();
  await done(page, "되돌렸습니다.");
  await button(page, "심뇌문 고치기").waitFor();

  await correct("審");
  await button(page, "심뇌문 고치기").click();
  await field(page, "법명이나 당호").fill("적던 당호");
  await button(page, "되돌리기").click();
  await answerDialog(page, "입력하신 내용이 사라집니다.", "계속 수정");
  expect(await field(page, "법명이나 당호").inputValue()).toBe("적던 당호");
  // Of somebody else nothing is asked, and nothing typed is lost.
  await button(page, "취소").click();
  await answerDialog(page, "입력하신 내용이 사라집니다.", "그만두기");
  await button(page, "임보상 고치기").click();
  await field(page, "법명이나 당호").fill("적던 당호");
  await button(page, "되돌리기").click();
  await done(page, "되돌렸습니다.");
  expect(await field(page, "법명이나 당호").inputValue()).toBe("적던 당호");
  expect((await personNamed("심뇌문")).revision).toBeGreaterThan(3);
  expect(faults).toEqual([]);
  await context.close();
});

test("PAG-04 the page stays where it is while something is taken back", async () => {
  const { page, context } = await openPeople();
  await button(page, "임보상 고치기").click();
  await field(page, "태어난 해").fill("1950년");
  await button(page, "저장").click();
  await done(page, "‘임보상’ 님의 정보를 고쳤습니다.");
  const top = () => button(page, "임보상 고치기").evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await button(page, "되돌리기").focus();
  await page.keyboard.press("Enter");
  await done(page, "되돌렸습니다.");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("되돌렸습니다.");
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
  await context.close();
});

test("PAG-04 what is pressed twice within a frame is done once", async () => {
  await site.call("POST", "/api/person", { name: "두번이" });
  const { page, context, faults } = await openPeople();
  let asked = 0;
  page.on("request", (request) => {
    if (/\/trpc\/[^?]*person\.remove/u.test(request.url())) asked += 1;
  });
  await button(page, "두번이 지우기").evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await done(page, "‘두번이’ 님을 지웠습니다.");
  expect(await dialog(page).count()).toBe(0);
  expect(asked).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test("PAG-04 two doubts are told in one question", async () => {
  const { page, context } = await openPeople();
  await button(page, "임보상 고치기").click();
  await field(page, "태어난 해").fill("1960년");
  await field(page, "별세한 해").fill("1906년");
  await button(page, "저장").click();
  const doubts = "별세한 해가 태어난 해보다 앞섭니다. 별세한 해를 적으셨는데 ‘생존’에 표시되어 있습니다.";
  await answerDialog(page, `${doubts} 이대로 저장하시겠습니까?`, "계속 수정");
  await main(page).getByRole("checkbox", { name: "생존" }).uncheck();
  await field(page, "별세한 해").fill("2006년");
  await button(page, "저장").click();
  await done(page, "‘임보상’ 님의 정보를 고쳤습니다.");
  await context.close();
});
