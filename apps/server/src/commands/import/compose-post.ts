import { isOwnUpload } from "../../platform/sanitise/allow-list.ts";
import { plainText } from "../../platform/sanitise/html-extract.ts";
import { maximumAttachments } from "@bulmo/contracts/attachment-rule";
import { longestHeading } from "@bulmo/contracts/board-rule";
import { maximumContent, postMessages } from "@bulmo/contracts/post-write";
import { composeText } from "../../domains/post/post-compose.ts";
import { InputError } from "../../errors.ts";
import { attachText, type BroughtFile, importFile } from "./files/import-file.ts";
import { importEmbeddedPicture, importPicture } from "./files/import-picture.ts";
import { asLine } from "./fit.ts";
import type { BoardPair } from "./import-boards.ts";
import type { Importing } from "./importing.ts";
import type { OldAuthor, OldFile, OldPost } from "./old-site.ts";
import type { AddressBook } from "./text/old-address-book.ts";
import { linesOf, picturesIn, rewriteOldHtml } from "./text/old-html.ts";
import { plainToHtml } from "./text/plain-to-html.ts";
import { writeImage } from "../../platform/sanitise/picture-address.ts";

/** Who wrote something, as a row of this site says it. */
export type NewAuthor = { id: string | null; name: string | null };

export type Composing = {
  importing: Importing;
  pair: BoardPair;
  book: AddressBook;
  authorOf: (author: OldAuthor) => NewAuthor;
  /** How many more notices of the board may be pinned. */
  pins: { left: number };
};

export type ComposedPost = {
  old: OldPost;
  type: string;
  columns: ReturnType<typeof composeText>["columns"];
  images: string[];
  isSecret: boolean;
  heading: string;
  author: NewAuthor;
  files: BroughtFile[];
  createdAt: Date;
  pinnedUntil: string | null;
  /** Whether its text names addresses of the old site, which are read when everything is here. */
  hasOldLinks: boolean;
};

/** For how long what stood above the old list stands above ours: an administrator will have looked at it by then. */
const pinnedDays = 180;

const day = 24 * 60 * 60_000;

/** Pictures below the old site's folder of files lie there under the same path, but for that folder's own name. */
const inFolder = (path: string) => path.replace(/^\/(?:data|files|wp-content\/uploads)\//u, "");

async function pictureFor({ importing, book }: Composing, src: string, post: OldPost): Promise<string | undefined> {
  if (src.startsWith("data:")) return importEmbeddedPicture(importing, src, post.key);
  const path = book.pathOf(src);
  if (path === undefined) return undefined;
  // What stands in the text and below it, too, is one file.
  const file = post.files.find(({ key, isShown }) => isShown && key === path);
  return file ? importPicture(importing, file, "file") : importPicture(importing, { key: path, path: inFolder(path) });
}

/** Files that the old site showed as pictures, above the text unless the text says where. */
async function shownFiles(composing: Composing, files: readonly OldFile[]) {
  const shown: { file: OldFile; url: string }[] = [];
  const others: OldFile[] = [];
  for (const file of files) {
    const url = file.isShown ? await importPicture(composing.importing, file, "file") : undefined;
    if (url !== undefined) shown.push({ file, url });
    else if (!file.isShown) others.push(file);
  }
  return { shown, others };
}

const figureOf = ({ file, url }: { file: OldFile; url: string }) =>
  `<p>${writeImage({ src: url, ...(file.description === "" ? {} : { alt: file.description }) })}</p>`;

async function withPictures(composing: Composing, post: OldPost) {
  const { importing, book } = composing;
  const pictures = new Map<string, string>();
  for (const src of picturesIn(post.html)) {
    const url = isOwnUpload(src) ? src : await pictureFor(composing, src, post);
    if (url !== undefined) pictures.set(src, url);
  }
  const { shown, others } = await shownFiles(composing, post.files);
  let hasOldLinks = false;
  const html = rewriteOldHtml(post.html, {
    pictures,
    absolute: book.absolute,
    link: (href) => {
      if (!book.isOwn(href)) return href;
      hasOldLinks = true;
      return book.absolute(href);
    },
    onForeignPicture: (src) => book.isOwn(src) || importing.report.problem("pictureElsewhere", `${post.key} ${src}`),
    onEmbedded: (address) => importing.report.problem("embedded", `${post.key} ${address}`),
  });
  const inText = new Set(pictures.values());
  const above = shown.filter(({ url }) => !inText.has(url)).map(figureOf);
  return { html: above.join("") + html, hasOldLinks, others };
}

type Written = { html: string; title: string };

/** Characters of the beginning: written as HTML one may take eight. */
const room = Math.floor(maximumContent / 10);

/** Words alone, where markup cannot be had; a text of its own where it is too long for a post. */
async function composePlain(composing: Composing, post: OldPost, { html, title }: Written) {
  const { importing } = composing;
  const text = linesOf(html);
  const isLong = plainToHtml(text).length > maximumContent;
  importing.report.problem(isLong ? "contentLong" : "contentPlain", `${post.key} ${title}`);
  const beginning = isLong ? `${[...text].slice(0, room).join("")}\n\n(전문은 첨부 파일에 있습니다.)` : text;
  const composed = composeText(
    { title, content: plainToHtml(beginning) || "<p>(내용 없음)</p>", thumbnail: "" },
    importing.siteUrl,
  );
  return { ...composed, attached: isLong ? [await attachText(importing, { key: post.key, text })] : [] };
}

const tableRefusals: readonly string[] = [postMessages.tableTooLarge, postMessages.tableUneven];

async function compose(composing: Composing, post: OldPost, { html, title }: Written) {
  const { importing } = composing;
  const isEmpty = plainText(html) === "" && !/<(?:img|iframe)/iu.test(html);
  if (isEmpty) importing.report.problem("contentMissing", `${post.key} ${title}`);
  const content = isEmpty ? "<p>(내용 없음)</p>" : html;
  const input = { title, content, thumbnail: "" };
  try {
    return { ...composeText(input, importing.siteUrl), attached: [] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const withoutTables = tableRefusals.includes(error.message) && composeWithoutTables(composing, post, input);
    return withoutTables || composePlain(composing, post, { html, title });
  }
}

/** Its pictures and links stay; undefined where something else cannot be had either. */
function composeWithoutTables({ importing }: Composing, { key }: OldPost, input: Parameters<typeof composeText>[0]) {
  try {
    const composed = composeText(input, importing.siteUrl, { withoutTables: true });
    importing.report.problem("tablesApart", `${key} ${input.title}`);
    return { ...composed, attached: [] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return undefined;
  }
}

async function filesOf(composing: Composing, files: readonly OldFile[], post: OldPost): Promise<BroughtFile[]> {
  const brought: BroughtFile[] = [];
  for (const file of files) {
    const one = await importFile(composing.importing, file, post.key);
    if (one) brought.push(one);
  }
  if (brought.length > maximumAttachments) composing.importing.report.problem("filesMany", post.key);
  return brought;
}

/** Whoever it is by, a secret post is read by nobody who could not read it before. */
async function typeOf({ importing, pair }: Composing, post: OldPost) {
  if (!post.isSecret) return { type: pair.type, isSecret: false };
  if (pair.isQuestions) return { type: pair.type, isSecret: true };
  importing.report.problem("secretPost", `${post.key} ${post.title}`);
  return { type: await pair.secretType(), isSecret: false };
}

/** A word that is too long for one stays behind. */
function headingOf({ importing }: Composing, { key, heading }: OldPost): string {
  const word = asLine(heading);
  if ([...word].length <= longestHeading) return word;
  importing.report.problem("headingsCut", `${key} ${word}`);
  return "";
}

function pinOf({ pair, pins }: Composing, { isNotice }: OldPost): string | null {
  if (!isNotice || pair.type !== "NOTICE" || pins.left <= 0) return null;
  pins.left -= 1;
  return new Date(Date.now() + pinnedDays * day).toISOString().slice(0, 10);
}

/** A post as it will be written, its pictures and files stored already. */
export async function composePost(composing: Composing, post: OldPost): Promise<ComposedPost> {
  const { report } = composing.importing;
  const title = post.title.replace(/\s+/gu, " ").trim() || "(제목 없음)";
  if (post.title.trim() === "") report.problem("titleMissing", post.key);
  if (post.createdAt === undefined) report.problem("dateMissing", post.key);
  const { html, hasOldLinks, others } = await withPictures(composing, post);
  const { columns, images, attached } = await compose(composing, post, { html, title });
  return {
    old: post,
    ...(await typeOf(composing, post)),
    columns,
    images,
    heading: headingOf(composing, post),
    author: composing.authorOf(post.author),
    files: [...(await filesOf(composing, others, post)), ...attached],
    createdAt: post.createdAt ?? new Date(),
    pinnedUntil: pinOf(composing, post),
    hasOldLinks,
  };
}
