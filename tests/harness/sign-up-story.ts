import { leastFillTime } from "@bulmo/contracts/sign-up";
import type { validSignUp } from "@bulmo/contracts/testing/sign-up.cases";
import { type Browser, type BrowserContextOptions, type Locator, type Page } from "playwright";
import { inject } from "vitest";
import { settled, visit, type Visit } from "./browser.ts";
import { findAddress, servePostcode } from "./postcode.ts";

export type Values = Partial<Record<keyof typeof validSignUp, string>>;

export const field = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);

/** The form of sign-up, with a postcode service of the tests' own. */
export async function openForm(
  browser: Browser,
  options: BrowserContextOptions = {},
  origin = inject("origin"),
): Promise<Visit> {
  const opened = await visit(browser, options);
  await servePostcode(opened.context);
  await opened.page.goto(`${origin}/sign-up`);
  await settled(opened.page);
  await letTimePass(opened.page);
  return opened;
}

/**
 * A test is quicker than anybody who reads what is asked of them, and not to be taken for a program. Its clock goes on
 * ten times as fast, too: the form may look at it for the first time only now.
 */
async function letTimePass(page: Page): Promise<void> {
  await page.evaluate((least) => {
    const { now } = Date;
    const began = now();
    Date.now = () => now() + least + 9 * (now() - began);
  }, leastFillTime);
}

/** Types what is not there yet; the address cannot be typed. */
export async function fill(page: Page, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const isMissing = !["zonecode", "address"].includes(name) && (await field(page, name).inputValue()) !== value;
    if (isMissing) await field(page, name).fill(value);
  }
}

export const next = (page: Page): Promise<void> => page.getByRole("button", { name: "다음" }).click();
export const agree = (page: Page, name: string): Locator => page.getByRole("checkbox", { name });

/** To the second step, as `member`. */
export async function goToAgreement(page: Page, member: Values): Promise<void> {
  await findAddress(page);
  await fill(page, { ...member, confirmPassword: member.password });
  await next(page);
  await page.getByRole("heading", { name: "약관 동의" }).waitFor();
}
