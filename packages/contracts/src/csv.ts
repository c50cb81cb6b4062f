/** By these a spreadsheet takes a text for a formula and computes it; members choose what stands in most cells. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

/** Whether a spreadsheet would compute the text. */
export const isFormula = (text: string): boolean => formula.test(text);

function cell(text: string): string {
  const harmless = isFormula(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A postcode as it stands on an envelope: of one that is a number alone a spreadsheet drops the zero in front. */
export const postcodeCell = (zonecode: string): string => (zonecode === "" ? "" : `(우)${zonecode}`);

/** Korean spreadsheets read UTF-8 as such only where it begins with this. */
const mark = "\u{FEFF}";

/** A table as a spreadsheet opens it; lines end as RFC 4180 has them. */
export function csvOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${mark}${[heads, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
