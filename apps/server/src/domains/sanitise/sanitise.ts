import { postMessages } from "@bulmo/contracts/post-write";
import sanitizeHtml, { type Attributes, type IFrame, type IOptions, type Tag } from "sanitize-html";
import { DomainError } from "../../errors.ts";
import { allowedElements, essentialAttributes, sameElements } from "./allow-list.ts";

/** Deeper elements lose their tags and keep their text; the editor's own lists end long before. */
const deepest = 100;

/** Browsers give up here too. The parser's time grows with the square of the depth, so nothing deeper is read on. */
const unreadable = 512;

/** Elements whose text is code, a fallback or another language: it goes with them. */
const silentElements = (
  "script style xmp noscript noembed noframes plaintext template textarea title option select datalist head " +
  "svg math iframe object applet audio video canvas"
).split(" ");

/** What opens in another window must not steer this one, and what people link to here gains no rank by it. */
const linkRelation = "ugc nofollow noopener noreferrer";

function keepAttributes(element: string, given: Attributes): Attributes {
  const kept: Attributes = {};
  for (const [name, keep] of Object.entries(allowedElements[element] ?? {})) {
    const value = Object.hasOwn(given, name) ? keep(given[name] ?? "") : undefined;
    if (value !== undefined) kept[name] = value;
  }
  if (element === "a") kept["rel"] = linkRelation;
  // The editor takes a style without its value for none at all.
  if (!kept["data-value"]) delete kept["data-style-type"];
  // Without one, a screen reader reads the address aloud.
  if (element === "img") kept["alt"] ??= "";
  return kept;
}

function transform(name: string, given: Attributes): Tag {
  const tagName = Object.hasOwn(sameElements, name) ? (sameElements[name] ?? name) : name;
  if (!Object.hasOwn(allowedElements, tagName)) return { tagName, attribs: {} };
  return { tagName, attribs: keepAttributes(tagName, given) };
}

/** Renaming it to something that is not allowed would close a later element by that name: a slip of sanitize-html. */
function dropEmpty({ tag, attribs }: IFrame): boolean | "excludeTag" {
  const essential = essentialAttributes[tag];
  return essential && !attribs[essential] ? "excludeTag" : false;
}

/** Controls that no text needs; some of them make a feed unreadable. */
const controls = /[\p{Cc}--[\t\n\r\u0080-\u009F]]/gv;

const options: IOptions = {
  allowedTags: Object.keys(allowedElements),
  // The transformation leaves nothing else, and knows what a browser makes of an address.
  allowedAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  nonTextTags: silentElements,
  nestingLimit: deepest,
  transformTags: { "*": transform },
  exclusiveFilter: dropEmpty,
  textFilter: (text) => text.replace(controls, ""),
};

const refusal = () => new DomainError("INPUT_INVALID", postMessages.contentTooDeep);

function pass(html: string): string {
  let depth = 0;
  const onOpenTag = () => {
    depth += 1;
    if (depth > unreadable) throw refusal();
  };
  const onCloseTag = () => {
    depth -= 1;
  };
  return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag }).trim();
}

/** Three were enough for all that was ever tried. */
const mostPasses = 5;

/**
 * The HTML of a post as it is stored: what the editor can make and no more, so that nothing in it runs, covers the page
 * or comes from elsewhere (SEC-07). Where an element was dropped that kept two others apart, they are nested as no
 * browser would read them; hence passes until nothing changes. Throws INPUT_INVALID for a nesting of hundreds.
 */
export function sanitise(html: string): string {
  let clean = html.trim();
  for (let round = 0; round < mostPasses; round += 1) {
    const next = pass(clean);
    if (next === clean) return clean;
    clean = next;
  }
  throw refusal();
}
