import type { Page } from "playwright";

/** What a screen reader says from now on, oldest first: alerts as they appear, and what describes a control that is entered. */
export async function listenTo(page: Page) {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const say = (text: string | null) => text && heard.push(text);
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        for (const alert of [node, ...node.querySelectorAll("*")])
          if (alert.role === "alert") say(`alert: ${alert.textContent}`);
      }
    }).observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", ({ target }) => {
      const ids = (target instanceof Element && target.getAttribute("aria-describedby")) || "";
      say(
        ids &&
          `focus: ${ids
            .split(" ")
            .map((id) => document.getElementById(id)?.textContent)
            .join(" ")}`,
      );
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
