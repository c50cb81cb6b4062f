import type { Passage } from "@bulmo/content/writing";
import type { PageTextBlock } from "@bulmo/contracts/page-text";

export function blocksOf(passage: Passage): PageTextBlock[] {
  const heading: PageTextBlock[] = passage.heading ? [{ type: "HEADING", text: passage.heading }] : [];
  if ("stanzas" in passage)
    return [...heading, ...passage.stanzas.map((lines) => ({ type: "STANZA" as const, lines: [...lines] }))];
  return [...heading, ...passage.paragraphs.map((text) => ({ type: "PARAGRAPH" as const, text }))];
}
