import type { Page } from "playwright";
import { expect, test } from "vitest";
import { action, editPath, openAsCurator, openContents, openForm, titlesOn } from "../../harness/content-story.ts";
import { answerDialog, dialog } from "../../harness/dialog.ts";
import { expectSound } from "../../harness/soundness.ts";
import { main, textField, titleField, write } from "../../harness/writing.ts";

openContents();

/** Nine in the morning, Korean time, so many days from now, as the field takes it. */
const morning = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00`;

const plannedPath = "/admin/content-manage/planned";

test("EXH-09 a notice is written for a later day, changed, and published at once when the day is too far away", async () => {
  const { page, context, faults } = await openForm(`${editPath}?type=NOTICE`);
  await titleField(page).fill("봄 정기 총회");
  await textField(page).click();
  await write(page, "총회를 엽니다.");
  const time = main(page).getByLabel("올릴 때");
  await time.fill(morning(-2));
  // Nothing is sent for a time that the form knows to be past, or too far away.
  await action(page, "예약").click();
  await answerDialog(page, "이미 지난 때에는 예약할 수 없습니다.");
  await time.fill(morning(400));
  await action(page, "예약").click();
  await answerDialog(page, "예약은 지금부터 1년 뒤까지만 할 수 있습니다.");
  expect(faults).toEqual([]);
  await time.fill("");
  await action(page, "올리기").waitFor();
  await time.fill(morning(40));
  await action(page, "예약").click();
  const asked = dialog(page).filter({ hasText: /‘봄 정기 총회’ 글을 .+ 오전 9:00에 올라가도록 예약합니다\./u });
  await asked.getByRole("button", { name: "예약" }).click();
  await page.waitForURL((url) => url.pathname === plannedPath);
  const row = main(page).getByRole("listitem").filter({ hasText: "봄 정기 총회" });
  await row.waitFor();
  expect(await row.innerText()).toMatch(/오전 9:00[\s\S]*공지사항/u);
  expect(await titlesOn("NOTICE")).not.toContain("봄 정기 총회");
  await expectSound(page);

  await row.getByRole("link", { name: "봄 정기 총회 고치기" }).click();
  await expect.poll(() => time.inputValue()).toBe(morning(40));
  expect(await titleField(page).inputValue()).toBe("봄 정기 총회");
  await titleField(page).fill("여름 정기 총회");
  await time.fill("");
  await action(page, "저장").click();
  await answerDialog(page, "올릴 때를 골라 주세요.");
  await time.fill(morning(41));
  await action(page, "저장").click();
  await answerDialog(page, "올라가도록 예약합니다.", "예약");
  const changed = main(page).getByRole("listitem").filter({ hasText: "여름 정기 총회" });
  await changed.waitFor();
  const former = main(page).getByRole("listitem").filter({ hasText: "봄 정기 총회" });
  await action(page, "‘봄 정기 총회’ 고치기 전으로 되돌리기").click();
  await main(page).getByText("‘봄 정기 총회’ 글을 고치기 전으로 되돌렸습니다.").waitFor();
  await former.waitFor();
  await former.getByRole("link", { name: "봄 정기 총회 고치기" }).click();
  await expect.poll(() => time.inputValue()).toBe(morning(40));
  await titleField(page).fill("여름 정기 총회");
  await action(page, "저장").click();
  await answerDialog(page, "올라가도록 예약합니다.", "예약");
  await changed.waitFor();

  await changed.getByRole("button", { name: "여름 정기 총회 지금 올리기" }).click();
  await dialog(page).getByRole("button", { name: "올리기" }).click();
  await main(page).getByText("예약한 글이 없습니다.").waitFor();
  expect(await titlesOn("NOTICE")).toContain("여름 정기 총회");
  await context.close();
});

test("EXH-09 what was planned is taken back before anybody reads it", async () => {
  const { page, context } = await openForm(`${editPath}?type=NOTICE`);
  await titleField(page).fill("그만둘 공지");
  await textField(page).click();
  await write(page, "글");
  await main(page).getByLabel("올릴 때").fill(morning(10));
  await action(page, "예약").click();
  await answerDialog(page, "올라가도록 예약합니다.", "예약");
  const remove = async () => {
    await action(page, "그만둘 공지 지우기").click();
    await dialog(page).getByRole("button", { name: "지우기" }).click();
    await main(page).getByText("‘그만둘 공지’ 글의 예약을 지웠습니다.").waitFor();
  };
  await remove();
  // Until it is forgotten it comes back, for the same time.
  await action(page, "지운 ‘그만둘 공지’ 되돌리기").click();
  await main(page)
    .getByText(/‘그만둘 공지’ 글을 .+ 다시 예약했습니다\./u)
    .waitFor();
  await main(page).getByRole("listitem").filter({ hasText: "오전 9:00" }).waitFor();
  await remove();
  await main(page).getByText("예약한 글이 없습니다.").waitFor();
  await context.close();
  const again = await openAsCurator(plannedPath);
  await main(again.page).getByText("예약한 글이 없습니다.").waitFor();
  await again.context.close();
});

test("NAV-31 EXH-09 what another administrator planned anew is shown beside mine, and may be taken or written over", async () => {
  const { page, context } = await openForm(`${editPath}?type=NOTICE`);
  await titleField(page).fill("둘이 고칠 예약");
  await textField(page).click();
  await write(page, "글");
  await main(page).getByLabel("올릴 때").fill(morning(10));
  await action(page, "예약").click();
  await answerDialog(page, "올라가도록 예약합니다.", "예약");
  await main(page).getByRole("link", { name: "둘이 고칠 예약 고치기" }).click();
  await textField(page).waitFor();
  const theirs = await openForm(new URL(page.url()).pathname + new URL(page.url()).search);
  const save = async (own: Page, title: string) => {
    await titleField(own).fill(title);
    await action(own, "저장").click();
    await answerDialog(own, "올라가도록 예약합니다.", "예약");
  };
  await save(theirs.page, "그들의 예약");
  await main(theirs.page).getByRole("link", { name: "그들의 예약 고치기" }).waitFor();
  await save(page, "나의 예약");
  const panel = main(page).getByRole("region", { name: "그사이 이 글이 수정되었습니다" });
  await panel.getByRole("heading", { name: "그들의 예약" }).waitFor();
  await panel.getByRole("button", { name: "저장된 글 불러오기" }).click();
  await answerDialog(page, "쓰시던 글은 저장되지 않고 사라집니다.", "불러오기");
  await expect.poll(() => titleField(page).inputValue()).toBe("그들의 예약");
  await save(page, "우리의 예약");
  await main(page).getByRole("link", { name: "우리의 예약 고치기" }).waitFor();
  await Promise.all([context.close(), theirs.context.close()]);
});
