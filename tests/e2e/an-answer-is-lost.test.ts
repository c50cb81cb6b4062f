import { expect, test } from "vitest";
import { boardTitles } from "../harness/board-titles.ts";
import { administrator, settled, signIn, visit } from "../harness/browser.ts";
import { answerDialog, readDialog } from "../harness/dialog.ts";
import { loseNext } from "../harness/lost-answer.ts";
import { browser } from "../harness/open-browser.ts";
import { newMember, openWriting, openWritings, origin } from "../harness/writing-story.ts";
import {
  drafts,
  fillQuestion,
  main,
  offer,
  place,
  send,
  shownIndex,
  storedPost,
  textField,
  titleField,
  write,
} from "../harness/writing.ts";

openWritings();

const titlesOn = (type: string) => boardTitles(origin, type);

const unheard = "서버에 연결할 수 없습니다.";

test("BRD-19 BRD-24 a question whose answer is lost is written once, with what was changed before it was sent again", async () => {
  const { page, context } = await openWriting({ as: await newMember() });
  await fillQuestion(page, "한 번만 쓴 질문", "처음 본문");
  await loseNext(page, "post.create");
  await send(page);
  expect(await readDialog(page)).toContain(unheard);
  expect(await titlesOn("QNA")).toContain("한 번만 쓴 질문");
  await send(page);
  const index = await shownIndex(page);
  expect((await titlesOn("QNA")).filter((title) => title === "한 번만 쓴 질문")).toHaveLength(1);
  expect(await storedPost(origin, index)).toMatchObject({ title: "한 번만 쓴 질문", revision: 1 });

  await page.goto(origin + place);
  await fillQuestion(page, "답을 잃은 질문", "처음 본문");
  await loseNext(page, "post.create");
  await send(page);
  await readDialog(page);
  await page.reload();
  await offer(page).getByRole("button", { name: "불러오기" }).click();
  await expect.poll(() => textField(page).innerText()).toContain("처음 본문");
  await titleField(page).fill("고쳐 보낸 질문");
  await send(page);
  expect(await shownIndex(page)).toBe(index + 1);
  expect(await storedPost(origin, index + 1)).toMatchObject({ title: "고쳐 보낸 질문", content: "<p>처음 본문</p>" });
  expect(await titlesOn("QNA")).not.toContain("답을 잃은 질문");
  expect(await drafts(page)).toEqual([]);
  await context.close();
});

test("ADM-19 BRD-24 a notice whose answer is lost is written once, also when another board is chosen meanwhile", async () => {
  const { page, context } = await visit(browser);
  await signIn(context, origin, administrator);
  await page.goto(`${origin}/admin/content-manage/edit?type=notice`);
  await settled(page);
  await titleField(page).fill("한 번만 알리는 소식");
  await textField(page).click();
  await write(page, "본문");
  await loseNext(page, "post.create");
  const upload = async () => {
    await main(page).getByRole("button", { name: "올리기", exact: true }).click();
    await answerDialog(page, "게시물을 업로드 하시겠습니까?");
  };
  await upload();
  expect(await readDialog(page)).toContain(unheard);
  await main(page).getByLabel("게시판").selectOption("QNA");
  await upload();
  await answerDialog(page, "정상적으로 업로드 되었습니다.");
  expect(await titlesOn("NOTICE")).not.toContain("한 번만 알리는 소식");
  expect((await titlesOn("QNA")).filter((title) => title === "한 번만 알리는 소식")).toHaveLength(1);
  await context.close();
});
