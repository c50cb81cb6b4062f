/** What no text consists of; some of it would be read aloud as text. */
const silent = "script, style, iframe, object, embed, link, meta, base, template, noscript, svg, math, title, form";

/** The names that the editor reads its blocks from, in a copy of its own text too. */
const kept = new Set(["style", "class", "href", "src", "alt", "width", "start"]);

/**
 * Takes from strangers' HTML what could run or load in this page while the editor reads it: the policy would refuse it,
 * but with a word for every piece, and in development there is none.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(silent)) element.remove();
  for (const element of body.querySelectorAll("*")) {
    for (const name of element.getAttributeNames())
      if (!kept.has(name) && !name.startsWith("data-")) element.removeAttribute(name);
  }
  for (const image of body.querySelectorAll("img")) if (!ownPath(image.getAttribute("src"))) image.remove();
  return body.innerHTML;
}

/** A picture of this site, by its path: what is copied from a page of ours names the host too. Others stay outside. */
export function ownPath(source: string | null): string | undefined {
  const url = source ? URL.parse(source, location.origin) : null;
  return url?.origin === location.origin && url.pathname.startsWith("/uploads/") ? url.pathname : undefined;
}
