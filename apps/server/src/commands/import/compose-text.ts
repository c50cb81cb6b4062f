import { maximumContent } from "@bulmo/contracts/post-write";
import { isBlank } from "@bulmo/contracts/text-rule";
import { composeText } from "../../domains/post/post-compose.ts";
import { InputError } from "../../errors.ts";
import { plainText } from "../../platform/sanitise/html-extract.ts";
import type { SanitiseOptions } from "../../platform/sanitise/sanitise.ts";
import { attachText, type BroughtFile } from "./files/import-file.ts";
import type { Importing } from "./importing.ts";
import { linesOf, mediaIn } from "./text/old-html.ts";
import { plainToHtml } from "./text/plain-to-html.ts";

type Composed = ReturnType<typeof composeText>;

type Written = { key: string; title: string; html: string };

const nothing = "<p>(내용 없음)</p>";
const inFile = "(전문은 첨부 파일에 있습니다.)";

/** Characters of the beginning: written as HTML one may take eight. */
const room = Math.floor(maximumContent / 10);

/** Pictures and films below a beginning, which has no room for more. */
const mostMedia = 200;

/** The text as it will be stored; undefined where the wall refuses it. */
export function tryText(
  { siteUrl }: Importing,
  title: string,
  content: string,
  options: SanitiseOptions = {},
): Composed | undefined {
  try {
    return composeText({ title, content, thumbnail: "" }, siteUrl, options);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** What the wall takes whatever was written: a sentence of ours. */
const asSentence = ({ siteUrl }: Importing, title: string, content: string): Composed =>
  composeText({ title, content, thumbnail: "" }, siteUrl);

/** The beginning of a text that no post has room for, which is attached whole. */
async function composeBeginning(importing: Importing, { key, title }: Written, text: string, media: readonly string[]) {
  const shown = media.slice(0, mostMedia).join("");
  if (isBlank(text))
    return { ...(tryText(importing, title, shown) ?? asSentence(importing, title, nothing)), attached: [] };
  const beginning = plainToHtml(`${[...text].slice(0, room).join("")}\n\n${inFile}`);
  return {
    ...(tryText(importing, title, beginning + shown) ?? asSentence(importing, title, `<p>${inFile}</p>`)),
    attached: [await attachText(importing, { key, text })],
  };
}

/** Words, addresses, pictures and films, where the markup between them cannot be had; that is left beside the report. */
async function composePlain(importing: Importing, written: Written) {
  const { report, leftBehind } = importing;
  const { key, title, html } = written;
  const [text, media] = [linesOf(html), mediaIn(html)];
  if (isBlank(text) && media.length === 0) {
    report.problem("contentMissing", `${key} ${title}`);
    return { ...asSentence(importing, title, nothing), attached: [] };
  }
  const whole = tryText(importing, title, plainToHtml(text) + media.join(""));
  report.problem(whole ? "contentPlain" : "contentLong", `${key} ${title}`);
  await leftBehind.text({ post: key, title, html });
  return whole ? { ...whole, attached: [] } : composeBeginning(importing, written, text, media);
}

/** A text as it will be stored, and what of it is attached. No text of an old site stops it. */
export async function composeOldText(
  importing: Importing,
  written: Written,
): Promise<Composed & { attached: BroughtFile[] }> {
  const { key, title, html } = written;
  if (isBlank(plainText(html)) && !/<(?:img|iframe)/iu.test(html)) {
    importing.report.problem("contentMissing", `${key} ${title}`);
    return { ...asSentence(importing, title, nothing), attached: [] };
  }
  const composed = tryText(importing, title, html);
  if (composed) return { ...composed, attached: [] };
  // Of a table that no post has room for the lines stay, with all markup around it.
  const apart = /<table/iu.test(html) && tryText(importing, title, html, { withoutTables: true });
  if (!apart) return composePlain(importing, written);
  importing.report.problem("tablesApart", `${key} ${title}`);
  await importing.leftBehind.text({ post: key, title, html });
  return { ...apart, attached: [] };
}
