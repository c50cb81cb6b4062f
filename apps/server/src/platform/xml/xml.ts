import escapeHtml from "escape-html";

/** What XML 1.0 has no way to write (its production 2, Char). */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text as it stands between tags, or in an attribute. */
export const xmlText = (text: string): string => escapeHtml(text.replaceAll(unwritable, ""));

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element of what is written already; without any it closes itself. */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${xmlText(value)}"`]))
    .join("");
  const inner = content.join("");
  return inner ? `<${name}${written}>${inner}</${name}>` : `<${name}${written}/>`;
}
