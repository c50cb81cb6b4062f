import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openContents, site } from "../harness/content-story.ts";
import { answerDialog } from "../harness/dialog.ts";
import { byMouse } from "../harness/hands.ts";
import { loseNext } from "../harness/lost-answer.ts";
import {
  button,
  disciplesOf,
  done,
  field,
  nameField,
  officersPath,
  openEditor,
  peoplePath,
  personNamed,
} from "../harness/people-story.ts";
import { drafts, offer } from "../harness/writing.ts";

openContents();

const unheard = "저장되었는지 알 수 없습니다.";

type Listed = {
  term: { number: number; startedIn: string };
  terms: { number: number; endedIn: string }[];
  officers: { role: string; name: string; remarks: string }[];
};
const officers = () => site.call<Listed>("GET", "/api/officer/list");

/** Presses a button whose answer is lost on the way. */
async function pressUnheard(page: Page, name: string, call: string): Promise<void> {
  await loseNext(page, call);
  await button(page, name).click();
  await answerDialog(page, unheard);
}

test("PAG-04 a person whose addition nobody heard of is added once, with what was changed before it was sent again", async () => {
  const before = await disciplesOf("연화");
  const { page, context } = await openEditor(peoplePath, byMouse);
  await button(page, "연화 제자 추가").click();
  await nameField(page).fill("한 번 온 이");
  await pressUnheard(page, "추가", "person.create");
  // It is there, and whoever presses again does not know.
  expect(await disciplesOf("연화")).toEqual([...before, "한 번 온 이"]);
  await button(page, "추가").click();
  await done(page, "‘한 번 온 이’ 님을 추가했습니다.");
  expect(await disciplesOf("연화")).toEqual([...before, "한 번 온 이"]);

  await button(page, "연화 제자 추가").click();
  await nameField(page).fill("잘못 적은 이");
  await pressUnheard(page, "추가", "person.create");
  await nameField(page).fill("바로 적은 이");
  await button(page, "추가").click();
  await done(page, "‘바로 적은 이’ 님을 추가했습니다.");
  const all = [...before, "한 번 온 이", "바로 적은 이"];
  expect(await disciplesOf("연화")).toEqual(all);
  await button(page, "되돌리기").click();
  await done(page, "되돌렸습니다.");
  expect(await disciplesOf("연화")).toEqual(all.slice(0, -1));
  await context.close();
});

test("PAG-04 a person whose addition nobody heard of is added once also after a reload", async () => {
  const { page, context } = await openEditor(peoplePath, byMouse);
  await button(page, "금선 제자 추가").click();
  await nameField(page).fill("다시 불러온 이");
  await pressUnheard(page, "추가", "person.create");
  const after = await disciplesOf("금선");
  expect(after).toContain("다시 불러온 이");
  await page.reload();
  await button(page, "명단 고치기").click();
  await button(page, "금선 제자 추가").click();
  await offer(page).getByRole("button", { name: "불러오기" }).click();
  await button(page, "추가").click();
  await done(page, "‘다시 불러온 이’ 님을 추가했습니다.");
  expect(await disciplesOf("금선")).toEqual(after);
  expect(await drafts(page)).toEqual([]);
  await context.close();
});

test("PAG-04 who was added unheard and removed by another is added anew by the press after the one that says so", async () => {
  const { page, context } = await openEditor(peoplePath, byMouse);
  await button(page, "담묵 제자 추가").click();
  await nameField(page).fill("지워진 이");
  await pressUnheard(page, "추가", "person.create");
  const { id } = await personNamed("지워진 이");
  await site.call("DELETE", "/api/person", { id });
  await button(page, "추가").click();
  await answerDialog(page, "먼저 추가하신 것은 그사이 지워졌습니다.");
  await button(page, "추가").click();
  await done(page, "‘지워진 이’ 님을 추가했습니다.");
  expect((await personNamed("지워진 이")).id).not.toBe(id);
  await context.close();
});

test("PAG-04 an office whose addition nobody heard of is added once, and brought back once", async () => {
  const named = async (name: string) => (await officers()).officers.filter((one) => one.name === name);
  const { page, context } = await openEditor(officersPath, byMouse);
  await button(page, "임원 추가").click();
  await nameField(page).fill("한 번 온 임원");
  await field(page, "직책").fill("고문");
  await pressUnheard(page, "추가", "officer.create");
  await field(page, "비고").fill("다시 적은 비고");
  await button(page, "추가").click();
  await done(page, "님을 추가했습니다.");
  expect(await named("한 번 온 임원")).toMatchObject([{ role: "고문", remarks: "다시 적은 비고" }]);
  await button(page, "고문 한 번 온 임원 지우기").click();
  await done(page, "‘고문 한 번 온 임원’ 님을 명단에서 지웠습니다.");
  await loseNext(page, "officer.create");
  await button(page, "되돌리기").click();
  await answerDialog(page, "알 수 없습니다.");
  await button(page, "되돌리기").click();
  await done(page, "되돌렸습니다.");
  expect(await named("한 번 온 임원")).toHaveLength(1);
  await context.close();
});

test("PAG-05 a term whose beginning nobody heard of is begun once, and the one before it ends when it begins", async () => {
  const before = await officers();
  const { page, context } = await openEditor(officersPath, byMouse);
  await button(page, "새 기수 시작").click();
  await field(page, "시작한 때").fill("2033년");
  await pressUnheard(page, "새 기수 시작", "term.create");
  await field(page, "시작한 때").fill("2034년");
  await button(page, "새 기수 시작").click();
  await done(page, "새 기수를 시작했습니다.");
  const after = await officers();
  expect(after.terms).toHaveLength(before.terms.length + 1);
  expect([after.term.startedIn, after.terms[1]?.endedIn]).toEqual(["2034년", "2034년"]);
  await button(page, "되돌리기").click();
  await done(page, "되돌렸습니다.");
  const { terms } = await officers();
  expect(terms.map(({ number, endedIn }) => [number, endedIn])).toEqual(
    before.terms.map(({ number, endedIn }) => [number, endedIn]),
  );
  await context.close();
});
