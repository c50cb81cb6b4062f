import type { Page } from "playwright";
import { dialog } from "./dialog.ts";

/** A save that finds its session ended: the refusal and the question whether to leave come in either order. */
export async function stayWithForm(page: Page): Promise<void> {
  for (let dialogs = 0; dialogs < 2; dialogs += 1) {
    const button = dialog(page).getByRole("button", { name: /^(?:확인|계속 작성)$/u });
    const name = await button.innerText();
    // Nobody asked to leave: the question says why it is put.
    if (name === "계속 작성") await dialog(page).getByText("로그인이 만료되었습니다.").waitFor();
    await button.click();
    await dialog(page).getByRole("button", { name, exact: true }).waitFor({ state: "hidden" });
  }
}
