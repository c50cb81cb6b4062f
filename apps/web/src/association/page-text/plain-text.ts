import type { PageText, PageTextBlock } from "@bulmo/contracts/page-text";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { type ShapeField, shapeOf } from "@bulmo/contracts/page-text-shape";

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

/** A person is named in the row already; that it is somebody with a record is told by their number. */
const asRead = (field: ShapeField | undefined, value: string) =>
  field?.kind === "person" ? `${field.label} ${value}번` : value;

/** Rows of one list, each with what stands in its fields. */
function* linesOfList(name: PageTextName, list: string, rows: PageText["lists"][string]): Generator<string> {
  const { label = list, fields = {} } = shapeOf(name).lists[list] ?? {};
  yield `■ ${label}`;
  for (const row of rows)
    yield Object.keys(fields)
      .flatMap((field) => (row[field] ? asRead(fields[field], row[field]) : []))
      .join(" · ");
}

/** All that a text says, as lines that can be compared word by word. */
export function plainOf(name: PageTextName, text: PageText): string {
  const { title, titleHanja, lead, description, isSample, blocks, signature, fields, lists } = text;
  const shape = shapeOf(name);
  return [
    title,
    titleHanja,
    lead,
    ...blocks.map(linesOfBlock),
    ...Object.entries(shape.fields).map(([field, { label }]) => fields[field] && `${label}: ${fields[field]}`),
    ...Object.keys(shape.lists).flatMap((list) => [...linesOfList(name, list, lists[list] ?? [])]),
    ...signature,
    description && `검색 결과에 보일 설명: ${description}`,
    isSample ? "견본 글" : "",
  ]
    .filter((line) => line)
    .join("\n\n");
}
