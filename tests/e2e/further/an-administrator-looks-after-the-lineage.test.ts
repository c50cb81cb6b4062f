import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { main, openPage } from "../../harness/association-story.ts";
import { openContents, origin, site } from "../../harness/content-story.ts";
import { answerDialog } from "../../harness/dialog.ts";
import { allHands, byMouse } from "../../harness/hands.ts";
import { browser } from "../../harness/open-browser.ts";
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
  shownOn,
} from "../../harness/people-story.ts";
import { expectSound } from "../../harness/soundness.ts";
import { pngFile } from "../../harness/writing.ts";

openContents();

const first = ["유연화", "임보상"];

test.each(allHands)(
  "PAG-04 with $with: a person is added as a pupil, renamed, moved, hidden, removed and brought back, in a later visit too",
  async (hands) => {
    const { page, context, faults } = await openEditor(peoplePath, hands);
    const press = (name: string) => hands.press(button(page, name));
    await press("연화 제자 추가");
    await nameField(page).fill("새붓");
    await expectSound(page);
    await press("추가");
    await done(page, "‘새붓’ 님을 추가했습니다.");
    expect(await disciplesOf("연화")).toEqual([...first, "새붓"]);

    await press("새붓 고치기");
    await nameField(page).fill("한새붓");
    await press("저장");
    await done(page, "‘한새붓’ 님의 정보를 고쳤습니다.");
    expect(await shownOn(peoplePath, "table")).toContain("한새붓");

    await hands.raise(page, button(page, "한새붓 옮기기"), "‘한새붓’ 님이 3명 가운데 2번째");
    await done(page, "차례를 바꾸었습니다.");
    const between = ["유연화", "한새붓", "임보상"];
    expect(await disciplesOf("연화")).toEqual(between);

    await press("한새붓 고치기");
    await main(page).getByLabel("스승").selectOption({ label: "금선" });
    await press("저장");
    await done(page, "‘한새붓’ 님의 정보를 고쳤습니다.");
    expect(await disciplesOf("금선")).toEqual(["조금박", "서금니", "한새붓"]);
    await press("되돌리기");
    await done(page, "되돌렸습니다.");
    expect(await disciplesOf("연화")).toEqual(between);

    await press("한새붓 고치기");
    await hands.press(main(page).getByRole("checkbox", { name: "이름을 누구에게나 공개" }));
    await press("저장");
    await done(page, "‘한새붓’ 님의 정보를 고쳤습니다.");
    const shown = await shownOn(peoplePath, "table");
    expect([shown.includes("비공개"), shown.includes("한새붓")]).toEqual([true, false]);

    const { id } = await personNamed("한새붓");
    await press("한새붓 지우기");
    await done(page, "‘한새붓’ 님을 지웠습니다.");
    expect(await disciplesOf("연화")).toEqual(first);
    await press("되돌리기");
    await done(page, "되돌렸습니다.");
    expect(await disciplesOf("연화")).toEqual(between);
    expect((await personNamed("한새붓")).id).toBe(id);
    expect(await shownOn(peoplePath, "table")).not.toContain("한새붓");

    await press("한새붓 지우기");
    await done(page, "‘한새붓’ 님을 지웠습니다.");
    await press("마치기");
    await press("명단 고치기");
    // The last who was removed stands first.
    await hands.press(button(page, "한새붓 되살리기").first());
    await done(page, "‘한새붓’ 님을 되살렸습니다.");
    // The button that was pressed is gone: the line that tells so has the focus, before what takes it back.
    await expect.poll(() => page.locator(":focus").innerText()).toBe("‘한새붓’ 님을 되살렸습니다.");
    expect([await disciplesOf("연화"), (await personNamed("한새붓")).id]).toEqual([between, id]);
    await press("되돌리기");
    await done(page, "되돌렸습니다.");
    await press("마치기");
    await button(page, "명단 고치기").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("PAG-04 a list of removed people that does not come says so, and is asked for again", async () => {
  const press = async (edit: Locator) => {
    await edit.page().route("**/trpc/person.listRemoved**", (route) => route.abort());
    await edit.click();
  };
  const { page, context } = await openEditor(peoplePath, { device: byMouse.device, press });
  await main(page).getByRole("alert").filter({ hasText: "지운 사람의 명단을 불러오지 못했습니다." }).waitFor();
  await page.unroute("**/trpc/person.listRemoved**");
  await button(page, "다시 시도").click();
  await main(page).getByRole("heading", { name: "지운 사람" }).waitFor();
  await context.close();
});

test("PAG-04 a portrait is put to a person, another becomes the founder, and both are taken back", async () => {
  const { page, context, faults } = await openEditor(peoplePath, byMouse);
  await button(page, "담묵 고치기").click();
  await main(page)
    .getByLabel("초상 파일")
    .setInputFiles(await pngFile());
  await main(page).getByRole("img", { name: "지금 초상" }).waitFor();
  await main(page).getByRole("checkbox", { name: "세대를 세는 1세로 함" }).click();
  await button(page, "저장").click();
  await done(page, "‘담묵’ 님의 정보를 고쳤습니다.");
  const damuk = await personNamed("담묵");
  type Detail = { portrait: string; generation: number };
  const detail = (id: number) => site.call<Detail>("GET", `/api/person?id=${id}`);
  expect(await detail(damuk.id)).toMatchObject({ portrait: expect.stringMatching(/^\/uploads\//u), generation: 1 });
  await button(page, "되돌리기").click();
  await done(page, "되돌렸습니다.");
  expect(await detail(damuk.id)).toMatchObject({ portrait: "", generation: 2 });
  expect(await detail((await personNamed("일섭")).id)).toMatchObject({ generation: 1 });
  expect(faults).toEqual([]);
  await context.close();
});

test("WRK-03 WRK-08 a name in Latin letters is written beside the Korean one, and shown on the person's page", async () => {
  const { page, context, faults } = await openEditor(peoplePath, byMouse);
  const { id } = await personNamed("구문양");
  await button(page, "구문양 고치기").click();
  await main(page).getByText("본인이 쓰는 표기를 적습니다.").waitFor();
  await field(page, "로마자 이름").fill("구문양");
  await button(page, "저장").click();
  await answerDialog(page, "로마자 이름은 로마자로 입력해 주세요.");
  await expect.poll(() => field(page, "로마자 이름").evaluate((input) => input === document.activeElement)).toBe(true);
  await field(page, "로마자 이름").fill("Gu Mun-yang");
  await expectSound(page);
  await button(page, "저장").click();
  await done(page, "‘구문양’ 님의 정보를 고쳤습니다.");
  expect(await site.call("GET", `/api/person?id=${id}`)).toMatchObject({ latin: "Gu Mun-yang" });

  const visitor = await openPage(browser, `${origin}/member/people/${id}`);
  const shown = main(visitor.page).getByText("Gu Mun-yang", { exact: true });
  await shown.waitFor();
  expect(await shown.getAttribute("lang")).toBe("ko-Latn");
  await expectSound(visitor.page);
  const told = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(await visitor.page.content())?.[1] ?? "";
  expect(told).toContain('"alternateName":["Gu Mun-yang"]');
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();

  await button(page, "되돌리기").click();
  await done(page, "되돌렸습니다.");
  expect(await site.call("GET", `/api/person?id=${id}`)).toMatchObject({ latin: "" });
  expect(faults.filter((fault) => !fault.includes("400"))).toEqual([]);
  await context.close();
});

const conflict = "그사이 다른 관리자가 먼저 저장했습니다";

test("PAG-04 NAV-31 of two who edit one person the later sees what stands, takes it over, and saves from there", async () => {
  const mine = await openEditor(peoplePath, byMouse);
  const { id } = await personNamed("황금당");
  await button(mine.page, "황금당 고치기").click();
  await field(mine.page, "한자").fill("黃金堂");
  await site.call("PUT", "/api/person", { id, note: "그들이 쓴 소개" });
  await button(mine.page, "저장").click();
  const panel = main(mine.page).getByRole("region", { name: conflict });
  await panel.waitFor();
  expect(await panel.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(["한자", "소개"]);
  expect(await field(mine.page, "한자").inputValue()).toBe("黃金堂");
  await expectSound(mine.page);
  await panel.getByRole("button", { name: "저장된 것 불러오기" }).click();
  await answerDialog(mine.page, "적으신 내용은 저장되지 않고 사라집니다.", "불러오기");
  await expect.poll(() => field(mine.page, "소개").inputValue()).toBe("그들이 쓴 소개");
  expect(await field(mine.page, "한자").inputValue()).toBe("");
  await field(mine.page, "한자").fill("黃金堂");
  await button(mine.page, "저장").click();
  await done(mine.page, "‘황금당’ 님의 정보를 고쳤습니다.");
  expect(await site.call("GET", `/api/person?id=${id}`)).toMatchObject({ hanja: "黃金堂", note: "그들이 쓴 소개" });
  // What is taken back is what was saved here, and not what another wrote.
  await button(mine.page, "되돌리기").click();
  await done(mine.page, "되돌렸습니다.");
  expect(await site.call("GET", `/api/person?id=${id}`)).toMatchObject({ hanja: "", note: "그들이 쓴 소개" });
  await mine.context.close();
});

test("PAG-04 NAV-31 what another wrote since is not taken back unseen", async () => {
  const { page, context } = await openEditor(peoplePath, byMouse);
  const { id } = await personNamed("심뇌문");
  await button(page, "심뇌문 고치기").click();
  await field(page, "한자").fill("沈");
  await button(page, "저장").click();
  await done(page, "‘심뇌문’ 님의 정보를 고쳤습니다.");
  await site.call("PUT", "/api/person", { id, note: "그들이 쓴 소개" });
  await button(page, "되돌리기").click();
  await answerDialog(page, "그사이 다른 관리자가 바꾸어 되돌릴 수 없습니다. 목록을 새로 불러왔으니 확인해 주세요.");
  // It would never be taken back.
  await button(page, "되돌리기").waitFor({ state: "detached" });
  expect(await site.call("GET", `/api/person?id=${id}`)).toMatchObject({ hanja: "沈", note: "그들이 쓴 소개" });
  await context.close();
});

test("PAG-04 NAV-31 of two who edit one office the later keeps what was typed, and saves it as theirs", async () => {
  const { page, context } = await openEditor(officersPath, byMouse);
  const list = await site.call<{ officers: { id: number; name: string }[] }>("GET", "/api/officer/list");
  const id = list.officers.find(({ name }) => name === "임보상")?.id;
  await button(page, "재무이사 임보상 고치기").click();
  await field(page, "비고").fill("내가 적은 비고");
  await site.call("PUT", "/api/officer", { id, remarks: "그들의 비고" });
  await button(page, "저장").click();
  const panel = main(page).getByRole("region", { name: conflict });
  await panel.waitFor();
  expect(await field(page, "비고").inputValue()).toBe("내가 적은 비고");
  await panel.getByRole("button", { name: "내 것으로 저장" }).click();
  await answerDialog(page, "다른 관리자가 고친 내용은 사라집니다.", "내 것으로 저장");
  await done(page, "‘재무이사’ 자리를 고쳤습니다.");
  expect(await shownOn(officersPath, "table")).toContain("임보상 내가 적은 비고");
  await context.close();
});

test("PAG-05 NAV-31 of two who edit one term the later writes over nothing unseen, however often they press", async () => {
  const { page, context } = await openEditor(officersPath, byMouse);
  const { term } = await site.call<{ term: { number: number } }>("GET", "/api/officer/list");
  await button(page, "기수 고치기").click();
  await field(page, "기수의 이름").fill("내가 적은 이름");
  await site.call("PUT", "/api/officer/term", { number: term.number, title: "그들의 이름", startedIn: "2024년" });
  await button(page, "기수 저장").click();
  const panel = main(page).getByRole("region", { name: conflict });
  await panel.waitFor();
  expect(await panel.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(["기수의 이름", "시작한 때"]);
  await panel.getByRole("button", { name: "계속 작성" }).click();
  await button(page, "기수 저장").click();
  await panel.waitFor();
  expect(await shownOn(officersPath, "main")).toContain("그들의 이름");
  await panel.getByRole("button", { name: "저장된 것 불러오기" }).click();
  await answerDialog(page, "적으신 내용은 저장되지 않고 사라집니다.", "불러오기");
  await expect.poll(() => field(page, "기수의 이름").inputValue()).toBe("그들의 이름");
  await field(page, "기수의 이름").fill("");
  await field(page, "시작한 때").fill("");
  await button(page, "기수 저장").click();
  await done(page, "기수를 고쳤습니다.");
  await context.close();
});

test("PAG-04 who stands in neither picture nor table of the lineage is marked so where people are edited", async () => {
  const { id } = await site.call<{ id: number }>("POST", "/api/person", { name: "외따로" });
  const { page, context } = await openEditor(peoplePath, byMouse);
  await main(page).getByRole("listitem").filter({ hasText: "외따로" }).getByText("계보 밖").waitFor();
  await site.call("DELETE", "/api/person", { id });
  await context.close();
});
