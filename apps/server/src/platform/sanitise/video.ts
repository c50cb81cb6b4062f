import { isVideo, maximumVideoTitle, untitled, type Video, videoOfPlayer } from "@bulmo/contracts/video";
import { isBlank } from "@bulmo/contracts/text-rule";
import escapeHtml from "escape-html";
import { Parser } from "htmlparser2";
import { tableSign } from "./table.ts";

type Attributes = Readonly<Record<string, string>>;
type Titled = Video & { title: string };

/** The names under which the elements of a film are let through. */
export const signedVideoElements = [`figure${tableSign}`, `figcaption${tableSign}`];

/** Nothing of what was sent: its site, its name there, where it begins and its title as words (069). */
function writeVideo({ provider, id, start, title }: Titled, sign = ""): string {
  const words = [...title.replaceAll(/[\p{Cc}\s]+/gu, " ").trim()].slice(0, maximumVideoTitle).join("").trim();
  const name = isBlank(words) ? untitled({ provider }) : words;
  const begins = start > 0 ? ` data-start="${start}"` : "";
  return (
    `<figure${sign} data-video="${provider}" data-id="${id}"${begins}>` +
    `<figcaption${sign}>${escapeHtml(name)}</figcaption${sign}></figure${sign}>`
  );
}

/** Without what a frame would show in place of its address. */
const playedBy = (element: string, attributes: Attributes): Video | null =>
  element === "iframe" && !Object.hasOwn(attributes, "srcdoc") ? videoOfPlayer(attributes["src"] ?? "") : null;

/** Whether a frame of another page shows one film of the two sites, and nothing else. */
export const isPlayer = (element: string, attributes: Attributes): boolean => playedBy(element, attributes) !== null;

/** The farthest before a frame that the paragraph around it begins. */
const nearby = 300;

/** Writes players of the two sites, as their own pages offer them to be copied, as films. A paragraph around one goes. */
export function takePlayers(html: string): string {
  if (!/<iframe/iu.test(html)) return html;
  const parts: string[] = [];
  let written = 0;
  let isOpen = false;
  let skipped = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const video = playedBy(name, attributes);
      if (isOpen || !video) return;
      isOpen = true;
      const before = html.slice(written, parser.startIndex);
      const [paragraph = ""] = /<p(?:\s[^<>]*)?>\s*$/iu.exec(before.slice(-nearby)) ?? [];
      const end = html.indexOf("</iframe", parser.endIndex);
      const [, closing = ""] =
        /^<\/iframe\s*>(\s*<\/p\s*>)/iu.exec(end === -1 ? "" : html.slice(end, end + nearby)) ?? [];
      const isAlone = paragraph !== "" && closing !== "";
      parts.push(
        isAlone ? before.slice(0, -paragraph.length) : before,
        writeVideo({ ...video, title: attributes["title"] ?? "" }),
      );
      written = parser.endIndex + 1;
      skipped = isAlone ? closing.length : 0;
    },
    onclosetag: (name, isImplied) => {
      if (name !== "iframe" || !isOpen) return;
      isOpen = false;
      if (!isImplied) written = parser.endIndex + 1 + skipped;
    },
  });
  parser.end(html);
  return parts.join("") + html.slice(written);
}

/** In these a film would be part of something else. */
const closed = new Set("a h1 h2 h3 h4 h5 h6 figure figcaption td th".split(" "));

/** What makes of a figure more than a film with its title. */
const others = new Set("figure img table iframe ul ol blockquote hr h1 h2 h3 h4 h5 h6 pre svg math".split(" "));

/** Whether a figure names a film. */
const videoIn = (attributes: Attributes): Video | null => {
  const { "data-video": provider = "", "data-id": id = "", "data-start": start = "" } = attributes;
  return isVideo(provider, id) ? { provider, id, start: /^[1-9]\d{0,4}$/u.test(start) ? Number(start) : 0 } : null;
};

type Building = { startsAt: number; closes: string[]; video: Video; title: string[]; isPlain: boolean };

/**
 * Writes the films of a text anew, as they are stored. Their tags get a sign, and only such tags may name a film; a figure
 * with anything but a title in it, within a link or a heading, or of another site stays a figure with its words.
 */
export function shapeVideos(html: string): string {
  if (!html.includes("data-video")) return html;
  const parts: string[] = [];
  const open: string[] = [];
  let written = 0;
  let closedAt = { at: -1, names: [] as string[] };
  let building: Building | null = null;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (building && others.has(name)) building.isPlain = false;
      const video = name === "figure" && !building && !open.some((one) => closed.has(one)) ? videoIn(attributes) : null;
      const at = parser.startIndex;
      if (video)
        building = { startsAt: at, closes: closedAt.at === at ? closedAt.names : [], video, title: [], isPlain: true };
      open.push(name);
    },
    ontext: (text) => building?.title.push(text),
    onclosetag: (name, isImplied) => {
      open.pop();
      const at = parser.startIndex;
      // Browsers close a paragraph before a figure.
      if (isImplied && !building) {
        if (closedAt.at !== at) closedAt = { at, names: [] };
        closedAt.names.push(name);
      }
      if (name !== "figure" || !building || open.includes("figure")) return;
      const { startsAt, closes, video, title, isPlain } = building;
      building = null;
      if (isImplied || !isPlain) return;
      const ends = closes.map((one) => `</${one}>`).join("");
      parts.push(html.slice(written, startsAt), ends, writeVideo({ ...video, title: title.join("") }, tableSign));
      written = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return parts.join("") + html.slice(written);
}

/** How many figures of a text are to be films. */
export function countVideos(html: string): number {
  if (!html.includes("data-video")) return 0;
  let count = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === "figure" && Object.hasOwn(attributes, "data-video")) count += 1;
    },
  });
  parser.end(html);
  return count;
}
