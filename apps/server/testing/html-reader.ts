import { type DefaultTreeAdapterTypes, html, parseFragment } from "parse5";
import { allowedElements } from "../src/platform/sanitise/allow-list.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => "tagName" in node;

const style =
  /^(?:(?:text-align: (?:left|center|right|justify)|(?:background-)?color: (?:#[\da-f]{3,6}|rgb\([\d, ]+\)))(?:; |$))+$/u;

/** What may stand in an attribute, said once more and independently of the sanitiser. */
const harmless: Readonly<Record<string, RegExp>> = {
  style,
  href: /^(?:https?:\/\/|mailto:|#|\/(?![/\\])|[\w.?-]+$)/iu,
  src: /^\/uploads\/[\w./-]+$/u,
  rel: /^ugc nofollow noopener noreferrer$/u,
  target: /^_blank$/u,
};

const allAttributes = new Set([...Object.values(allowedElements).flatMap((names) => Object.keys(names)), "rel"]);

function partsOf(node: Node): string[] {
  if (node.nodeName === "#text") return [];
  if (!isElement(node)) return [node.nodeName];
  const isForeign = !Object.hasOwn(allowedElements, node.tagName) || node.namespaceURI !== html.NS.HTML;
  const attributes = node.attrs
    .filter(({ name, value }) => !allAttributes.has(name) || harmless[name]?.test(value) === false)
    .map(({ name, value }) => `${name}="${value}"`);
  return [...(isForeign ? [node.tagName] : []), ...attributes, ...node.childNodes.flatMap(partsOf)];
}

/** What a browser would find in `written`, put into an element of the page, that no post may hold: empty when it is clean. */
export function foreignParts(written: string, place = "div"): string[] {
  const fragment = parseFragment(`<${place}>${written}</${place}>`);
  const own = fragment.childNodes.flatMap(partsOf);
  // The place itself is ours, and what a browser moves out of it stands beside it.
  return own.filter((part) => part !== place && !(place === "table" && part === "tbody"));
}
