import { expect, test } from "vitest";
import { action, editPath, openAsCurator, openContents, openForm, titlesOn } from "../harness/content-story.ts";
import { dialog } from "../harness/dialog.ts";
import { expectSound } from "../harness/soundness.ts";
import { main, textField, titleField, write } from "../harness/writing.ts";

openContents();

/** Nine in the morning, Korean time, so many days from now, as the field takes it. */
const morning = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00`;

const plannedPath = "/admin/content-manage/planned";

test("EXH-09 a notice is written for a later day, changed, and published at once when the day is too far away", async () => {
  const { page, context } = await openForm(`${editPath}?type=NOTICE`);
  await titleField(page).fill("봄 정기 총회");
  await textField(page).click();
  await write(page, "총회를 엽니다.");
  const time = main(page).getByLabel("올릴 때");
  await time.fill(morning(-2));
  await action(page, "올리기").click();
  const refused = dialog(page).filter({ hasText: "게시할 때는 지금부터 1년 안이어야 합니다." });
  await refused.getByRole("button", { name: "확인" }).click();
  await time.fill(morning(40));
  await action(page, "올리기").click();
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
  await action(page, "저장").click();
  const changed = main(page).getByRole("listitem").filter({ hasText: "여름 정기 총회" });
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
  await action(page, "올리기").click();
  await main(page).getByRole("button", { name: "그만둘 공지 지우기" }).click();
  await dialog(page).getByRole("button", { name: "지우기" }).click();
  await main(page).getByText("예약한 글이 없습니다.").waitFor();
  await context.close();
  const again = await openAsCurator(plannedPath);
  await main(again.page).getByText("예약한 글이 없습니다.").waitFor();
  await again.context.close();
});
