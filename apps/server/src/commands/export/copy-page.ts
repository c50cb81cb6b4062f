import { DomUtils, parseDocument } from "htmlparser2";
import { fileNameOf, wayTo } from "./file-name.ts";

type Root = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export type Copying = {
  /** The address of what is copied, at the server that makes the pages. */
  address: URL;
  /** Where readers find the site itself. */
  publicUrl: string;
  /** Whether an address has a file in the copy. */
  isCopied: (url: URL) => boolean;
};

/** What only works with scripts, or with a server that listens. */
const lifeless = new Set(["button", "form", "dialog"]);

/** Links of the head that a file without a server has no use for. */
const keptLinks = /^(?:stylesheet|icon|canonical)$/u;

function isGone({ name, attribs }: Element): boolean {
  if (name === "script") return attribs["type"] !== "application/ld+json";
  if (name === "link") return !keptLinks.test(attribs["rel"] ?? "");
  // What is told for some days would lie there for good; and whether somebody is signed in, which nobody is in a file.
  return "data-bulletin" in attribs || lifeless.has(name) || attribs["aria-busy"] === "true";
}

const elementsOf = (root: Root): Element[] => DomUtils.getElementsByTagName("*", root, true);

/** What stands in for scripts stands in for good. */
function unwrap(element: Element): void {
  // Moving a child takes it out of the list.
  const children = [...element.children];
  for (const child of children) DomUtils.prepend(element, child);
  DomUtils.removeElement(element);
}

/** One address as the copy writes it: another file of it, or the site's own address for what it does not hold. */
function rewritten(value: string, { address, publicUrl, isCopied }: Copying): string {
  if (value === "" || value.startsWith("#") || !URL.canParse(value, address.href)) return value;
  const url = new URL(value, address);
  if (url.origin !== address.origin) return value;
  const [from, to] = [fileNameOf(address), fileNameOf(url)];
  if (from === null || to === null || !isCopied(url)) return `${publicUrl}${url.pathname}${url.search}${url.hash}`;
  return wayTo(from, to) + url.hash;
}

const rewrittenSet = (value: string, copying: Copying) =>
  value
    .split(/,\s+/u)
    .map((candidate) => candidate.trim().split(/\s+/u))
    .map(([url = "", ...size]) => [rewritten(url, copying), ...size].join(" "))
    .join(", ");

const single = new Set(["href", "src", "poster", "xlink:href"]);

function rewriteElement({ attribs }: Element, copying: Copying): void {
  // A file has no origin by which it could be compared.
  delete attribs["crossorigin"];
  for (const [name, value] of Object.entries(attribs)) {
    if (single.has(name)) attribs[name] = rewritten(value, copying);
    if (name.toLowerCase() === "srcset") attribs[name] = rewrittenSet(value, copying);
  }
}

const addressesIn = ({ attribs }: Element): string[] =>
  Object.entries(attribs).flatMap(([name, value]) => {
    if (single.has(name)) return [value];
    return name.toLowerCase() === "srcset" ? value.split(/,\s+/u).map((one) => one.trim().split(/\s+/u)[0] ?? "") : [];
  });

/** A page without what is lifeless in a file, and the addresses that it names. */
export function readPage(html: string, address: URL): { root: Root; links: URL[] } {
  const root = parseDocument(html);
  for (const element of elementsOf(root)) if (isGone(element)) DomUtils.removeElement(element);
  for (const element of elementsOf(root)) if (element.name === "noscript") unwrap(element);
  const links = elementsOf(root)
    .filter(({ attribs }) => attribs["rel"] !== "canonical")
    .flatMap(addressesIn)
    .filter((value) => value !== "" && URL.canParse(value, address.href))
    .map((value) => new URL(value, address))
    .filter(({ origin }) => origin === address.origin);
  return { root, links };
}

/** The page as a file that opens without a server. */
export function writePage(root: Root, copying: Copying): string {
  for (const element of elementsOf(root)) if (element.attribs["rel"] !== "canonical") rewriteElement(element, copying);
  return DomUtils.getOuterHTML(root);
}

const styleAddress = /url\((["']?)(?!data:)([^"')]+)\1\)/gu;

/** The same for a style sheet, whose fonts and pictures are files too. */
export const linksOfStyle = (css: string, address: URL): URL[] =>
  [...css.matchAll(styleAddress)]
    .filter(([, , value = ""]) => !value.startsWith("#"))
    .map(([, , value = ""]) => new URL(value, address));

export const writeStyle = (css: string, copying: Copying): string =>
  css.replaceAll(styleAddress, (whole, _quote, value: string) =>
    value.startsWith("#") ? whole : `url("${rewritten(value, copying)}")`,
  );
