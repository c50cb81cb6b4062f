/** A page has a title and a text one of its own, both above what is written. */
const above = 2;
/** HTML ends here; what is deeper says so by an attribute. */
const deepest = 6;

/**
 * Puts the headings of a written text under the page's own, without leaving out a level: writers choose them by their
 * looks, readers of the outline (screen readers, search engines) by their order. `data-level` keeps the looks.
 */
export function headingOutline(html: string): string {
  const chosen: number[] = [];
  const tags: string[] = [];
  return html.replaceAll(/<(\/?)h([1-6])\b/gu, (_tag, closing: string, digit: string) => {
    if (closing) return `</${tags.pop() ?? `h${digit}`}`;
    const level = Number(digit);
    while ((chosen.at(-1) ?? 0) >= level) chosen.pop();
    chosen.push(level);
    const place = chosen.length + above;
    const tag = `h${Math.min(place, deepest)}`;
    tags.push(tag);
    return `<${tag} data-level="${level}"${place > deepest ? ` aria-level="${place}"` : ""}`;
  });
}
