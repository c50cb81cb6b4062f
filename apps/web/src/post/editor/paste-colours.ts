import { coloursOf, type FoundColour } from "@bulmo/contracts/nearest-colour";
import { colourAttributes, type Coloured, type ColouredElement, writtenColour } from "@bulmo/contracts/writing-colour";
import { forEditor } from "./paste-parts.ts";

const coloured = "[style], [data-style-type], [data-text-color], [data-background-color]";

/**
 * A colour as people write it (`navy`, `hsl(…)`, `oklch(…)`) in the numbers that it has on paper; black for what is none.
 * A canvas tells some of them as they were written, so a point of it is painted and looked at.
 */
function createColourReader(): (colour: string) => string {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const paint = (colour: string): string => {
    if (!canvas) return colour;
    canvas.fillStyle = "white";
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = "black";
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return `rgb(${canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).join(", ")})`;
  };
  // A long text has few colours, said at each of its words.
  const known = new Map<string, string>();
  return (colour) => {
    const read = known.get(colour) ?? paint(colour);
    known.set(colour, read);
    return read;
  };
}

const ofAround = /^(?:inherit|unset|revert|revert-layer|currentcolor)$/iu;

const kinds: readonly Coloured[] = ["word", "ground"];

/** Its colours of ours, and of which kinds it has what is the page's own: black words within red ones are not red. */
type Taken = { found: FoundColour[]; plain: Coloured[] };

function takeColours(element: HTMLElement, read: (colour: string) => string): Taken {
  const said: ColouredElement = {
    attribute: (name) => element.getAttribute(name),
    style(property) {
      const written = element.style.getPropertyValue(property);
      return ofAround.test(written) ? "" : written && read(written);
    },
  };
  const found = coloursOf(said);
  const isPlain = (kind: Coloured) =>
    writtenColour(kind, said) !== undefined && found.every((colour) => colour.kind !== kind);
  const plain = kinds.filter(isPlain);
  for (const { style, block } of Object.values(colourAttributes)) {
    element.style.removeProperty(style);
    element.removeAttribute(block);
  }
  return { found, plain };
}

/** What the editor gives a colour as a whole. In a cell it colours words alone. */
const isBlock = (element: Element) =>
  element.matches("[data-content-type], p, h1, h2, h3, h4, h5, h6, li, blockquote") &&
  !element.closest("td, th, caption");

const holders =
  "table, thead, tbody, tfoot, tr, td, th, caption, ul, ol, div, section, article, header, footer, aside, address, form, " +
  "p, h1, h2, h3, h4, h5, h6, li, blockquote";

/** Each node is replaced where it stands, if at all: those behind it stay where they are. */
function colourInside(element: HTMLElement, kind: Coloured, name: string): void {
  for (const node of element.childNodes) colourOver(node, kind, name);
}

/** Gives a node the colour that was said around it, unless it has one of its own. */
function colourOver(node: ChildNode, kind: Coloured, name: string): void {
  const { block, inline } = colourAttributes[kind];
  if (node instanceof HTMLElement) {
    if (node.hasAttribute(block) || node.dataset["styleType"] === inline) return;
    if (isBlock(node)) return node.setAttribute(block, name);
    if (node.matches(holders)) return colourInside(node, kind, name);
  }
  if ((node.textContent ?? "").trim() === "") return undefined;
  const span = document.createElement("span");
  span.dataset["styleType"] = inline;
  span.dataset["value"] = name;
  node.replaceWith(span);
  return span.append(node);
}

/** A mark says no “none”: what is the page's own is left out of the colours around it, which go to what stands beside it. */
function leaveOut(element: HTMLElement, kind: Coloured): void {
  const { block, inline } = colourAttributes[kind];
  const around = element.parentElement?.closest<HTMLElement>(`[${block}], [data-style-type="${inline}"]`);
  if (!around) return;
  const name = around.getAttribute(block) ?? around.dataset["value"] ?? "";
  around.removeAttribute(block);
  if (around.dataset["styleType"] === inline) {
    delete around.dataset["styleType"];
    delete around.dataset["value"];
  }
  for (let within: HTMLElement | null = element; within && within !== around; within = within.parentElement)
    for (const beside of within.parentElement?.childNodes ?? []) if (beside !== within) colourOver(beside, kind, name);
  leaveOut(element, kind);
}

/** The editor has a mark for each of the two, so a span of both becomes one within the other. */
function markWords(span: HTMLElement, colours: readonly FoundColour[]): void {
  span.removeAttribute("data-style-type");
  span.removeAttribute("data-value");
  let inner = span;
  for (const [place, { kind, name }] of colours.entries()) {
    if (place > 0) {
      const nested = inner.ownerDocument.createElement("span");
      nested.append(...inner.childNodes);
      inner.append(nested);
      inner = nested;
    }
    inner.dataset["styleType"] = colourAttributes[kind].inline;
    inner.dataset["value"] = name;
  }
}

/** What only names a colour, in the words of another time or of a highlighter, says it as spans do. */
export function spanColours(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>("font[color], mark")) {
    const span = element.ownerDocument.createElement("span");
    span.setAttribute("style", element.getAttribute("style") ?? "");
    if (element.localName === "font") span.style.color ||= element.getAttribute("color") ?? "";
    else if (span.style.backgroundColor === "") span.style.backgroundColor = "yellow";
    span.append(...element.childNodes);
    element.replaceWith(span);
  }
  for (const cell of body.querySelectorAll<HTMLElement>("[bgcolor]"))
    cell.style.backgroundColor ||= cell.getAttribute("bgcolor") ?? "";
}

/**
 * Gives what is brought to the editor the colours that it will be read in: ours by their names, none for what is near
 * black, white or a page's ground (SEE-05). The server does the same with what it stores.
 */
export function nameColours(body: HTMLElement): void {
  const read = createColourReader();
  const plain: [HTMLElement, Coloured][] = [];
  // From the inside out: what has a colour of its own keeps it within one that has another.
  for (const element of [...body.querySelectorAll<HTMLElement>(coloured)].toReversed()) {
    const taken = takeColours(element, read);
    if (element.localName === "span") markWords(element, taken.found);
    else if (isBlock(element))
      for (const { kind, name } of taken.found) element.setAttribute(colourAttributes[kind].block, name);
    // A link is of the colour of links.
    else if (element.localName !== "a") for (const { kind, name } of taken.found) colourInside(element, kind, name);
    if (element.getAttribute("style") === "") element.removeAttribute("style");
    plain.push(...taken.plain.map((kind): [HTMLElement, Coloured] => [element, kind]));
  }
  for (const [element, kind] of plain.toReversed()) leaveOut(element, kind);
}

/** The same for a text that is opened again (a draft of before may have any colour), in the form that the editor reads. */
export function readyForEditor(html: string): string {
  if (!/color|data-checked|<blockquote/u.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  nameColours(body);
  forEditor(body);
  return body.innerHTML;
}
