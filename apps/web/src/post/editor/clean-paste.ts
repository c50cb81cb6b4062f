import { withoutHandlers } from "./event-attributes.ts";
import { unfoldTables } from "./pasted-tables.ts";

/** What no text consists of; some of it would be read aloud as text. */
const silent =
  "head, script, style, iframe, object, embed, link, meta, base, template, noscript, noembed, noframes, svg, math, title, select";

/** What the editor reads as a block or a style of its own, and what begins a line; of anything else it gets the words. */
const known =
  "h1, h2, h3, h4, h5, h6, p, ul, ol, li, div, figure, figcaption, img, br, hr, blockquote, pre, code, table, thead, " +
  "tbody, tfoot, tr, td, th, caption, dl, dt, dd, section, article, header, footer, aside, address, form, fieldset, " +
  "a, strong, b, em, i, u, s, del, strike, span";

/** The names that the editor reads its blocks from, in a copy of its own text too. */
const kept = new Set(["style", "class", "href", "src", "alt", "width", "start"]);

/**
 * Takes from strangers' HTML what could run or load in this page while the editor reads it: the policy would refuse it,
 * but with a word for every piece, and in development there is none.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), "text/html");
  for (const element of body.querySelectorAll(silent)) element.remove();
  for (const element of body.querySelectorAll("*")) {
    if (!element.matches(known)) element.replaceWith(...element.childNodes);
    for (const name of element.getAttributeNames())
      if (!kept.has(name) && !name.startsWith("data-")) element.removeAttribute(name);
  }
  for (const image of body.querySelectorAll("img")) if (!ownPath(image.getAttribute("src"))) image.remove();
  unfoldTables(body);
  return body.innerHTML;
}

/** A picture of this site, by its path: what is copied from a page of ours names the host too. Others stay outside. */
export function ownPath(source: string | null): string | undefined {
  const url = source ? URL.parse(source, location.origin) : null;
  return url?.origin === location.origin && url.pathname.startsWith("/uploads/") ? url.pathname : undefined;
}
