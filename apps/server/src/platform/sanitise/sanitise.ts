import { maximumContent, maximumMarkup, postMessages } from "@bulmo/contracts/post-write";
import { isWithin } from "@bulmo/contracts/text-rule";
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from "sanitize-html";
import { InputError } from "../../errors.ts";
import { allowedElements, sameElements, tableElements, videoAttributes } from "./allow-list.ts";
import { markChecked } from "./check-list.ts";
import { dropEmpty } from "./drop-empty.ts";
import { foldSeparations, markSeparations } from "./separation.ts";
import { finishTables, shapeTables, signedElements, unsigned, withoutTableSigns } from "./table.ts";
import { shapeVideos, signedVideoElements } from "./video.ts";
import { withReadableColours } from "./readable-colours.ts";

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
  // Most elements have none, and there may be thousands of them.
  const isBare = Object.keys(given).length === 0;
  for (const [name, keep] of isBare ? [] : Object.entries(allowedElements[element] ?? {})) {
    const value = Object.hasOwn(given, name) ? keep(given[name] ?? "") : undefined;
    if (value !== undefined) kept[name] = value;
  }
  if (element === "a") kept["rel"] = linkRelation;
  // Without one, a screen reader reads the address aloud.
  if (element === "img") kept["alt"] ??= "";
  // What is described shows something.
  if (kept["alt"]) delete kept["role"];
  return isBare ? kept : withReadableColours(element, kept);
}

function transform(name: string, given: Attributes): Tag {
  const tagName = Object.hasOwn(sameElements, name) ? (sameElements[name] ?? name) : name;
  const element = unsigned(tagName);
  if (!Object.hasOwn(allowedElements, element)) return { tagName, attribs: {} };
  const attribs = keepAttributes(element, given);
  if (tagName === "figure") for (const attribute of Object.keys(videoAttributes)) delete attribs[attribute];
  return { tagName, attribs };
}

/** Controls that no text needs; some of them make a feed unreadable. */
const controls = /[\p{Cc}--[\t\n\r\u0080-\u009F]]/gv;

const options: IOptions = {
  allowedTags: [
    ...Object.keys(allowedElements).filter((name) => !tableElements.includes(name)),
    ...signedElements,
    ...signedVideoElements,
  ],
  // The transformation leaves nothing else, and knows what a browser makes of an address.
  allowedAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  nonTextTags: silentElements,
  nestingLimit: deepest,
  transformTags: { "*": transform },
  textFilter: (text) => text.replace(controls, ""),
};

const refusal = (reason: "contentTooDeep" | "contentTooLong" | "contentTooMarked") =>
  InputError.of("content", postMessages[reason]);

/** Counts what may begin a tag, which is what parsing costs: 3 µs each, where other characters cost 0.05. */
function hasTooMuchMarkup(html: string): boolean {
  let count = 0;
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at + 1))
    if ((count += 1) > maximumMarkup) return true;
  return false;
}

function pass(html: string): string {
  let depth = 0;
  const onOpenTag = () => {
    depth += 1;
    if (depth > unreadable) throw refusal("contentTooDeep");
  };
  const onCloseTag = () => {
    depth -= 1;
  };
  return dropEmpty(sanitizeHtml(html, { ...options, onOpenTag, onCloseTag })).trim();
}

/** Three were enough for all that was ever tried. */
const mostPasses = 5;

export type SanitiseOptions = {
  /** Takes tables apart into lines, also those that could be stored. */
  withoutTables?: boolean;
};

/**
 * The HTML of a post as it is stored: what the editor can make and no more, so that nothing in it runs, covers the page
 * or comes from elsewhere (SEC-07). Where an element was dropped that kept two others apart, they are nested as no
 * browser would read them; hence passes until nothing changes. Throws INPUT_INVALID for a nesting of hundreds, for more
 * markup than a text has, for tables of too many cells, and when written out it is too long: what takes seconds is not even begun (SEC-23).
 */
export function sanitise(html: string, { withoutTables = false }: SanitiseOptions = {}): string {
  let clean = html.trim();
  if (hasTooMuchMarkup(clean)) throw refusal("contentTooMarked");
  for (let round = 0; round < mostPasses; round += 1) {
    const checked = round === 0 ? markChecked(clean) : clean;
    const marked = markSeparations(shapeVideos(withoutTables ? withoutTableSigns(checked) : shapeTables(checked)));
    const next = finishTables(foldSeparations(pass(marked)));
    if (!isWithin(maximumContent)(next)) throw refusal("contentTooLong");
    if (next === clean) return clean;
    clean = next;
  }
  throw refusal("contentTooDeep");
}
