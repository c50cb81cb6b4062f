import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { settled } from "../harness/browser.ts";
import { announce, openAsCurator, openContents, origin } from "../harness/content-story.ts";
import { answerDialog } from "../harness/dialog.ts";
import { expectSound } from "../harness/soundness.ts";
import { main } from "../harness/writing.ts";

openContents();

const field = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not shown");
  return { y: Math.round(box.y), height: Math.round(box.height) };
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  await settled(page);
}

test("DAY-05 DAY-09 what is wrong in one field moves and stretches nothing beside it", async () => {
  const { page, context } = await openAsCurator("/admin/event?edit=new", { viewport: { width: 1440, height: 1000 } });
  await field(page, "이름").fill("겨울 습화 강습");
  const before = await boxOf(field(page, "해"));
  await button(page, "행사 추가").click();
  await answerDialog(page, "달은 1부터 12까지의 숫자로 입력해 주세요.", "확인");
  await main(page).getByText("달은 1부터 12까지의 숫자로 입력해 주세요.").waitFor();
  const year = await boxOf(field(page, "해"));
  expect(year.height).toBe(before.height);
  for (const name of ["월", "일"]) expect(await boxOf(field(page, name))).toEqual(year);
  await go(page, "/admin/grade");
  await button(page, "등급 추가").click();
  await answerDialog(page, "등급의 이름을 입력해 주세요.", "확인");
  await main(page).getByText("등급의 이름을 입력해 주세요.").waitFor();
  const input = await boxOf(field(page, "새 등급의 이름"));
  const add = await boxOf(button(page, "등급 추가"));
  expect(Math.abs(input.y + input.height / 2 - add.y - add.height / 2)).toBeLessThanOrEqual(2);
  await expectSound(page);
  await context.close();
});

test("DAY-09 on a phone the button stands beside what is looked for, and beside a member's name", async () => {
  const { page, context } = await openAsCurator("/admin/dues", { viewport: { width: 390, height: 844 } });
  const search = await boxOf(main(page).getByRole("searchbox", { name: "회원 검색" }));
  expect((await boxOf(button(page, "검색"))).y).toBe(search.y);
  const [row] = await main(page).getByRole("list").last().getByRole("listitem").all();
  if (!row) throw new Error("nobody is listed");
  const pays = await boxOf(row.getByRole("button"));
  const line = await boxOf(row);
  expect(pays.y + pays.height / 2).toBeCloseTo(line.y + line.height / 2, -1);
  await context.close();
});

test("DAY-04 DAY-05 what is over as it is saved is said to be over", async () => {
  const { page, context } = await openAsCurator("/admin/event?edit=new");
  await field(page, "이름").fill("지난해의 강습");
  await main(page).getByLabel("상태").selectOption("PUBLISHED");
  await field(page, "해").fill(String(new Date().getFullYear() - 1));
  await field(page, "월").fill("12");
  await field(page, "일").fill("20");
  await button(page, "행사 추가").click();
  await main(page).getByText("날짜가 지난 행사이니 날짜를 확인해 주세요.").waitFor();
  await go(page, "/admin/bulletin?edit=new");
  await main(page).getByLabel("제목").fill("지난달의 알림");
  await field(page, "글").fill("지난달에 쉬었습니다.");
  await main(page).getByLabel("시작하는 날").fill("2020-01-01");
  await main(page).getByLabel("마지막 날").fill("2020-01-31");
  await button(page, "추가").click();
  await main(page).getByText("기간이 이미 끝나 화면에는 보이지 않습니다.").waitFor();
  await context.close();
});

test("DAY-02 a double press sends one mail to try", async () => {
  const index = await announce("두 번 누른 공지");
  const { page, context } = await openAsCurator(`/admin/mailing?post=${index}`);
  let calls = 0;
  // Two calls of one moment are sent together.
  page.on("request", (request) => {
    calls += [...request.url().matchAll(/mailing\.trial/gu)].length;
  });
  await button(page, "나에게 시험 발송").dblclick();
  await main(page).getByText("주소로 한 통을 보냈습니다.").waitFor();
  await page.waitForLoadState("networkidle");
  expect(calls).toBe(1);
  await context.close();
});

test("DAY-02 no line parts the name of a choice from the particle behind it", async () => {
  const { page, context } = await openAsCurator("/admin/mailing");
  await main(page).getByText("공지 메일에 동의한 회원에게").waitFor();
  expect(await main(page).innerText()).toContain("‘메일 알림’\u2060에서");
  await context.close();
});

test("DAY-05 an event that was is not said to be still to come", async () => {
  const { page, context } = await openAsCurator("/admin/event?edit=new");
  await field(page, "이름").fill("지난해의 답사");
  await main(page).getByLabel("상태").selectOption("PUBLISHED");
  await field(page, "해").fill("2020");
  await field(page, "월").fill("5");
  await field(page, "일").fill("20");
  await button(page, "행사 추가").click();
  await main(page).getByRole("link", { name: "지난해의 답사 고치기" }).click();
  await main(page).getByText("2020년 5월 20일 (수)에 열렸습니다.").waitFor();
  await context.close();
});

test("DAY-05 the name of a place is no address to copy", async () => {
  const { page, context } = await openAsCurator("/admin/event?edit=new");
  await field(page, "이름").fill("자료실 개방");
  await main(page).getByLabel("상태").selectOption("PUBLISHED");
  await field(page, "해").fill(String(new Date().getFullYear() + 1));
  await field(page, "월").fill("5");
  await field(page, "일").fill("20");
  await field(page, "장소의 이름").fill("자료실");
  await button(page, "행사 추가").click();
  await main(page).getByRole("link", { name: "자료실 개방 보기" }).click();
  await main(page).getByText("카카오맵에서 보기").waitFor();
  expect(await button(page, "주소 복사").count()).toBe(0);
  await context.close();
});

test("DAY-10 where no account is dormant, no other words are asked for", async () => {
  const { page, context } = await openAsCurator("/admin/member-manage/list?standing=dormant");
  await main(page).getByText("휴면 계정이 없습니다.", { exact: true }).waitFor();
  expect(await main(page).getByText("일부로 찾아 보세요").count()).toBe(0);
  await context.close();
});
