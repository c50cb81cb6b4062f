import type { PageText } from "./page-text.ts";
import type { PageTextName } from "./page-text-rule.ts";
import { type ShapeFields, shapeOf } from "./page-text-shape.ts";

/** Of somebody's record, what a row that names them tells. */
type Named = { id: number; name: string; hanja: string; dharmaName: string; isPublic: boolean };

type Row = Readonly<Record<string, string>>;

/** The field that names a person, by what it is called; undefined where rows name none. */
const personField = (fields: ShapeFields) => Object.keys(fields).find((field) => fields[field]?.kind === "person");

/** As the row tells them: their dharma name stands before the name. */
export const namesOf = ({ dharmaName, name, hanja }: Omit<Named, "id" | "isPublic">) => ({
  name: [dharmaName, name].filter(Boolean).join(" "),
  hanja,
});

/** What is read in place of a row's own names: the Hanja stay as written where their record has none. */
export function namesToday(person: Omit<Named, "id" | "isPublic">): Record<string, string> {
  const { name, hanja } = namesOf(person);
  return { name, ...(hanja && { hanja }) };
}

/**
 * Of whoever has a public record the names of today. Anybody else is called as written, and no number tells that they have
 * a record (docs/decisions/061).
 */
function named(row: Row, field: string, people: ReadonlyMap<number, Named>): Record<string, string> {
  const { [field]: id, ...written } = row;
  const person = people.get(Number(id));
  if (id === undefined || !person?.isPublic) return written;
  return { ...written, [field]: id, ...namesToday(person) };
}

/** Whether a row of the text names a person. */
export const namesPeople = (name: PageTextName, { lists }: PageText): boolean =>
  Object.entries(shapeOf(name).lists).some(([list, { fields }]) => {
    const field = personField(fields);
    return field !== undefined && (lists[list] ?? []).some((row) => row[field]);
  });

/** The text with people of the lineage as they are called today. */
export function withPeople(name: PageTextName, text: PageText, people: readonly Named[]): PageText {
  const byId = new Map(people.map((one) => [one.id, one]));
  const lists = Object.entries(shapeOf(name).lists).flatMap(([list, { fields }]) => {
    const [field, rows] = [personField(fields), text.lists[list]];
    return field && rows ? [[list, rows.map((row) => named(row, field, byId))] as const] : [];
  });
  return { ...text, lists: { ...text.lists, ...Object.fromEntries(lists) } };
}
