import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { addMember, type Person } from "./account.ts";
import { launch, member, settled, signIn, visit } from "./browser.ts";
import { preparedDirectory } from "./prepared-directory.ts";
import { callsOf } from "./question.ts";
import { spawnServer } from "./server-process.ts";
import { place, textField, titleField } from "./writing.ts";

type Credentials = Pick<Person, "username" | "password">;

export let browser: Browser;
export let origin: string;

/** A site where one may write as much as one likes. */
async function openSite() {
  const directory = await preparedDirectory("samples");
  const server = await spawnServer({ DATA_DIR: directory.path, RATE_LIMITS: "off", LOG_LEVEL: "warn" });
  await server.ready();
  return {
    origin: server.origin,
    async close() {
      await server.stop();
      await directory.remove();
    },
  };
}

/** One site and one browser for the stories of a file. */
export function openWritings(): void {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launch()]);
    ({ origin } = site);
  });
  afterAll(() => Promise.all([browser.close(), site.close()]));
}

/** A second try of a test is no second sign-up of its member. */
let added = 0;
export const newMember = (): Promise<Person> => addMember(origin, `writer${(added += 1)}`);

/** Writes a question without a browser; answers its number. */
export const ask = async (title: string, text: string, by: Credentials = member): Promise<number> =>
  (await callsOf(origin, by)).ask(title, `<p>${text}</p>`);

/** Edits a question without a browser. */
export async function editQuestion(index: number, written: { title: string; content: string }, by = member) {
  const { call } = await callsOf(origin, by);
  await call("PUT", "/post", { ...written, type: "QNA", targetType: "QNA", index });
}

type WritingOptions = BrowserContextOptions & { as?: Credentials; query?: string };

/** A member on the page where a question is written. */
export async function openWriting({ as = member, query = "", ...options }: WritingOptions = {}) {
  const opened = await visit(browser, options);
  await signIn(opened.page, origin, as);
  await opened.page.goto(origin + place + query);
  await settled(opened.page);
  await textField(opened.page).waitFor();
  return opened;
}

/** A new question with a title, and the text to be written into. */
export async function beginQuestion(page: Page, title: string): Promise<void> {
  await page.goto(origin + place);
  await titleField(page).fill(title);
  await textField(page).click();
}
