import { setTimeout as pause } from "node:timers/promises";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright";

/** Keeps Chromium from looking for hosts of its own, which a closed network refuses. */
export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Milliseconds for a step of a reader. Tests wait for what is to be, however busy the machine is: this ends only a wait
 * for what will never be.
 */
const patience = 60_000;

/** Without a locale, which a bare machine may lack, Chromium neither saves nor sends files whose names are Hangul. */
const env = { ...process.env, LANG: "C.UTF-8" };

/**
 * With BULMO_TEST_AT_ONCE every story is one of a reader who presses what they see before the app is there (SPD-02): its
 * scripts come late, and nobody waits for them.
 */
const pressesAtOnce = Boolean(process.env["BULMO_TEST_AT_ONCE"]);

/** Milliseconds between two looks. */
const lookEvery = 50;

/** Milliseconds that each script of the app is late, one after another; what every page runs is not. */
const late = 300;

const delayApp = (context: BrowserContext) =>
  context.route(/\/assets\/(?!entry-reader-)[^/]*\.js$/u, async (route) => {
    await pause(late);
    // Who has left the page waits no more.
    await route.continue().catch(() => undefined);
  });

export const launch = (): Promise<Browser> =>
  chromium.launch({
    args: flags,
    env,
    ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
  });

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** What went wrong in the page so far: console errors and warnings, exceptions, failed requests and answers. */
  faults: string[];
};

/**
 * Chromium's word on the way back from a work to a list that it did not keep and loads anew: before any script of the list,
 * whatever the page does (docs/decisions/089).
 */
const unkept = "Transition was aborted because of invalid state. ViewTransition opt-in disabled";

/** A browser of its own for one reader. A test that expects a fault empties `faults` after looking at it. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ locale: "ko-KR", timezoneId: "Asia/Seoul", ...options });
  context.setDefaultTimeout(patience);
  if (pressesAtOnce) await delayApp(context);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => message !== unkept && faults.push(`exception: ${message}`));
  page.on("requestfailed", (request) => {
    // A page that is left cancels what it was still loading.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") faults.push(`request: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`answer: ${response.status()} ${response.url()}`);
  });
  return { page, context, faults };
}

/** Waits until the page has its styles: until then what they hide is there to be read and to be pressed. */
export async function styled(page: Page): Promise<void> {
  const hasStyles = () =>
    document.readyState !== "loading" &&
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null);
  // Also where no test is, which `expect.poll` needs, and in a page without scripts, which cannot look by itself.
  for (const end = Date.now() + patience; Date.now() < end; await pause(lookEvery))
    if (await page.evaluate(hasStyles).catch(() => false)) return;
  throw new Error(`${page.url()} has no styles`);
}

/** A page for a reader without scripts: what there is to read comes with it, and its fonts may come later. */
export async function visitWithoutScripts(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Visit & { status: number | undefined }> {
  const visited = await visit(browser, { ...options, javaScriptEnabled: false });
  const answer = await visited.page.goto(address, { waitUntil: "domcontentloaded" });
  await styled(visited.page);
  return { ...visited, status: answer?.status() };
}

/** Has the app come, which a visitor's page does without until something is pressed. */
const wake = async (page: Page): Promise<void> => {
  const start = () => {
    const { startApp } = window as { startApp?: () => void };
    startApp?.();
    return startApp !== undefined;
  };
  await page.waitForFunction(start);
};

/**
 * Resolves once React has taken over and the session is known; on a phone what tells so is there but out of sight. It has
 * the app come where it sleeps. For stories about the app itself: others are for `settled`.
 */
export async function awake(page: Page): Promise<void> {
  await wake(page);
  // It stands in the menu of a phone as well.
  await page.getByRole("banner").getByText("Loading...").first().waitFor({ state: "detached" });
}

/** Resolves once whatever is pressed is answered at once. Who presses at once waits for the styles alone. */
export const settled = (page: Page): Promise<void> => (pressesAtOnce ? styled(page) : awake(page));

export const member = { username: "bulmomember1", password: "bulmo-Member-1!" };
export const administrator = { username: "bulmoadmin1", password: "bulmo-Admin-1!" };

/** Fills in the sign-in page that is open. */
export async function fillSignIn(page: Page, { username, password }: typeof member): Promise<void> {
  await page.getByLabel("아이디", { exact: true }).fill(username);
  await page.getByLabel("비밀번호", { exact: true }).fill(password);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
}

/** Signs in through the page, as a person would, for stories about signing in. */
export async function signInOnPage(page: Page, origin: string, account: typeof member): Promise<void> {
  await page.goto(`${origin}/sign-in`);
  await settled(page);
  await fillSignIn(page, account);
  await page.getByRole("button", { name: "로그아웃" }).waitFor();
}

/** Signs in without a page: the next one that the context opens knows its member. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  account: typeof member,
  { saysWhy = true } = {},
): Promise<void> {
  const { username, password } = account;
  const answer = await context.request.post(`${origin}/api/auth/sign-in`, {
    headers: { origin },
    data: { username, password },
    timeout: patience,
  });
  if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}: ${await answer.text()}`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  if (saysWhy) await giveReason(context, origin, accessToken);
}

/** An administrator who has said why they look at members is not asked for an hour (DAY-10); a member is refused. */
async function giveReason(context: BrowserContext, origin: string, token: string): Promise<void> {
  const answer = await context.request.put(`${origin}/api/audit/reason`, {
    headers: { origin, authorization: `Bearer ${token}` },
    data: { reason: "MEMBERSHIP" },
    timeout: patience,
  });
  // On a site that asks for a second factor an administrator is none yet.
  if (!answer.ok() && answer.status() !== 403) throw new Error(`the reason was answered ${answer.status()}`);
}
