import { type CitedWork, citedAuthors, citedAuthorsInLatin } from "@bulmo/contracts/cited-work";
import { lengthsOf } from "@bulmo/contracts/work-caption";
import { type Cited, firstYear, inLine } from "./cited.ts";

/** A tag is two characters, two spaces, a dash and a space; lines end as on the systems that the format comes from. */
const line = (tag: string, value: string) => `${tag}  - ${value}\r\n`;

/**
 * For who reads no Hangul. As notes: EndNote's TA and TT (translated author, translated title) are read by others instead
 * of the author and the title, which a paper in Korean would lose.
 */
function notesAbroad({ english, ...made }: CitedWork): string[] {
  const authors = citedAuthors(made);
  const names = citedAuthorsInLatin(made).flatMap((latin, place) => (latin ? [`${latin} (${authors[place]})`] : []));
  return [english ? `Title in English: ${english}` : "", names.length > 0 ? `Artists: ${names.join(", ")}` : ""];
}

/** A reference of the type artwork (ART) for Zotero, EndNote and others. */
export function writeRis({ work, shown }: Cited): string {
  const { title, dated = "", technique, holder } = work;
  const fields = [
    ...citedAuthors(work).map((author) => ["AU", author]),
    ["TI", title],
    ["PY", firstYear(dated)],
    ["DA", /^\d{4}-\d{2}-\d{2}$/u.test(dated) ? dated.replaceAll("-", "/") : ""],
    ["M3", technique],
    ["M1", lengthsOf(work)],
    ["AV", holder],
    ["T2", shown.exhibition],
    ["PB", shown.association],
    ["UR", shown.url],
    ["LA", "ko"],
    ...notesAbroad(work).map((note) => ["N1", note]),
  ];
  const written = fields.flatMap(([tag = "", value = ""]) => (value ? [line(tag, inLine(value))] : []));
  return [line("TY", "ART"), ...written, line("ER", "")].join("");
}
