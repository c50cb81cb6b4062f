import { coloursOf, type FoundColour } from "@bulmo/contracts/nearest-colour";
import { colourAttributes } from "@bulmo/contracts/writing-colour";
import { forEditor } from "./paste-parts.ts";

const coloured = "[style], [data-style-type], [data-text-color], [data-background-color]";

/** A colour as people write it (`navy`, `hsl(…)`) as the browser knows it; black for what is none. */
function createColourReader(): (colour: string) => string {
  const canvas = document.createElement("canvas").getContext("2d");
  return (colour) => {
    if (!canvas) return colour;
    canvas.fillStyle = "black";
    canvas.fillStyle = colour;
    return canvas.fillStyle;
  };
}

function takeColours(element: HTMLElement, read: (colour: string) => string): FoundColour[] {
  const found = coloursOf({
    attribute: (name) => element.getAttribute(name),
    style(property) {
      const written = element.style.getPropertyValue(property);
      return written && read(written);
    },
  });
  for (const { style, block } of Object.values(colourAttributes)) {
    element.style.removeProperty(style);
    element.removeAttribute(block);
  }
  return found;
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

/**
 * Gives what is brought to the editor the colours that it will be read in: ours by their names, none for what is near
 * black, white or a page's ground (SEE-05). The server does the same with what it stores.
 */
export function nameColours(body: HTMLElement): void {
  const read = createColourReader();
  for (const element of body.querySelectorAll<HTMLElement>(coloured)) {
    const colours = takeColours(element, read);
    if (element.localName === "span") markWords(element, colours);
    else for (const { kind, name } of colours) element.setAttribute(colourAttributes[kind].block, name);
    if (element.getAttribute("style") === "") element.removeAttribute("style");
  }
}

/** The same for a text that is opened again (a draft of before may have any colour), in the form that the editor reads. */
export function readyForEditor(html: string): string {
  if (!/color|data-checked|<blockquote/u.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  nameColours(body);
  forEditor(body);
  return body.innerHTML;
}
