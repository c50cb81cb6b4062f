import type { Page } from "playwright";
import { expect, test } from "vitest";
import { main } from "../../harness/association-story.ts";
import { openContents, site } from "../../harness/content-story.ts";
import { answerDialog } from "../../harness/dialog.ts";
import { allHands, byMouse, type Hands } from "../../harness/hands.ts";
import {
  button,
  done,
  field,
  nameField,
  officersPath,
  openEditor,
  paintedNames,
  peoplePath,
  shownOn,
} from "../../harness/people-story.ts";
import { expectSound } from "../../harness/soundness.ts";

openContents();

type Listed = { term: { number: number }; officers: { role: string; name: string }[] };

const chairmanOf = async (term?: number) => {
  const { term: shown, officers } = await site.call<Listed>("GET", `/api/officer/list${term ? `?term=${term}` : ""}`);
  return { number: shown.number, name: officers.find(({ role }) => role === "회장")?.name ?? "" };
};

const rowOf = (page: Page, words: string) => main(page).getByRole("row", { name: new RegExp(`^${words}`, "u") });

async function beginTerm(page: Page, { press }: Pick<Hands, "press">, since: string): Promise<void> {
  await press(button(page, "새 기수 시작"));
  await field(page, "시작한 때").fill(since);
  await press(button(page, "새 기수 시작"));
  await done(page, "새 기수를 시작했습니다.");
}

const successors = { "a mouse": "백호분", keys: "강운문", "a finger": "조금박" };

test.each(allHands)(
  "PAG-04 PAG-05 with $with: a new term is begun from the last, its chairman changes, and the old term stays readable",
  async (hands) => {
    const before = await chairmanOf();
    const successor = successors[hands.with];
    const { page, context, faults } = await openEditor(officersPath, hands);
    await beginTerm(page, hands, "2027년 3월");
    await main(page)
      .getByRole("heading", { name: `제${before.number + 1}기 임원` })
      .waitFor();
    await hands.press(button(page, `회장 ${before.name} 고치기`));
    await nameField(page).fill(successor);
    await expectSound(page);
    await hands.press(button(page, "저장"));
    await done(page, "‘회장’ 자리를 고쳤습니다.");
    await hands.raise(page, button(page, "이사 남양록 옮기기"), "님이 32명 가운데");
    await done(page, "임원의 차례를 바꾸었습니다.");
    await hands.press(button(page, "마치기"));
    await rowOf(page, `회장 ${successor}`).waitFor();
    expect(await page.getByRole("contentinfo").innerText()).toMatch(new RegExp(`회장\\s+${successor}`, "u"));
    expect(await shownOn(officersPath, "main")).toContain("2027년 3월 –");
    expect(await shownOn("/about/greeting", "main")).toContain(`회장 ${successor} 합장`);
    const past = `${officersPath}?term=${before.number}`;
    expect(await shownOn(past, "main")).toMatch(new RegExp(`– 2027년 3월.*회장 ${before.name}`, "u"));
    expect(await shownOn(past, "contentinfo")).toMatch(new RegExp(`회장 ${successor}`, "u"));
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("PAG-04 PAG-05 the chairman changes: corrected once, the name is told by officers, footer, greeting, lineage and works; the old term stays", async () => {
  const before = await chairmanOf();
  const name = "임백토";
  const type = "FIRST_EXHIBITION";
  const index = await site.hang({ type, title: "수월관음도", author: name, format: { width: 40, height: 60 } });
  const authorOf = async () =>
    (await site.call<{ author: string }>("GET", `/api/post?type=${type}&index=${index}`)).author;
  const officers = await openEditor(officersPath, byMouse);
  await beginTerm(officers.page, byMouse, "2029년 3월");
  await button(officers.page, `회장 ${before.name} 고치기`).click();
  await nameField(officers.page).fill(name);
  await button(officers.page, "저장").click();
  await done(officers.page, "‘회장’ 자리를 고쳤습니다.");
  expect(await chairmanOf()).toEqual({ number: before.number + 1, name });

  const corrected = "임백토길";
  const { page, context, faults } = await openEditor(peoplePath, byMouse);
  const correct = async () => {
    await button(page, `${name} 고치기`).click();
    await nameField(page).fill(corrected);
    const works = main(page).getByRole("checkbox", { name: "작가로 적힌 작품 1점에서도 바꿈" });
    expect(await works.isChecked()).toBe(true);
    await button(page, "저장").click();
    await done(page, `‘${corrected}’ 님의 정보를 고쳤습니다.`);
    expect(await authorOf()).toBe(corrected);
  };
  await correct();
  await button(page, "되돌리기").click();
  await done(page, "되돌렸습니다.");
  expect(await authorOf()).toBe(name);
  await correct();
  await button(page, "마치기").click();
  await main(page).getByRole("table").getByText(corrected).waitFor();

  expect(await page.getByRole("contentinfo").innerText()).toMatch(new RegExp(`회장\\s+${corrected}`, "u"));
  expect(await shownOn(officersPath, "table")).toContain(`회장 ${corrected}`);
  expect(await shownOn("/about/greeting", "main")).toContain(`회장 ${corrected} 합장`);
  expect(await shownOn("/about/member-genealogy", "main")).toContain(corrected);
  expect(await paintedNames()).toContain(corrected);
  expect(await shownOn("/gallery/exhibition/1?view=list", "main")).toContain(corrected);
  await officers.page.goto(site.origin + officersPath);
  await main(officers.page)
    .getByRole("link", { name: `제${before.number}기` })
    .click();
  await rowOf(officers.page, `회장 ${before.name}`).waitFor();
  const past = await shownOn(`${officersPath}?term=${before.number}`, "main");
  expect(past).toMatch(new RegExp(`– 2029년 3월.*회장 ${before.name}`, "u"));
  expect([...officers.faults, ...faults]).toEqual([]);
  await Promise.all([officers.context.close(), context.close()]);
});

test.each(allHands)("PAG-05 with $with: a past term is corrected, closed, removed and brought back", async (hands) => {
  const { number, name } = await chairmanOf(11);
  const path = `${officersPath}?term=${number}`;
  const { page, context, faults } = await openEditor(path, hands);
  await hands.press(button(page, "기수 고치기"));
  await field(page, "시작한 때").fill("2023년");
  await field(page, "끝난 때").fill("2027년 2월");
  await hands.press(button(page, "기수 저장"));
  await done(page, "기수를 고쳤습니다.");
  await hands.press(button(page, `회장 ${name} 고치기`));
  await field(page, "비고").fill(hands.with);
  await hands.press(button(page, "저장"));
  await done(page, "‘회장’ 자리를 고쳤습니다.");
  await hands.press(button(page, "기수 지우기"));
  await answerDialog(page, `제${number}기 임원 명단을 지우시겠습니까?`, "취소");
  await hands.press(button(page, "기수 지우기"));
  await answerDialog(page, "명의 자리가 함께 지워집니다.", "지우기");
  await done(page, `제${number}기 임원 명단을 지웠습니다.`);
  const terms = () => site.call<Listed & { terms: { number: number }[] }>("GET", "/api/officer/list");
  expect((await terms()).terms.map((one) => one.number)).not.toContain(number);
  await hands.press(button(page, "되돌리기"));
  await done(page, "되돌렸습니다.");
  await main(page)
    .getByRole("heading", { name: `제${number}기 임원` })
    .waitFor();
  await hands.press(button(page, "기수 지우기"));
  await answerDialog(page, "명의 자리가 함께 지워집니다.", "지우기");
  await done(page, `제${number}기 임원 명단을 지웠습니다.`);
  // In a later visit it stands below the list of the present term.
  const later = await openEditor(officersPath, hands);
  await main(later.page).getByRole("heading", { name: "지운 기수" }).waitFor();
  await expectSound(later.page);
  await hands.press(button(later.page, `제${number}기 임원 되살리기`).first());
  await done(later.page, `제${number}기 임원 명단을 되살렸습니다.`);
  await main(later.page)
    .getByRole("heading", { name: `제${number}기 임원` })
    .waitFor();
  await expect.poll(() => later.page.locator(":focus").innerText()).toBe(`제${number}기 임원 명단을 되살렸습니다.`);
  await hands.press(button(later.page, "마치기"));
  await rowOf(later.page, `회장 ${name} ${hands.with}`).waitFor();
  expect(await shownOn(path, "main")).toContain("2023년 – 2027년 2월");
  expect(later.faults).toEqual([]);
  await later.context.close();
  expect(faults.filter((fault) => !/officer\.list|status of 404/u.test(fault))).toEqual([]);
  await context.close();
});

test("PAG-05 a term that was begun too early is taken back, and the one before it stands open again", async () => {
  const before = await chairmanOf();
  const { page, context, faults } = await openEditor(officersPath, byMouse);
  await beginTerm(page, byMouse, "2031년");
  await button(page, "되돌리기").click();
  await done(page, "되돌렸습니다.");
  await main(page)
    .getByRole("heading", { name: `제${before.number}기 임원` })
    .waitFor();
  expect(await chairmanOf()).toEqual(before);
  await button(page, "마치기").click();
  await button(page, "명단 고치기").waitFor();
  expect(await shownOn(officersPath, "main")).not.toContain("2031년");
  expect(faults).toEqual([]);
  await context.close();
});
