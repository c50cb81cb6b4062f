import type { PageText, PageTextBlock } from "@bulmo/contracts/page-text";
import { namesOf } from "@bulmo/contracts/page-text-person";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { type ShapeField, shapeOf } from "@bulmo/contracts/page-text-shape";
import { labelOf } from "@bulmo/contracts/person-label";

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

/** Of somebody's record, what comparing tells. */
type Recorded = Parameters<typeof labelOf>[0] & { hanja: string; dharmaName: string };

/** Who has a record, by their names of today, and of two with one name by the teacher too. */
function calledOf(person: Recorded, people: readonly Recorded[]): string {
  const { name, hanja } = namesOf(person);
  return `${name}${hanja && `(${hanja})`}${labelOf(person, people).slice(person.name.length)}`;
}

/** That a row names somebody with a record is told by whose it is; two that are gone differ by their numbers alone. */
function asRead(field: ShapeField | undefined, value: string, people: readonly Recorded[]): string {
  if (field?.kind !== "person") return value;
  const person = people.find(({ id }) => String(id) === value);
  return `${field.label}: ${person ? calledOf(person, people) : `지금은 없는 사람(${value}번)`}`;
}

/** `people` are all who have a record today. */
type Plain = { name: PageTextName; text: PageText; people: readonly Recorded[] };

/** Rows of one list, each with what stands in its fields. */
function* linesOfList({ name, text, people }: Plain, list: string): Generator<string> {
  const { label = list, fields = {} } = shapeOf(name).lists[list] ?? {};
  yield `■ ${label}`;
  for (const row of text.lists[list] ?? [])
    yield Object.keys(fields)
      .flatMap((field) => (row[field] ? asRead(fields[field], row[field], people) : []))
      .join(" · ");
}

/** All that a text says, as lines that can be compared word by word. */
export function plainOf(plain: Plain): string {
  const { name, text } = plain;
  const { title, titleHanja, lead, description, isSample, blocks, signature, fields } = text;
  const shape = shapeOf(name);
  return [
    title,
    titleHanja,
    lead,
    ...blocks.map(linesOfBlock),
    ...Object.entries(shape.fields).map(([field, { label }]) => fields[field] && `${label}: ${fields[field]}`),
    ...Object.keys(shape.lists).flatMap((list) => [...linesOfList(plain, list)]),
    ...signature,
    description && `검색 결과에 보일 설명: ${description}`,
    isSample ? "견본 글" : "",
  ]
    .filter((line) => line)
    .join("\n\n");
}
