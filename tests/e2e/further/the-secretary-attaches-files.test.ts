import type { Page } from "playwright";
import { expect, test } from "vitest";
import { giveUpUpload } from "../../../apps/server/testing/attachments.ts";
import { tokenOf } from "../../harness/account.ts";
import {
  chooseFiles,
  fileField,
  fileList,
  fileNames,
  fileRow,
  hwpxFile,
  pdfFile,
  textFile,
} from "../../harness/attached-files.ts";
import { carry, pickUp } from "../../harness/pick-up.ts";
import { kept, main, offer, send, shownIndex, textField, write } from "../../harness/writing.ts";
import { beginQuestion, newMember, openWriting, openWritings, origin } from "../../harness/writing-story.ts";

openWritings();

const poster = "2026년 수륙재 포스터.pdf";
const form = "회비 납부 신청서.hwpx";
const megabyte = 1024 * 1024;

const has = (page: Page, name: string, words: string) => fileRow(page, name).getByText(words).waitFor();
const onItsWay = (page: Page, name: string) => fileRow(page, name).getByText(/%|기다립니다|끊겼습니다/u);
async function isThere(page: Page, name: string): Promise<void> {
  await fileRow(page, name).waitFor();
  await expect.poll(() => onItsWay(page, name).count()).toBe(0);
}

type Stored = { attachments: { name: string; bytes: number; url: string; downloads: number }[] };
const stored = async (index: number) =>
  ((await (await fetch(`${origin}/api/post?type=QNA&index=${index}`)).json()) as Stored).attachments;

test("ATT-01 files are sent through a line that breaks, put in order, taken out, and what is refused is told by name", async () => {
  const { page: desk, context, faults } = await openWriting({ as: await newMember() });
  await beginQuestion(desk, "신청서와 포스터");
  await write(desk, "붙임을 보아 주세요.");
  const begins: string[] = [];
  let broken = 2;
  await context.route("**/api/upload/files/**", async (route) => {
    const request = route.request();
    const offset = request.method() === "PATCH" ? (await request.allHeaders())["upload-offset"] : undefined;
    if (offset !== undefined) begins.push(offset);
    if (offset === undefined || offset === "0" || broken === 0) return route.continue();
    broken -= 1;
    return route.abort("connectionfailed");
  });
  await chooseFiles(desk, [pdfFile(poster, { padding: 9 * megabyte })]);
  await has(desk, poster, "연결이 끊겼습니다. 연결되면 이어서 올립니다.");
  await isThere(desk, poster);
  // The first piece was sent once.
  expect(begins).toEqual(["0", ...Array.from({ length: 3 }, () => String(8 * megabyte))]);
  await chooseFiles(desk, [
    hwpxFile(form, "회비 납부 신청서"),
    textFile("명단.csv", "이름,회비\n김불모,30000\n"),
    { name: "단청.png", mimeType: "image/png", buffer: Buffer.from("x") },
    textFile("설치.exe", "MZ"),
    textFile("가짜.pdf", "PDF가 아닙니다."),
  ]);
  const refused = fileField(desk).getByRole("alert", { name: "올리지 못한 파일" });
  await refused.getByText("가짜.pdf").waitFor();
  expect(await refused.getByRole("listitem").allInnerTexts()).toEqual([
    expect.stringMatching(/단청\.png 이미지는 첨부하지 않고 글 안에/u),
    expect.stringMatching(/설치\.exe 올릴 수 없는 형식/u),
    expect.stringMatching(/가짜\.pdf 파일이 손상되었거나/u),
  ]);
  await isThere(desk, "명단.csv");
  await pickUp(desk, fileField(desk).getByRole("button", { name: `${form} 옮기기` }));
  await carry(desk, "ArrowUp", "3개 가운데 1번째");
  await desk.keyboard.press("Space");
  await expect.poll(() => fileNames(desk)).toEqual([form, poster, "명단.csv"]);
  await fileField(desk).getByRole("button", { name: "명단.csv 빼기" }).press("Enter");
  await expect
    .poll(() => desk.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe(`${poster} 빼기`);
  await send(desk);
  const index = await shownIndex(desk);
  expect((await stored(index)).map(({ name }) => name)).toEqual([form, poster]);
  await fileList(desk).getByText("HWPX · ").waitFor();
  // What is edited has its files, and is saved with those that stay.
  await desk.goto(`${origin}/community/qna/edit?type=qna&index=${index}`);
  await fileRow(desk, form).waitFor();
  await fileField(desk)
    .getByRole("button", { name: `${form} 빼기` })
    .click();
  await send(desk);
  await desk.waitForURL(/detail/u);
  expect((await stored(index)).map(({ name }) => name)).toEqual([poster]);
  expect(faults.filter((fault) => !/ERR_CONNECTION_FAILED|request: .*\/upload\/files|415/u.test(fault))).toEqual([]);
});

test("ATT-01 where the site cannot say how far a file came, it goes on from there all the same", async () => {
  const { page: desk, context } = await openWriting({ as: await newMember() });
  await beginQuestion(desk, "이어서 보내는 글");
  const asked: string[] = [];
  const refusals = [401, 502, 503];
  let isBroken = true;
  await context.route("**/api/upload/files**", async (route) => {
    const request = route.request();
    const { "upload-offset": offset = "" } = await request.allHeaders();
    asked.push(`${request.method()} ${offset}`.trim());
    const [refusal] = request.method() === "HEAD" ? refusals.splice(0, 1) : [];
    if (refusal !== undefined) return route.fulfill({ status: refusal });
    if (request.method() !== "PATCH" || offset === "0" || !isBroken) return route.continue();
    isBroken = false;
    return route.abort("connectionfailed");
  });
  await chooseFiles(desk, [pdfFile(poster, { padding: 9 * megabyte })]);
  await isThere(desk, poster);
  expect(refusals).toEqual([]);
  expect(asked.filter((one) => /^(?:POST|PATCH 0)/u.test(one))).toEqual(["POST", "PATCH 0"]);
});

test("ATT-01 a file may be paused and gone on with; saving waits for it; a draft remembers what has arrived", async () => {
  const { page: desk, context } = await openWriting({
    as: await newMember(),
    viewport: { width: 390, height: 844 },
    query: "",
  });
  await beginQuestion(desk, "기다리는 글");
  await write(desk, "본문");
  let letGo = () => {};
  const isOpen = new Promise<void>((resolve) => (letGo = resolve));
  await context.route("**/api/upload/files/**", async (route) => {
    if (route.request().method() === "PATCH") await isOpen;
    await route.continue().catch(() => {});
  });
  await chooseFiles(desk, [pdfFile(poster)]);
  await fileField(desk)
    .getByRole("button", { name: `${poster} 잠시 멈춤` })
    .click();
  await send(desk);
  await desk.getByRole("dialog").getByText("아직 올리지 못한 첨부 파일이 있습니다.").waitFor();
  await desk.getByRole("dialog").getByRole("button", { name: "확인" }).click();
  await fileField(desk)
    .getByRole("button", { name: `${poster} 이어서 올리기` })
    .click();
  letGo();
  await isThere(desk, poster);
  await kept(desk);
  await desk.reload();
  await offer(desk).getByRole("button", { name: "불러오기" }).click();
  await fileRow(desk, poster).waitFor();
  expect(await textField(desk).innerText()).toContain("본문");
  await context.unroute("**/api/upload/files/**");
  let goOn = () => {};
  const isSlow = new Promise<void>((resolve) => (goOn = resolve));
  await context.route("**/api/upload/files/**", async (route) => {
    await isSlow;
    await route.continue();
  });
  await chooseFiles(desk, [textFile("메모.txt", "다시 전화 주세요.")]);
  await send(desk);
  await main(desk).getByText("올리고 있는 파일이 다 올라가면 저장합니다.").waitFor();
  goOn();
  const index = await shownIndex(desk);
  expect((await stored(index)).map(({ name }) => name)).toEqual([poster, "메모.txt"]);
});

/** As somebody lets go of a file there. */
const drop = (page: Page, name: string): Promise<void> =>
  textField(page).evaluate((field, given) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["다시 전화 주세요."], given));
    field.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, name);

test("ATT-01 a document that is let go on the text is attached; what is taken out again is removed from the site", async () => {
  const { page: desk } = await openWriting({ as: await newMember() });
  await beginQuestion(desk, "글 위에 놓은 파일");
  await drop(desk, "메모.txt");
  await main(desk).getByText("이미지가 아닌 파일은 아래의 첨부 파일에 넣었습니다: 메모.txt").waitFor();
  await isThere(desk, "메모.txt");
  const removed = desk.waitForResponse((answer) => answer.request().method() === "DELETE");
  await fileField(desk).getByRole("button", { name: "메모.txt 빼기" }).click();
  expect((await removed).status()).toBe(204);
  expect(await fileNames(desk)).toEqual([]);
});

test("ATT-01 a file that is there no more is told beside the files, with the focus there, until it is taken out", async () => {
  const secretary = await newMember();
  const { page: desk } = await openWriting({ as: secretary });
  await beginQuestion(desk, "사라진 파일");
  await write(desk, "본문");
  await chooseFiles(desk, [textFile("메모.txt", "다시 전화 주세요.")]);
  await isThere(desk, "메모.txt");
  const ids = await fileField(desk).locator('input[name="attachments"]').inputValue();
  const [id = ""] = /[0-9a-f]{8}-[0-9a-f-]{27}/u.exec(ids) ?? [];
  const token = await tokenOf(origin, secretary);
  expect((await giveUpUpload({ origin }, token, `/api/upload/files/${id}`)).status).toBe(204);
  await send(desk);
  const words = /^1번째 첨부 파일이 더는 남아 있지 않거나/u;
  const told = desk.getByRole("dialog");
  await told.getByText(words).waitFor();
  await told.getByRole("button", { name: "확인" }).click();
  await fileField(desk).getByRole("alert").filter({ hasText: words }).waitFor();
  await expect.poll(() => desk.evaluate(() => document.activeElement?.textContent)).toBe("파일 고르기");
  await fileField(desk).getByRole("button", { name: "메모.txt 빼기" }).click();
  await expect.poll(() => fileField(desk).getByRole("alert").count()).toBe(0);
  await send(desk);
  await shownIndex(desk);
});
