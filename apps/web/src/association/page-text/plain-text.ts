import type { PageText, PageTextBlock } from "@bulmo/contracts/page-text";

function linesOfBlock(block: PageTextBlock): string {
  switch (block.type) {
    case "HEADING":
      return `■ ${block.text}`;
    case "NOTE":
      return `※ ${block.text}`;
    case "STANZA":
      return block.lines.join("\n");
    case "LINK":
      return `${block.text} (${block.href})`;
    case "PICTURE":
      return `[사진] ${block.alt} ${block.caption} ${block.url}`;
    case "PARAGRAPH":
    default:
      return block.text;
  }
}

/** All that a text says, as lines that can be compared word by word. */
export const plainOf = ({ title, titleHanja, lead, description, isSample, blocks, signature }: PageText): string =>
  [
    title,
    titleHanja,
    lead,
    ...blocks.map(linesOfBlock),
    ...signature,
    description && `검색 결과에 보일 설명: ${description}`,
    isSample ? "견본 글" : "",
  ]
    .filter((line) => line !== "")
    .join("\n\n");
