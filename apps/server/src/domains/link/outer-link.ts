import { Parser } from "htmlparser2";
import { blockElements } from "../../platform/sanitise/html-extract.ts";

/** What people and their programs take for an address in plain text; a bare name of a host could be a file's (docs/decisions/020). */
const addresses = /(?:https?:\/\/|www\.)[^\s<>"]+/giu;

const isOuter = (address: string, siteUrl: string) => {
  const url = URL.parse(/^www\./iu.test(address) ? `https://${address}` : address, siteUrl);
  return url !== null && /^https?:$/u.test(url.protocol) && url.host !== new URL(siteUrl).host;
};

/** How many addresses of other sites stand in a text. Each counts, also one that was there before. */
export const countInText = (text: string, siteUrl: string): number =>
  (text.match(addresses) ?? []).filter((address) => isOuter(address, siteUrl)).length;

/** The same of sanitised HTML: its links and films, and the addresses that stand beside them as words. */
export function countInHtml(html: string, siteUrl: string): number {
  const hrefs: string[] = [];
  const words: string[] = [];
  let videos = 0;
  let isInLink = false;
  const parser = new Parser({
    onopentag: (name, { href, "data-video": video }) => {
      if (blockElements.has(name)) words.push(" ");
      if (video) videos += 1;
      if (name !== "a") return;
      isInLink = true;
      hrefs.push(href ?? "");
    },
    onclosetag: (name) => {
      if (name === "a") isInLink = false;
      words.push(blockElements.has(name) ? " " : "");
    },
    // The words of a link are not counted beside it.
    ontext: (text) => words.push(isInLink ? " " : text),
  });
  parser.end(html);
  return hrefs.filter((href) => isOuter(href, siteUrl)).length + videos + countInText(words.join(""), siteUrl);
}
