import type { BrowserContext, Page } from "playwright";

/** The window of a page that is watched, and what ran there. */
type Watched = Window & { deeds?: string[] };

/** Counts, from now on, what runs in the context's pages although nobody meant it to, and what they ask strangers for. */
export async function watch(context: BrowserContext, origin: string) {
  const asked: string[] = [];
  await context.addInitScript(() => {
    const watched = window as Watched;
    watched.deeds = [];
    const note = (what: string) => () => void watched.deeds?.push(what);
    for (const name of ["alert", "confirm", "prompt", "msgbox"] as const)
      Object.defineProperty(window, name, { value: note(name) });
    document.addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => {
      // Our own checks of forms ask whether they may be compiled. They may not, and do without.
      if (blockedURI !== "eval") watched.deeds?.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  await context.route(
    (url) => /^https?:$/u.test(url.protocol) && url.origin !== origin,
    (route) => {
      asked.push(route.request().url());
      return route.abort();
    },
  );
  return { asked, deeds: (page: Page) => page.evaluate(() => (window as Watched).deeds ?? ["nothing was watched"]) };
}

/**
 * Does to a document whatever could set something off that is written in it, and tells what lies over it. Runs in the
 * page, so it knows nothing but its argument.
 */
export function provoke(place: ParentNode): string[] {
  const nodes = [...place.querySelectorAll("*")];
  for (const node of nodes) {
    for (const { name } of node.attributes)
      if (name.startsWith("on")) node.dispatchEvent(new Event(name.slice(2), { cancelable: true }));
    const address =
      node.getAttribute("href") ?? node.getAttribute("xlink:href") ?? node.getAttribute("formaction") ?? "";
    const target = node.getAttribute("target") ?? "_self";
    // Browsers drop what cannot be seen from the beginning of an address, and tabs and line ends from all of it.
    if (target === "_self" && /^[\0-\u0020]*j[\t\n\r]*a[\t\n\r]*v[\t\n\r]*a[\t\n\r]*s/iu.test(address))
      node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
  return nodes
    .filter((node) => {
      const { position, transform } = getComputedStyle(node);
      const { width, height } = node.getBoundingClientRect();
      const isLarge = width * height > 400;
      const isLifted = position === "absolute" || transform.startsWith("matrix(99");
      return (position === "fixed" && width > 0) || (isLifted && isLarge);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
