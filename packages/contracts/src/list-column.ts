/** What fields are called in a list, and what else lists call them. The first is how the site's own form names each. */
export type FieldNames<Field extends string> = Readonly<Record<Field, readonly [string, ...string[]]>>;

/** Which column tells which field; a field that no column tells is not there. */
export type Columns<Field extends string> = Partial<Record<Field, number>>;

/** What a column may be chosen by: its heading, or its place where it has none. */
export const choicesOf = (headings: readonly string[]) =>
  headings.map((heading, at) => ({ at, label: heading.trim() || `${at + 1}번째 열` }));

const plain = (heading: string) =>
  heading
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s*_·]/gu, "");

export const fieldsOf = <Field extends string>(names: FieldNames<Field>): Field[] => Object.keys(names) as Field[];

/** By the headings of the first line. What two columns could tell the first one does. */
export function guessColumns<Field extends string>(
  names: FieldNames<Field>,
  headings: readonly string[],
): Columns<Field> {
  const columns: Columns<Field> = {};
  for (const field of fieldsOf(names)) {
    const wanted = new Set(names[field].map(plain));
    const at = headings.findIndex((heading) => wanted.has(plain(heading)));
    if (at >= 0) columns[field] = at;
  }
  return columns;
}

/** Our own lists write a quote before what a spreadsheet would compute. */
const written = (cell: string) => cell.trim().replace(/^'(?=[\s\p{Cc}]*[=+\-@＝＋－＠])/u, "");

/** What a line says of a field; empty where no column tells it. */
export const cellOf = <Field extends string>(row: readonly string[], columns: Columns<Field>, field: Field): string => {
  const at = columns[field];
  return at === undefined ? "" : written(row[at] ?? "");
};
