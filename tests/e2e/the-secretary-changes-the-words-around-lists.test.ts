import type { Page } from "playwright";
import { expect, test } from "vitest";
import { main } from "../harness/association-story.ts";
import { openAsCurator, openContents } from "../harness/content-story.ts";
import { answerDialog } from "../harness/dialog.ts";
import { allHands, type Hands } from "../harness/hands.ts";
import { button, field, shownOn } from "../harness/people-story.ts";
import { expectSound } from "../harness/soundness.ts";

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
