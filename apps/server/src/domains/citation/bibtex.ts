import { citedAuthors, citedAuthorsInLatin } from "@bulmo/contracts/cited-work";
import { lengthsOf } from "@bulmo/contracts/work-caption";
import { type Cited, firstYear, inLine } from "./cited.ts";

/** What TeX would take for a command, and how it is written to be read (The TeXbook, chapter 7). */
const commands: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  // Of braces BibTeX and biber see that each is closed, one behind a backslash as well.
  "{": "\\textbraceleft{}",
  "}": "\\textbraceright{}",
};
const escape = (text: string) => inLine(text).replaceAll(/[\\~^{}%&$#_]/gu, (sign) => commands[sign] ?? `\\${sign}`);

/** In braces of its own it is taken as it stands: a name is not taken apart, a title does not lose its capitals. */
const whole = (text: string) => `{${escape(text)}}`;

/** Named annotations of biblatex (its manual, 3.7): in quotes, so none stands in them. */
const annotation = (text: string) => `"${escape(text.replaceAll('"', ""))}"`;

/** Of the authors by their place, beginning with one. */
const latinNames = (names: readonly (string | undefined)[]) =>
  names.flatMap((name, place) => (name ? [`${place + 1}=${annotation(name)}`] : [])).join("; ");

/**
 * An entry for BibTeX and biblatex. `date` is EDTF, as biblatex reads it; `year` is for BibTeX, which knows no more. An
 * address stands as it is: both take it literally.
 */
export function writeBibtex({ number, work, shown }: Cited): string {
  const { title, english = "", dated = "", technique, holder } = work;
  const authors = citedAuthors(work);
  const fields = [
    ["author", authors.map(whole).join(" and ")],
    ["author+an:latin", latinNames(citedAuthorsInLatin(work))],
    ["title", whole(title)],
    ["title+an:english", english && `=${annotation(english)}`],
    ["year", firstYear(dated)],
    ["date", dated],
    ["howpublished", escape([technique, lengthsOf(work)].filter(Boolean).join(", "))],
    ["note", escape([holder && `${holder} 소장`, shown.exhibition].filter(Boolean).join(", "))],
    ["organization", whole(shown.association)],
    ["url", shown.url],
  ].flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []));
  return `@misc{work-${number},\n${fields.join(",\n")}\n}\n`;
}
