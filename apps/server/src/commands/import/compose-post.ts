import { isOwnUpload } from "../../platform/sanitise/allow-list.ts";
import { maximumAttachments } from "@bulmo/contracts/attachment-rule";
import { longestHeading } from "@bulmo/contracts/board-rule";
import type { composeText } from "../../domains/post/post-compose.ts";
import { type BroughtFile, importFile } from "./files/import-file.ts";
import { importEmbeddedPicture, importPicture } from "./files/import-picture.ts";
import { composeOldText } from "./compose-text.ts";
import { asLine } from "./fit.ts";
import type { BoardPair } from "./import-boards.ts";
import type { Importing } from "./importing.ts";
import type { OldAuthor, OldFile, OldPost, OldSite } from "./old-site.ts";
import type { AddressBook } from "./text/old-address-book.ts";
import { picturesIn, rewriteOldHtml } from "./text/old-html.ts";
import { writeImage } from "../../platform/sanitise/picture-address.ts";

/** Who wrote something, as a row of this site says it. */
export type NewAuthor = { id: string | null; name: string | null };

export type Composing = {
  importing: Importing;
  pair: BoardPair;
  book: AddressBook;
  authorOf: (author: OldAuthor) => NewAuthor;
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
  /** Whether its text names addresses of the old site, which are read when everything is here. */
  hasOldLinks: boolean;
};

/** Pictures below the old site's folder of files lie there under the same path, but for that folder's own name. */
const inFolder = ({ filesRoot = "/" }: OldSite, path: string) =>
  path.startsWith(filesRoot) ? path.slice(filesRoot.length) : path;

async function pictureFor({ importing, book }: Composing, src: string, post: OldPost): Promise<string | undefined> {
  if (src.startsWith("data:")) return importEmbeddedPicture(importing, src, post.key);
  const path = book.pathOf(src);
  if (path === undefined) return undefined;
  // What stands in the text and below it, too, is one file.
  const file = post.files.find(({ key, isShown }) => isShown && key === path);
  return file
    ? importPicture(importing, file, "file")
    : importPicture(importing, { key: path, path: inFolder(importing.old, path) });
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

async function filesOf(composing: Composing, files: readonly OldFile[], post: OldPost): Promise<BroughtFile[]> {
  const brought: BroughtFile[] = [];
  for (const file of files) {
    const one = await importFile(composing.importing, file, post.key);
    if (one) brought.push(one);
  }
  if (brought.length > maximumAttachments) composing.importing.report.problem("filesMany", post.key);
  return brought;
}

/** Whoever it is by, a post is read by nobody who could not read it before. */
async function typeOf({ importing, pair }: Composing, post: OldPost) {
  if (!post.isSecret && !pair.isWidened) return { type: pair.type, isSecret: false };
  if (!post.isSecret) importing.report.problem("secretNotice", `${post.key} ${post.title}`);
  if (pair.isQuestions) return { type: pair.type, isSecret: true };
  importing.report.problem("secretPost", `${post.key} ${post.title}`);
  return { type: await pair.secretType(), isSecret: false };
}

/** Files that two rows name are one, which answers to the names of both. */
function withoutDoubles(files: readonly OldFile[]): OldFile[] {
  const found = new Map<string, OldFile>();
  for (const file of files) {
    const same = found.get(file.key);
    found.set(file.key, same ? { ...same, aliases: [...same.aliases, ...file.aliases] } : file);
  }
  return [...found.values()];
}

/** A word that is too long for one stays behind. */
function headingOf({ importing }: Composing, { key, heading }: OldPost): string {
  const word = asLine(heading);
  if ([...word].length <= longestHeading) return word;
  importing.report.problem("headingsCut", `${key} ${word}`);
  return "";
}

/** What a post is made of: its text with what is here in it, and its files, all of them stored already. */
export async function bringContents(composing: Composing, written: OldPost) {
  const post = { ...written, files: withoutDoubles(written.files) };
  const { html, hasOldLinks, others } = await withPictures(composing, post);
  return { html, hasOldLinks, files: await filesOf(composing, others, post) };
}

/** A post as it will be written, its pictures and files stored already. */
export async function composePost(composing: Composing, post: OldPost): Promise<ComposedPost> {
  const { importing } = composing;
  const title = post.title.replace(/\s+/gu, " ").trim() || "(제목 없음)";
  if (post.title.trim() === "") importing.report.problem("titleMissing", post.key);
  if (post.createdAt === undefined) importing.report.problem("dateMissing", post.key);
  const { html, hasOldLinks, files } = await bringContents(composing, post);
  const { columns, images, attached } = await composeOldText(importing, { key: post.key, title, html });
  return {
    old: post,
    ...(await typeOf(composing, post)),
    columns,
    images,
    heading: headingOf(composing, post),
    author: composing.authorOf(post.author),
    files: [...files, ...attached],
    createdAt: post.createdAt ?? new Date(),
    hasOldLinks,
  };
}
