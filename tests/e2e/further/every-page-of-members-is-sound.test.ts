import { describe, expect, inject, test } from "vitest";
import { administrator, member, settled, signIn, visit, type Visit } from "../../harness/browser.ts";
import { good, noticed, shiftsOf, watchShifts } from "../../harness/layout-shift.ts";
import { faultsOf } from "../../harness/measures.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { layOutAll } from "../../harness/soundness.ts";
import { furtherPages } from "../pages.ts";

const origin = inject("origin");
openBrowser();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** One reader of each kind, signed in once, with a phone in their hand. */
const persons = new Map<string, Promise<Visit>>();

function readerWho(who: "visitor" | "member" | "administrator"): Promise<Visit> {
  const open = async () => {
    const visited = await visit(browser, { ...phone, reducedMotion: "reduce" });
    await watchShifts(visited.page);
    if (who !== "visitor") await signIn(visited.context, origin, who === "member" ? member : administrator);
    return visited;
  };
  const person = persons.get(who) ?? open();
  persons.set(who, person);
  return person;
}

/** Of the buttons by which an administrator edits a page, which make room for themselves, and lists of several calls. */
const mostShift = (who: string) => (who === "administrator" ? good : noticed);

describe.each(furtherPages)("$path for a $who", ({ who, path, shows, ...rest }) => {
  test("SEE-01 SEE-02 SEE-03 SEE-04 is as measured; what it waits for moves nothing that a reader would notice", async () => {
    const { page } = await readerWho(who);
    await page.goto(origin + path);
    await settled(page);
    const main = page.getByRole("main");
    const shown = page.locator(shows).first();
    const button = "press" in rest ? main.getByRole("button", { name: rest.press, exact: true }) : undefined;
    await button?.click();
    await shown.waitFor();
    await main.getByText("Loading...").first().waitFor({ state: "hidden" });
    // What a press opens is awaited, however late it comes.
    const moved = button ? [] : await shiftsOf(page, mostShift(who));
    expect(moved).toEqual([]);
    await layOutAll(page);
    expect(await faultsOf(page)).toEqual([]);
  });
});
