import escapeHtml from "escape-html";
import { Parser } from "htmlparser2";
import { isPlayer } from "../../../platform/sanitise/video.ts";
import { writeImage } from "../../../platform/sanitise/picture-address.ts";

type Attributes = Record<string, string>;

/** What an old text is rewritten by. Addresses are those of the text, as they stand there. */
export type Rewriting = {
  /** Where the picture is here; undefined where it is not. */
  pictures: ReadonlyMap<string, string>;
  /** A link's address from now on. */
  link: (href: string) => string;
  /** The address of something as its page meant it. */
  absolute: (address: string) => string;
  onForeignPicture: (src: string) => void;
  onEmbedded: (address: string) => void;
};

const embedding = new Set(["iframe", "embed", "object", "video", "audio"]);

/** The addresses of the pictures in a text, each once; where scripts of old editors put off loading, what they load. */
export function picturesIn(html: string): string[] {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === "img") found.add(sourceOf(attributes));
    },
  });
  parser.end(html);
  found.delete("");
  return [...found];
}

/** Where an editor's script put off loading, `src` is missing or one empty point. */
function sourceOf(attributes: Attributes): string {
  const later = ["data-src", "data-original", "data-lazy-src"].map((name) => attributes[name] ?? "");
  return (later.find((address) => address !== "") ?? attributes["src"] ?? "").trim();
}

/** Flash players of YouTube are films all the same. */
const flashFilm = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/v\/([\w-]{11})/iu;

const asPlayer = (address: string): string | undefined => {
  const [, id] = flashFilm.exec(address) ?? [];
  return id === undefined ? undefined : `<iframe src="https://www.youtube.com/embed/${id}"></iframe>`;
};

const linkTo = (address: string, words: string) =>
  /^https?:\/\//iu.test(address) ? `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>` : escapeHtml(words);

function pictureTag(attributes: Attributes, rewriting: Rewriting): string {
  const src = sourceOf(attributes);
  const url = rewriting.pictures.get(src);
  const alt = attributes["alt"] ?? "";
  if (url !== undefined) return writeImage({ src: url, ...(alt === "" ? {} : { alt }) });
  if (src === "" || src.startsWith("data:")) return "";
  rewriting.onForeignPicture(src);
  return linkTo(rewriting.absolute(src), alt === "" ? "[이미지]" : `[이미지: ${alt}]`);
}

/** A player of one of the two sites, with the scheme that pages of those years left out. */
function playerTag(name: string, attributes: Attributes, rewriting: Rewriting): string | undefined {
  const address = (attributes["src"] ?? attributes["data"] ?? "").trim();
  const src = rewriting.absolute(address);
  if (name === "iframe" && isPlayer(name, { src })) return `<iframe src="${escapeHtml(src)}"></iframe>`;
  return asPlayer(address);
}

function embeddedTag(name: string, attributes: Attributes, rewriting: Rewriting): string {
  const player = playerTag(name, attributes, rewriting);
  if (player !== undefined) return player;
  const address = rewriting.absolute((attributes["src"] ?? attributes["data"] ?? "").trim());
  if (address === "") return "";
  rewriting.onEmbedded(address);
  return `<p>${linkTo(address, `[바깥 내용: ${URL.parse(address)?.hostname ?? address}]`)}</p>`;
}

/**
 * A text of an old site with what is here in the place of what was there: pictures, addresses, players. Nothing of it is
 * safe to show before it went through the wall that every text goes through.
 */
export function rewriteOldHtml(html: string, rewriting: Rewriting): string {
  const parts: string[] = [];
  let written = 0;
  /** Within an element that is replaced as a whole. */
  let within: string | undefined;
  let depth = 0;
  const replace = (tag: string) => {
    parts.push(html.slice(written, parser.startIndex), tag);
    written = parser.endIndex + 1;
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (within !== undefined) {
        // The film of an old player stands in it a second time.
        if (name === within) depth += 1;
        return;
      }
      if (name === "img") replace(pictureTag(attributes, rewriting));
      else if (embedding.has(name)) {
        replace(embeddedTag(name, attributes, rewriting));
        within = name === "embed" ? undefined : name;
        depth = 1;
      } else if (name === "a" && attributes["href"] !== undefined) {
        const href = rewriting.link(attributes["href"].trim());
        replace(`<a href="${escapeHtml(href)}">`);
      }
    },
    onclosetag: (name, isImplied) => {
      if (name !== within || (depth -= 1) > 0) return;
      within = undefined;
      written = isImplied ? parser.startIndex : parser.endIndex + 1;
    },
  });
  parser.end(html);
  return parts.join("") + (within === undefined ? html.slice(written) : "");
}

const lines = new Set("p div br li tr h1 h2 h3 h4 h5 h6 blockquote pre table ul ol dl dt dd hr".split(" "));
const silent = new Set(["script", "style", "title", "template", "noscript"]);

/** The pictures of a text that has gone through `rewriteOldHtml`, and its players, each as it stands by itself. */
export function mediaIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (name, { src = "", alt = "" }) => {
      if (src === "") return;
      if (name === "img") found.push(`<p>${writeImage({ src, ...(alt === "" ? {} : { alt }) })}</p>`);
      else if (isPlayer(name, { src })) found.push(`<iframe src="${escapeHtml(src)}"></iframe>`);
    },
  });
  parser.end(html);
  return found;
}

/** An address without what people leave out when they write it. */
const bareAddress = (address: string) => address.replace(/^https?:\/\//iu, "").replace(/\/$/u, "");

/** Where a link leads, behind its words; nothing where those say it, or it leads nowhere outside of its page. */
function besideWords(href: string, words: string): string {
  if (!/^https?:\/\//iu.test(href) || words.includes(bareAddress(href))) return "";
  // A bracket at its end would be read as ours.
  return ` (${href.replace(/\s/gu, "%20").replaceAll(")", "%29")}) `;
}

/** The words of a text, in its lines, with the addresses of its links; `absolute` says what an address means. */
export function linesOf(html: string, absolute: (href: string) => string = (href) => href): string {
  const parts: string[] = [];
  const links: { href: string; at: number }[] = [];
  let muted = 0;
  const parser = new Parser({
    ontext: (text) => muted === 0 && parts.push(text.replace(/\s+/gu, " ")),
    onopentag: (name, { href = "" }) => {
      if (silent.has(name)) muted += 1;
      if (lines.has(name)) parts.push("\n");
      if (name === "td" || name === "th") parts.push(" ");
      if (name === "a") links.push({ href: href.trim(), at: parts.length });
    },
    onclosetag: (name) => {
      if (silent.has(name)) muted -= 1;
      if (lines.has(name) && name !== "br") parts.push("\n");
      const link = name === "a" ? links.pop() : undefined;
      if (link && muted === 0) parts.push(besideWords(absolute(link.href), parts.slice(link.at).join("")));
    },
  });
  parser.end(html);
  return parts
    .join("")
    .replace(/ {2,}/gu, " ")
    .replace(/ *\n */gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}
