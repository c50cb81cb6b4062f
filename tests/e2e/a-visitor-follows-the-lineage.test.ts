import { representatives } from "@bulmo/testing/figures";
import { describe, expect, inject, test } from "vitest";
import { lengthOf, main, openPage, phone, titleOf, wide } from "../harness/association-story.ts";
import { settled, visitWithoutScripts } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { expectSeal } from "../harness/sample-seal.ts";

const origin = inject("origin");
openBrowser();

describe("the lineage", () => {
  test.each([wide, phone])(
    "ASC-06 NAV-30 the image opens over the page and closes by a press and by Escape ($viewport.width px)",
    async (device) => {
      const { page, context, faults } = await openPage(browser, origin + "/about/member-genealogy", device);
      expect(await titleOf(page)).toBe("계보");
      const opener = main(page).getByRole("button", { name: "계보 그림 크게 보기" });
      const overlay = page.getByRole("dialog", { name: "계보" });
      const picture = await main(page).locator("figure svg:visible").innerHTML();
      // What React numbers differs from one drawing of it to the next.
      const numbers = /(?:id|href)="[^"]*"|url\(#[^)]*\)/gu;
      await opener.click();
      await overlay.waitFor();
      expect((await overlay.locator("svg[role=img]:visible").innerHTML()).replaceAll(numbers, "")).toBe(
        picture.replaceAll(numbers, ""),
      );
      await page.keyboard.press("Escape");
      await overlay.waitFor({ state: "hidden" });
      await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
      await opener.click();
      await overlay.waitFor();
      await page.mouse.click(4, 400);
      await overlay.waitFor({ state: "hidden" });
      await opener.click();
      await overlay.getByRole("button", { name: "닫기" }).click();
      await overlay.waitFor({ state: "hidden" });
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test("ASC-06 on a phone the names of the picture are as large as a text, and all of it is on the screen", async () => {
    const { page, context } = await openPage(browser, origin + "/about/member-genealogy", phone);
    const picture = main(page).getByRole("img", { name: /계보 그림/u });
    expect(await picture.count()).toBe(1);
    const names = await picture
      .locator("text")
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().height] as const));
    expect(names.map(([name]) => name)).toEqual(expect.arrayContaining(["담묵", "임보상"]));
    expect(Math.min(...names.map(([, height]) => height))).toBeGreaterThan(16);
    const box = await picture.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= phone.viewport.width).toBe(true);
    await context.close();
  });

  test.each(representatives([320, 390, 768, 1440, 2560], 0, 3))(
    "ASC-06 SEE-12 the opened picture is larger than on the page of %i px, and all of it can be reached",
    async (width) => {
      const { page, context } = await openPage(browser, origin + "/about/member-genealogy", {
        viewport: { width, height: 800 },
      });
      const opener = main(page).getByRole("button", { name: "계보 그림 크게 보기" });
      const before = (await opener.boundingBox())?.width ?? 0;
      await opener.click();
      const overlay = page.getByRole("dialog", { name: "계보" });
      const picture = overlay.locator("svg[role=img]:visible");
      const box = await picture.boundingBox();
      expect(box?.width).toBeGreaterThan(before * 1.3);
      // It begins in its middle.
      expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2, -1);
      const room = overlay.locator("..");
      await room.evaluate((one) => one.scrollTo(0, 0));
      expect((await picture.boundingBox())?.x).toBeGreaterThanOrEqual(0);
      await room.evaluate((one) => one.scrollTo(one.scrollWidth, one.scrollHeight));
      const end = await picture.boundingBox();
      expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(800);
      await context.close();
    },
  );

  test("ASC-06 ASC-09 picture, list and table say of each other where they begin", async () => {
    const { page, context } = await openPage(browser, origin + "/about/member-genealogy");
    const list = main(page).locator("ol").filter({ hasText: "금호당 약효" });
    expect(await list.getByRole("listitem").allInnerTexts()).toEqual([
      expect.stringMatching(/스승\s+금호당 약효/u),
      expect.stringMatching(/스승\s+보응당 문성/u),
      expect.stringMatching(/1세\s+금용당 일섭/u),
    ]);
    await main(page).getByRole("link", { name: "다섯 세대의 이름 모두 보기" }).click();
    await page.getByRole("heading", { level: 1, name: "문도" }).waitFor();
    expect(await main(page).innerText()).toMatch(/일섭 스님을 1세로 .*금호당 약효/u);
    await main(page).getByRole("link", { name: "계보 그림 보기" }).click();
    await page.waitForURL(`${origin}/about/member-genealogy`);
    await context.close();
  });

  test("ASC-14 SEE-15 the foreword of the genealogy book is reached from there and marked as a sample", async () => {
    const { page, context } = await openPage(browser, origin + "/about/member-genealogy");
    await main(page)
      .getByRole("link", { name: /간행사/u })
      .click();
    await page.waitForURL(`${origin}/about/member-genealogy/foreword`);
    await page.getByRole("heading", { level: 1, name: "간행사" }).waitFor();
    expect(await main(page).getByText("대신 싣는 글입니다").isVisible()).toBe(true);
    await expectSeal(page);
    expect(await lengthOf(page)).toBeGreaterThan(800);
    expect(await page.getByRole("navigation", { name: "현재 위치" }).innerText()).toMatch(/계보[\s/]+간행사/u);
    await context.close();
  });
});

describe("the people", () => {
  test("ASC-07 ASC-08 SEE-16 the officers of the 11th term stand in a table of one row an office, their names in line", async () => {
    const { page, context } = await openPage(browser, origin + "/member/executives", wide);
    expect(await titleOf(page)).toBe("임원");
    const table = main(page).getByRole("table", { name: /제11기/u });
    expect(await table.getByRole("columnheader").allInnerTexts()).toEqual(["직책", "이름과 비고"]);
    const offices = await table
      .locator("tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector("th")?.textContent, row.querySelectorAll("td li").length]),
      );
    expect(offices).toEqual([
      ["회장", 1],
      ["고문", 4],
      ["수석부회장", 1],
      ["부회장", 4],
      ["사무국장", 1],
      ["재무이사", 1],
      ["감사", 2],
      ["이사", 18],
    ]);
    expect(await table.getByRole("listitem").filter({ hasText: "고먹선" }).innerText()).toMatch(
      /^고먹선\s+제7·8대 회장$/u,
    );
    const lines = await table
      .getByRole("row", { name: /^고문/u })
      .getByRole("listitem")
      .evaluateAll((people) => new Set(people.map((person) => person.getBoundingClientRect().top)).size);
    expect(lines).toBe(1);
    await context.close();
  });

  test("ASC-09 the members stand in a table of five generations, as of June 2025", async () => {
    const { page, context } = await openPage(browser, origin + "/member/members");
    expect(await main(page).getByRole("heading", { level: 2 }).innerText()).toBe("문도 계보");
    expect(await main(page).getByText("2025년 6월 현재", { exact: true }).isVisible()).toBe(true);
    const table = main(page).getByRole("table");
    expect(await table.getByRole("columnheader").count()).toBe(5);
    expect(await table.locator("tbody tr").first().locator("th, td").count()).toBe(5);
    expect(await table.locator("tbody th[rowspan]").count()).toBeGreaterThan(10);
    expect(
      await table
        .getByRole("cell")
        .filter({ hasText: /^나초본, 도채운$/u })
        .isVisible(),
    ).toBe(true);
    expect(await table.getByRole("cell", { name: "없음", exact: true }).count()).toBeGreaterThan(0);
    await context.close();
  });

  test.each(["/member/executives", "/member/members"])(
    "SEE-16 the table of %s has the width of the page",
    async (path) => {
      const { page, context } = await openPage(browser, origin + path, wide);
      const tabs = await main(page).getByRole("navigation", { name: "문도" }).boundingBox();
      const table = await main(page).getByRole("table").boundingBox();
      expect([table?.x, table?.width]).toEqual([tabs?.x, tabs?.width]);
      await context.close();
    },
  );

  test.each(["/member/executives", "/member/members"])(
    "ASC-07 ASC-09 %s can be read on a small phone without moving it sideways",
    async (path) => {
      const { page, context } = await openPage(browser, origin + path, {
        ...phone,
        viewport: { width: 320, height: 640 },
      });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      const box = await main(page).getByRole("table").boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
      await context.close();
    },
  );
});

describe("the temples and the stones", () => {
  test.each([
    ["/news/magoksa", "마곡사", "泰華山 麻谷寺", "http://www.magoksa.or.kr", "www.magoksa.or.kr"],
    ["/news/buyongsa", "부용사", "芙蓉寺", "https://www.gimje.go.kr/", "김제시 누리집(안내)"],
  ])(
    "ASC-11 ASC-12 %s has a picture with its source, a Hanja title, history, contact, painters and an inscription",
    async (path, name, hanja, source, website) => {
      const { page, context } = await openPage(browser, origin + path);
      expect(await titleOf(page)).toBe(name);
      const figure = main(page).locator("figure");
      expect(await figure.getByRole("img").isVisible()).toBe(true);
      expect(await figure.innerText()).toContain("사진이 아닙니다");
      const href = await figure.getByRole("link").getAttribute("href");
      expect(href?.startsWith(source)).toBe(true);
      expect(await main(page).getByText(hanja, { exact: true }).isVisible()).toBe(true);
      expect(await lengthOf(page)).toBeGreaterThan(2500);
      expect(await main(page).locator("dl dt").allInnerTexts()).toEqual(["전화", "누리집", "주소"]);
      const site = main(page).locator("dl").getByRole("link", { name: website });
      expect((await site.getAttribute("href"))?.startsWith(source)).toBe(true);
      expect(await site.getAttribute("target")).toBe("_blank");
      expect(await main(page).getByText("대신 싣는 글입니다").count()).toBe(2);
      await expectSeal(page);
      expect(await main(page).locator("ruby").count()).toBeGreaterThan(50);
      await context.close();
    },
  );

  test("ASC-13 the stone's inscription has its title line and its text, and the readings can be switched off", async () => {
    const { page, context, faults } = await openPage(browser, origin + "/news/monumental-forest");
    expect(await titleOf(page)).toBe("불모비림");
    expect(await main(page).getByText("佛母碑林記", { exact: true }).isVisible()).toBe(true);
    const reading = main(page).locator("rt").first();
    const button = (name: string) => main(page).getByRole("button", { name, exact: true });
    expect(await reading.isVisible()).toBe(true);
    await button("음 숨기기").click();
    await button("음 보기").waitFor();
    expect(await reading.isVisible()).toBe(false);
    await page.reload({ waitUntil: "commit" });
    // Before React is there: what was chosen must not flash.
    await button("음 보기").waitFor();
    expect(await reading.isVisible()).toBe(false);
    await settled(page);
    await button("음 보기").click();
    await button("음 숨기기").waitFor();
    expect(await reading.isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([wide, phone])("ASC-12 ASC-13 the verse stands line by line ($viewport.width px)", async (device) => {
    const { page, context } = await openPage(browser, origin + "/news/monumental-forest", device);
    const verse = main(page).locator("h3:has-text('명') ~ p");
    expect(await verse.count()).toBe(2);
    const lines = await verse.first().locator("> span").all();
    expect(lines).toHaveLength(2);
    const [first, second] = await Promise.all(lines.map((line) => line.boundingBox()));
    expect(second && first && second.y >= first.y + first.height - 1).toBe(true);
    await context.close();
  });

  test.each(["/news/monumental-forest", "/about/member-genealogy/foreword"])(
    "ASC-12 ASC-14 the readings of %s can be read, and have room between the lines",
    async (path) => {
      const { page, context } = await openPage(browser, origin + path, phone);
      const sizes = await main(page)
        .locator("rt")
        .evaluateAll((all) => all.map((rt) => Number.parseFloat(getComputedStyle(rt).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
      const pitch = await main(page)
        .locator("p:has(ruby)")
        .first()
        .evaluate((text) => {
          const { lineHeight, fontSize } = getComputedStyle(text);
          return Number.parseFloat(lineHeight) - Number.parseFloat(fontSize);
        });
      expect(pitch).toBeGreaterThan(Math.min(...sizes));
      await context.close();
    },
  );

  test("ASC-12 ASC-13 without scripts the inscription stands there with its readings", async () => {
    const { page, context } = await visitWithoutScripts(browser, `${origin}/news/monumental-forest`);
    expect(await main(page).locator("rt").first().isVisible()).toBe(true);
    expect(await main(page).getByRole("button", { name: /^음 / }).isVisible()).toBe(false);
    await context.close();
  });
});
