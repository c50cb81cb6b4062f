import type { PageText, PageTextDraft } from "@bulmo/contracts/page-text";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright";
import { tokenOf } from "./account.ts";
import { answerDialog } from "./dialog.ts";
import { administrator, signIn, type Visit, visit } from "./browser.ts";

/** Reads and changes a text without a browser. */
export async function keepPageText(origin: string, name: string) {
  const token = await tokenOf(origin, administrator);
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const read = async () =>
    (await (await fetch(`${origin}/api/page-text/draft?name=${name}`, { headers })).json()) as PageTextDraft;
  const send = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${origin}/api/page-text${path}`, {
      method,
      headers,
      body: JSON.stringify({ name, ...body }),
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  };
  const discard = async () => {
    if ((await read()).draft) await send("DELETE", "/draft", {});
  };
  return {
    read,
    discard,
    save: (text: PageText) => send("PUT", "/draft", { text }),
    async publish(text: PageText) {
      await send("PUT", "/draft", { text });
      await send("POST", "/publish", {});
    },
    shown: async () =>
      ((await (await fetch(`${origin}/api/page-text?name=${name}`)).json()) as { text: PageText }).text,
    /** What the site began with stands again. */
    async restore() {
      await discard();
      await send("POST", "/restore", { number: 0 });
      await send("POST", "/publish", {});
    },
  };
}

export const main = (page: Page): Locator => page.getByRole("main");

/** A button of the page, not of a dialog above it. */
export const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole("button", { name, exact: true }).click();

/** A field of the text, by its name. */
export const words = (page: Page, name: string): Locator => main(page).getByRole("textbox", { name, exact: true });

/** Publishes what is edited, until the page is read again: words in a field look like those of a page. */
export async function publish(page: Page): Promise<void> {
  await press(page, "공개");
  await answerDialog(page, "공개하시겠습니까?", "공개");
  await main(page).getByRole("button", { name: "공개", exact: true }).waitFor({ state: "hidden" });
  await main(page).getByRole("button", { name: "고치기", exact: true }).first().waitFor();
}

/** An administrator who is editing the text at this address; `field` is one that it has. */
export async function openText(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  field = "제목",
): Promise<Visit> {
  const opened = await visit(browser, options);
  await signIn(opened.context, new URL(url).origin, administrator);
  await opened.page.goto(url);
  // A temple's page has another text below its own.
  await main(opened.page).getByRole("button", { name: "고치기", exact: true }).first().click();
  await words(opened.page, field).waitFor();
  return opened;
}
