import type { Page } from "playwright";
import { expect, test } from "vitest";
import { main, openPage, phone, wide } from "../harness/association-story.ts";
import { action, editPath, openContents, openForm, origin, site } from "../harness/content-story.ts";
import { answerDialog } from "../harness/dialog.ts";
import { browser } from "../harness/open-browser.ts";
import { personNamed } from "../harness/people-story.ts";
import { expectSound } from "../harness/soundness.ts";
import { textField, titleField, write } from "../harness/writing.ts";

openContents();

const type = "SECOND_EXHIBITION";
const artist = (page: Page, number: number) => main(page).getByRole("combobox", { name: `${number}번째 작가` });
const roleOf = (page: Page, place: number) => main(page).getByRole("combobox", { name: "맡은 일" }).nth(place);
const follow = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true }).first().click();
const arrive = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

test("WRK-01 WRK-03 an administrator names two artists; a visitor goes from the work to its painter, the teacher, the lineage and back", async () => {
  const { page, context, faults } = await openForm(`${editPath}?type=${type}`);
  await titleField(page).fill("수월관음도");
  await main(page).getByText("작품 기록", { exact: true }).click();
  await action(page, "작가 더하기").click();
  await artist(page, 1).fill("홍길동");
  await roleOf(page, 0).selectOption({ label: "장황" });
  await action(page, "작가 더하기").click();
  await artist(page, 2).fill("한석록");
  await main(page).getByText("문도에 실린 분입니다").waitFor();
  await roleOf(page, 1).selectOption({ label: "수화승" });
  await action(page, "한석록 위로").click();
  await expectSound(page);
  await textField(page).click();
  await write(page, "물에 비친 달을 그렸습니다.");
  await action(page, "올리기").click();
  await answerDialog(page, "게시물을 업로드 하시겠습니까?");
  await answerDialog(page, "정상적으로 업로드 되었습니다.");
  await page.waitForURL(/content-manage\/list/u);
  expect(faults).toEqual([]);
  await context.close();

  const { id } = await personNamed("한석록");
  expect(await site.call("GET", `/api/post?type=${type}&index=1`)).toMatchObject({
    author: "한석록, 홍길동",
    artists: [
      { personId: id, name: "한석록", role: "HEAD_PAINTER" },
      { personId: null, name: "홍길동", role: "MOUNTING" },
    ],
  });
  for (const device of [wide, phone]) {
    const visitor = await openPage(browser, `${origin}/gallery/exhibition/2/detail?type=${type}&index=1`, device);
    const seen = visitor.page;
    expect(await main(seen).innerText()).toMatch(/한석록 \(수화승\)\s+홍길동 \(장황\)/u);
    await follow(seen, "한석록");
    await seen.waitForURL(`${origin}/member/people/${id}`);
    await arrive(seen, "한석록");
    await expectSound(seen);
    expect(await main(seen).innerText()).toMatch(/스승\s+담묵[\s\S]*제자\s+문하엽\s+조세필[\s\S]*제11기 회장/u);
    await follow(seen, "담묵");
    await arrive(seen, "담묵");
    await follow(seen, "일섭");
    await arrive(seen, "일섭");
    await follow(seen, "계보 그림 보기");
    await seen.waitForURL(`${origin}/about/member-genealogy`);
    await follow(seen, "한석록");
    await arrive(seen, "한석록");
    await main(seen).getByRole("list", { name: "작품" }).getByRole("link").click();
    await arrive(seen, "수월관음도");
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  }
});

test("WRK-01 WRK-03 the artists are there to be edited again, and leave in the order in which they stand", async () => {
  const index = await site.hang({ type, title: "괘불", author: "", text: "<p>괘불</p>" });
  const { id } = await personNamed("문하엽");
  const artists = [{ name: "홍길동" }, { personId: id, role: "GILDING" }];
  const work = { type, targetType: type, index, title: "괘불", content: "<p>괘불</p>" };
  await site.call("PUT", "/api/post", { ...work, artists });
  const { page, context } = await openForm(`${editPath}?type=${type}&index=${index}`);
  expect(await artist(page, 1).inputValue()).toBe("홍길동");
  expect([await artist(page, 2).inputValue(), await roleOf(page, 1).inputValue()]).toEqual(["문하엽", "GILDING"]);
  await action(page, "홍길동 빼기").click();
  await action(page, "저장").click();
  await answerDialog(page, "게시물을 업로드 하시겠습니까?");
  await answerDialog(page, "정상적으로 업로드 되었습니다.");
  await page.waitForURL(/content-manage\/list/u);
  const post = await site.call<{ artists: object[] }>("GET", `/api/post?type=${type}&index=${index}`);
  expect(post.artists).toMatchObject([{ personId: id, name: "문하엽", role: "GILDING" }]);
  await context.close();
});

test("WRK-03 officers, members and the lineage lead to the pages of people; of whoever is hidden there is none", async () => {
  const { id } = await personNamed("한석록");
  for (const path of ["/member/executives", "/member/members", "/about/member-genealogy"]) {
    const { page, context } = await openPage(browser, origin + path);
    await follow(page, "한석록");
    await page.waitForURL(`${origin}/member/people/${id}`);
    await arrive(page, "한석록");
    await context.close();
  }
  const hidden = await personNamed("나초본");
  await site.call("PUT", "/api/person", { id: hidden.id, isPublic: false });
  for (const number of [hidden.id, 999_999, "x"])
    expect((await fetch(`${origin}/member/people/${number}`)).status).toBe(404);
  const { page, context } = await openPage(browser, `${origin}/member/people/${(await personNamed("문하엽")).id}`);
  expect(await main(page).getByText("비공개").count()).toBe(1);
  expect(await main(page).getByRole("link", { name: "비공개" }).count()).toBe(0);
  await context.close();
});
