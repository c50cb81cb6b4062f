import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settled, signIn, visit } from "../harness/browser.ts";
import { misdeeds } from "../harness/control-page.ts";
import { type GallerySite, openGallerySite } from "../harness/gallery-site.ts";
import { boards, contentOf, sendEverything, sendProfile, vectors } from "../harness/hostile-site.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { provoke, watch } from "../harness/provoke.ts";

let site: GallerySite;
let sent: Awaited<ReturnType<typeof sendEverything>>;
beforeAll(async () => {
  site = await openGallerySite();
  sent = await sendEverything(site.origin);
});
afterAll(() => site.close());
openBrowser();

test("hazard 8: untreated, at least sixty of the vectors run, call out or lie over the page", async () => {
  expect((await misdeeds(browser, vectors)).length).toBeGreaterThanOrEqual(60);
});

test("SEC-07 hazard 8: as they are kept, none of them does, where nothing else would stop it", async () => {
  const kept = await Promise.all(sent.singles.map((post) => contentOf(site.origin, post)));
  expect(kept).toHaveLength(sent.taken.length);
  expect(sent.taken.length).toBeGreaterThanOrEqual(60);
  expect((await misdeeds(browser, kept)).map((number) => sent.taken[number])).toEqual([]);
});

/** Where pages show what people sent: boards, rows, works, texts and comments. What scrolls by itself is cut off there. */
const places =
  "main section:has(> * > [href^='/community']), main table, main ul:not([id]):has(> li a[href*='&index=']), main article, main #comments ~ *";

/** Pixels by which our own controls reach out of their places, so that their words line up with the text above. */
const allowance = 16;

/** What reaches out of its place. */
const outside = (page: Page) =>
  page.locator(places).evaluateAll(
    (found, most) =>
      found.flatMap((place) => {
        // A list that is only for those who listen has no box of its own; its wall has.
        const box = getComputedStyle(place).display === "contents" ? (place.parentElement ?? place) : place;
        const frame = box.getBoundingClientRect();
        const isOut = (node: Element) => {
          const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
          const isBeyond =
            left < frame.left - most ||
            right > frame.right + most ||
            top < frame.top - most ||
            bottom > frame.bottom + most;
          return isBeyond && width > 2 && height > 2;
        };
        return [...place.querySelectorAll("*")].filter(isOut).map(({ outerHTML }) => outerHTML.slice(0, 120));
      }),
    allowance,
  );

async function expectCalm(page: Page, path: string, deeds: (page: Page) => Promise<string[]>) {
  await page.goto(site.origin + path);
  await settled(page);
  const over = await page.evaluate<string[]>(
    `[...document.querySelectorAll("${places}")].flatMap(${provoke.toString()})`,
  );
  const hasPlaces = (await page.locator(places).count()) > 0;
  expect({ path, hasPlaces, over, deeds: await deeds(page), outside: await outside(page) }).toEqual({
    path,
    hasPlaces: true,
    over: [],
    deeds: [],
    outside: [],
  });
}

const detailPath = { NOTICE: "/community/notice/detail?index=", QNA: "/community/qna/detail?index=" };

test("SEC-07 hazard 8: nothing runs, asks strangers or covers on any page that shows what people sent", async () => {
  const { page, context, faults } = await visit(browser);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const { asked, deeds } = await watch(context, site.origin);
  const lists = ["/community/notice", "/community/qna", "/gallery/exhibition/1"].flatMap((path) =>
    ["", "?page=2", "?page=3", "?page=4"].map((query) => path + query),
  );
  const details = sent.together.map(({ type, index }) =>
    type === "FIRST_EXHIBITION" ? `/gallery/exhibition/1/detail?type=${type}&index=${index}` : detailPath[type] + index,
  );
  for (const path of ["/", ...lists, ...details]) await expectCalm(page, path, deeds);
  // Pictures that were never here are not found, and that is all.
  const exceptions = faults.filter((fault) => fault.startsWith("exception"));
  expect({ asked, dialogs, exceptions }).toEqual({ asked: [], dialogs: [], exceptions: [] });
  await context.close();
}, 400_000);

test("the vectors of a text do not hide each other: each is read as markup", async () => {
  expect(sent.perPost).toHaveLength(sent.together.length);
  expect(sent.perPost.length).toBeGreaterThan(boards.length);
  for (const [place, post] of sent.together.entries()) {
    const kept = await contentOf(site.origin, post);
    const length = sent.perPost[place]!;
    expect(length).toBeGreaterThan(0);
    const read = Array.from({ length }, (_, number) => number).filter((number) => kept.includes(`끝${number}.`));
    expect(read).toHaveLength(length);
  }
});

test("CMT-10 hazard 8: names and comments show as they were typed, and one's own page shows them without harm", async () => {
  const { page, context } = await visit(browser);
  const { asked, deeds } = await watch(context, site.origin);
  const [member] = sent.members;
  if (!member) throw new Error("nobody was added");
  await sendProfile(site.origin, member);
  await signIn(context, site.origin, member);
  await expectCalm(page, detailPath.QNA + sent.question, deeds);
  const region = page.getByRole("region", { name: /^댓글 \d+개$/u });
  const text = (await region.innerText()).replaceAll(/\s+/gu, " ");
  for (const word of [member.nickname, "<svg onload=alert(1)>", "<iframe src=https://evil.example></iframe>"])
    expect(text).toContain(word);
  await page.goto(`${site.origin}/my-page`);
  await page.getByRole("main").getByRole("textbox", { name: "경력" }).waitFor();
  expect(await page.getByRole("main").getByRole("textbox", { name: "닉네임" }).inputValue()).toBe(member.nickname);
  expect(await page.evaluate<string[]>(`(${provoke.toString()})(document.querySelector("main form, main"))`)).toEqual(
    [],
  );
  expect({ deeds: await deeds(page), asked }).toEqual({ deeds: [], asked: [] });
  await context.close();
});
