import { expect, test } from "vitest";
import { main, openPage, phone } from "../harness/association-story.ts";
import { openContents, origin, site } from "../harness/content-story.ts";
import { browser } from "../harness/open-browser.ts";
import { expectSound } from "../harness/soundness.ts";

openContents();

test("WRK-05 a withdrawn work's address is gone with its title, and leads to it again once it is back", async () => {
  const type = "SECOND_EXHIBITION";
  const title = "내려질 관음도";
  const index = await site.hang({ type, title, author: "석록", text: "<p>글</p>" });
  const { number } = await site.call<{ number: number }>("GET", `/api/post?type=${type}&index=${index}`);
  const address = `${origin}/w/${number}`;
  await site.takeDown(type, index);

  const { page, context, faults } = await openPage(browser, address, phone);
  expect(await main(page).getByRole("heading", { level: 1 }).innerText()).toBe(title);
  await expectSound(page);
  for (const accept of ["text/html", "*/*"]) {
    const answer = await fetch(address, { redirect: "manual", headers: { accept } });
    expect([accept, answer.status]).toEqual([accept, 410]);
    expect(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`, "u"));
  }

  await site.call("POST", "/api/trash/restore", { type, index });
  await page.goto(address);
  await main(page).getByRole("heading", { level: 1, name: title }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/gallery/exhibition/2/detail");
  expect((await fetch(address, { redirect: "manual" })).status).toBe(303);
  // What the browser says of a page that is gone.
  expect(faults.filter((fault) => !fault.includes("410"))).toEqual([]);
  await context.close();
});
