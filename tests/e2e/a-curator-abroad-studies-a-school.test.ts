import { afterAll, beforeAll, expect, test } from "vitest";
import { main, openPage, wide } from "../harness/association-story.ts";
import { openContents, origin, site } from "../harness/content-story.ts";
import { dialog } from "../harness/dialog.ts";
import { browser } from "../harness/open-browser.ts";
import { personNamed } from "../harness/people-story.ts";

openContents();

const type = "FOURTH_EXHIBITION";
const abroad = { ...wide, locale: "en-GB" };
const hung: number[] = [];

beforeAll(async () => {
  const [first, second] = [await personNamed("한석록"), await personNamed("고먹선")];
  const shown = { type, author: "", kind: "PAINTING", rights: "CC_BY", alt: "관음" };
  const works = [
    {
      ...shown,
      title: "감지의 관음",
      artists: [{ personId: first.id }],
      technique: "감지에 먹과 금니",
      format: { width: 600, height: 800 },
    },
    {
      ...shown,
      title: "비단의 나한",
      artists: [{ personId: second.id }],
      technique: "비단에 수묵, 금가루",
      format: { width: 800, height: 600 },
    },
    {
      ...shown,
      title: "먹감나무 목패",
      artists: [{ personId: first.id }],
      technique: "먹감나무에 금박",
      text: "<p>글</p>",
    },
    { ...shown, title: "남의 금니", author: "홍길동", technique: "감지에 먹과 금니", text: "<p>글</p>" },
  ];
  for (const work of works) hung.push(await site.hang(work));
});
afterAll(() =>
  site.call(
    "DELETE",
    "/api/post",
    hung.map((index) => ({ type, index })),
  ),
);

test("WRK-04 WRK-06 WRK-09 WRK-10 a curator abroad finds a teacher's pupils in ink and gold, compares, cites and takes the manifest", async () => {
  const { page, context, faults } = await openPage(browser, `${origin}/gallery/works`, abroad);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const choose = async (name: RegExp, query: RegExp) => {
    await main(page).getByRole("link", { name }).first().click();
    await expect.poll(() => page.url()).toMatch(query);
  };
  await choose(/^담묵 \d/u, /teacher=/u);
  await choose(/^먹 \d/u, /technique=INK$/u);
  await choose(/^금 \d/u, /technique=INK%2CGOLD$/u);
  const found = main(page).getByRole("list", { name: "찾은 작품" }).getByRole("link");
  await expect
    .poll(async () => (await found.allInnerTexts()).map((text) => text.trim()))
    .toEqual(["비단의 나한", "감지의 관음"]);

  await found.filter({ hasText: "감지의 관음" }).click();
  await main(page).getByRole("heading", { level: 1, name: "감지의 관음" }).waitFor();
  await main(page).getByRole("link", { name: "나란히 보기" }).click();
  await page.getByRole("searchbox", { name: "검색어" }).fill("비단의 나한");
  await page.getByRole("button", { name: "찾기", exact: true }).click();
  const offered = main(page).getByRole("list", { name: "나란히 볼 작품" }).getByRole("link");
  // The list before the search had it too: pressed while it is taken away, it would hear nothing.
  await expect.poll(() => offered.count()).toBe(1);
  await offered.filter({ hasText: "비단의 나한" }).click();
  await page.waitForURL(/left=\d+&right=\d+/u);
  const pair = main(page).getByRole("figure");
  await expect.poll(() => pair.count()).toBe(2);

  await pair.nth(1).getByRole("link", { name: "비단의 나한" }).click();
  await main(page).getByRole("heading", { level: 1, name: "비단의 나한" }).waitFor();
  const [, number = ""] =
    /\/w\/(\d+)$/u.exec(
      await main(page)
        .getByRole("link", { name: /\/w\/\d+$/u })
        .innerText(),
    ) ?? [];
  const english = main(page).locator('details[lang="en"]');
  await english.getByText("English", { exact: true }).click();
  await expect
    .poll(async () => (await english.innerText()).split(/\s*\n\s*/u))
    .toEqual(expect.arrayContaining(["Type", "Buddhist painting", "silk, ink, gold", "Rights", "CC BY 4.0"]));
  expect(await english.getByText("고먹선").getAttribute("lang")).toBe("ko");
  const viewer = main(page).getByRole("link", { name: "다른 뷰어로 열기" });
  const named = new URL((await viewer.getAttribute("href")) ?? "").searchParams.get("iiif-content") ?? "";
  expect(named).toMatch(new RegExp(`/iiif/work/${number}/manifest\\.json$`, "u"));
  await main(page).getByRole("button", { name: "인용하기" }).click();
  await dialog(page).getByRole("button", { name: "시카고 방식 인용 복사" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/고먹선\. 비단의 나한\. 비단에 수묵, 금가루\..+\/w\/\d+\.$/u);
  await dialog(page).getByRole("button", { name: "매니페스트 주소 복사" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(named);

  const manifest = await (await fetch(origin + new URL(named).pathname)).json();
  const values = (manifest.metadata as { value: { en?: string[] } }[]).flatMap(({ value }) => value.en ?? []);
  expect(values).toContain("silk, ink, gold");
  expect(manifest.items).toHaveLength(1);
  // A tile may come after its viewer went; the library says so, and leaves it.
  expect(faults.filter((fault) => !fault.includes("Ignoring tile"))).toEqual([]);
  await context.close();
});
