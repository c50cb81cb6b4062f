const states = { true: "완료", false: "미완료" } as const;

/** Where a table begins: nothing else in a text of ours does so (the server writes tables without attributes). */
const tables = /<table>|<\/table>/gu;

/**
 * Puts tables into regions of their own, which scroll by finger and by keys where they are wider than the page, and says
 * of each item of a checked list what a reader sees of it.
 */
export function writtenParts(html: string): string {
  let count = 0;
  return html
    .replaceAll(tables, (tag) => {
      if (tag === "</table>") return "</table></div>";
      count += 1;
      return `<div data-table role="region" aria-label="표 ${count}" tabindex="0"><table>`;
    })
    .replaceAll(
      /<li\b[^>]* data-checked="(true|false)"[^>]*>/gu,
      (tag, state: keyof typeof states) => `${tag}<span data-state role="img" aria-label="${states[state]}"></span>`,
    );
}
