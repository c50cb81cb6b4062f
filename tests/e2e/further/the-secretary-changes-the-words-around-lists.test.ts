import type { Page } from "playwright";
import { expect, test } from "vitest";
import { main } from "../../harness/association-story.ts";
import { openAsCurator, openContents, origin } from "../../harness/content-story.ts";
import { answerDialog } from "../../harness/dialog.ts";
import { allHands, type Hands } from "../../harness/hands.ts";
import { button, field, shownOn } from "../../harness/people-story.ts";
import { expectSound } from "../../harness/soundness.ts";

openContents();

async function open(path: string, opener: string, { device, press }: Pick<Hands, "device" | "press">) {
  const opened = await openAsCurator(path, device);
  await press(button(opened.page, opener));
  await button(opened.page, "그만두기").waitFor();
  return opened;
}

async function publish(page: Page, opener: string, press: Hands["press"]) {
  await press(button(page, "공개"));
  await answerDialog(page, "공개하시겠습니까?", "공개");
  await button(page, opener).waitFor();
}

test.each(allHands)(
  "PAG-01 with $with: the title above the history is changed, and its list is edited by a button of its own",
  async (hands) => {
    const opener = "제목 고치기";
    const title = `우리가 걸어온 길, ${hands.with}`;
    const { page, context, faults } = await open("/about/history", opener, hands);
    await field(page, "제목").fill(title);
    expect(await button(page, "수정").count()).toBe(0);
    await expectSound(page);
    await publish(page, opener, hands.press);
    await main(page).getByRole("heading", { name: title }).waitFor();
    await hands.press(button(page, "수정"));
    await button(page, "저장").first().waitFor();
    await main(page).getByRole("heading", { name: title }).waitFor();
    expect(await button(page, opener).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
    expect(await shownOn("/about/history", "main")).toContain(title);
    expect(await shownOn("/news/cultural-property", "main")).not.toContain(title);
  },
);

test.each(allHands)(
  "PAG-01 with $with: the words around the lineage name counts in braces, and readers see the counts",
  async (hands) => {
    const lead = `${hands.with}: {세대} 세대, {문하} 문하, {그림 세대}세까지.`;
    const read = `${hands.with}: 다섯 세대, 아홉 문하, 3세까지.`;
    const { page, context, faults } = await open("/about/member-genealogy", "고치기", hands);
    await main(page).getByText("{세대}, {문하}, {그림 세대}처럼").waitFor();
    await field(page, "머리글").fill(lead);
    await field(page, "그림 아래의 말").fill("{문하} 문하의 그림");
    await expectSound(page);
    await hands.press(button(page, "미리 보기"));
    await page.frameLocator("iframe").getByText(read).waitFor();
    await hands.press(button(page, "계속 수정"));
    await publish(page, "고치기", hands.press);
    await main(page).getByText(read).waitFor();
    expect(faults).toEqual([]);
    await context.close();
    const shown = await shownOn("/about/member-genealogy", "main");
    expect(shown).toContain(read);
    expect(shown).toContain("아홉 문하의 그림");
    expect(shown).not.toContain("{");
  },
);

const descriptionOf = async (path: string) =>
  /<meta name="description" content="([^"]*)"/u.exec(await (await fetch(origin + path)).text())?.[1];

test("PAG-01 the title above the members is changed, and what search engines show of them follows their number", async () => {
  const opener = "머리글 고치기";
  const { page, context, faults } = await open("/member/members", opener, allHands[0]!);
  await field(page, "제목").fill("우리 문도 {세대} 세대");
  await field(page, "검색 결과에 보일 설명").fill("{문하} 문하를 소개합니다.");
  await expectSound(page);
  await publish(page, opener, (what) => what.click());
  await button(page, "명단 고치기").waitFor();
  expect(faults).toEqual([]);
  await context.close();
  expect(await shownOn("/member/members", "table")).toContain("우리 문도 다섯 세대");
  expect(await descriptionOf("/member/members")).toBe("아홉 문하를 소개합니다.");
});

test("PAG-01 what search engines show of the officers names the term that is shown, and their page says whether it is a sample", async () => {
  expect(await descriptionOf("/member/executives")).toMatch(/의 제\d+기 임원을 소개합니다\.$/u);
  const opener = "설명 고치기";
  const { page, context, faults } = await open("/member/executives", opener, allHands[0]!);
  await field(page, "검색 결과에 보일 설명").fill("{기수} 임원입니다.");
  await main(page).getByRole("checkbox", { name: "견본 글로 표시" }).click();
  await main(page).getByText("문도의 이름은 모두 지어낸 것입니다.").waitFor({ state: "hidden" });
  await expectSound(page);
  await publish(page, opener, (what) => what.click());
  expect(faults).toEqual([]);
  await context.close();
  expect(await descriptionOf("/member/executives")).toMatch(/^제\d+기 임원입니다\.$/u);
  expect(await shownOn("/member/executives", "main")).not.toContain("지어낸 것입니다");
});
