import { writingColourOf } from "@bulmo/contracts/writing-colour";

/** Turns an attribute's value into the one that is kept; undefined drops the attribute. */
type Keep = (value: string) => string | undefined;

const oneOf =
  (...values: string[]): Keep =>
  (value) =>
    values.includes(value) ? value : undefined;

const number =
  (most: number): Keep =>
  (value) =>
    /^[1-9]\d{0,4}$/u.test(value) && Number(value) <= most ? value : undefined;

const colour = /^(?:#[\da-f]{3}|#[\da-f]{6}|rgb\( ?\d{1,3}(?:, ?\d{1,3}){2} ?\))$/u;

/** No other property: what can be placed, sized or layered can cover the page. */
const styles: Readonly<Record<string, RegExp>> = {
  "text-align": /^(?:left|center|right|justify)$/u,
  color: colour,
  "background-color": colour,
};

/** Escapes and comments of CSS match nothing here and fall with their declaration. */
function keepStyle(value: string): string | undefined {
  const kept = new Map<string, string>();
  for (const declaration of value.split(";")) {
    const [name = "", setting = "", ...more] = declaration.split(":").map((part) => part.trim().toLowerCase());
    if (more.length === 0 && Object.hasOwn(styles, name) && styles[name]?.test(setting)) kept.set(name, setting);
  }
  return kept.size === 0 ? undefined : [...kept].map((pair) => pair.join(": ")).join("; ");
}

/** Stand for this site, whatever its address is: `https:name` is an address of its own only under the other scheme. */
const here = ["https://here.invalid", "http://here.invalid"];

/** An address that a link may lead to. Read as browsers read it: without tabs and line ends, `\` as `/`. */
function keepLink(value: string): string | undefined {
  const link = value.trim();
  const isElsewhere = /^(?:https?:\/\/|mailto:)/iu.test(link) && URL.canParse(link);
  return isElsewhere || here.every((origin) => URL.parse(link, origin)?.origin === origin) ? link : undefined;
}

const ownUpload = /^\/uploads(?:\/(?!\.)[\w.-]+)+$/u;

/** Whether a path may be one of this site's pictures. */
export const isOwnUpload = (path: string): boolean => ownUpload.test(path);

const keepPicture: Keep = (value) => (isOwnUpload(value) ? value : undefined);

const fileName = /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|bmp|tiff?|svg)$/iu;

/** A file name describes nothing to those who cannot see the picture (BRD-30). */
const keepDescription: Keep = (value) => {
  const description = value.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return fileName.test(description) ? "" : description;
};

/** A name of ours or a plain colour; which of ours it becomes is said in readable-colours.ts. */
const anyColour: Keep = (value) => (colour.test(value) ? value : writingColourOf(value));
const alignment = oneOf("left", "center", "right", "justify");

type Attributes = Readonly<Record<string, Keep>>;

const colours: Attributes = { "data-text-color": anyColour, "data-background-color": anyColour };

const block: Attributes = {
  style: keepStyle,
  ...colours,
};

/** As table-grid.ts has counted them. */
const spans: Attributes = { colspan: number(999), rowspan: number(9_999) };

/** What a film is stored with, in the figure that video.ts writes; no other figure may have it. */
export const videoAttributes: Attributes = {
  "data-video": oneOf("youtube", "vimeo"),
  "data-id": (value) => (/^[\w/-]{1,40}$/u.test(value) ? value : undefined),
  "data-start": number(86_400),
};

/** What the editor can make, and no more (BRD-25): the elements of a post and their attributes. */
export const allowedElements: Readonly<Record<string, Attributes>> = {
  h1: block,
  h2: block,
  h3: block,
  h4: block,
  h5: block,
  h6: block,
  p: block,
  br: {},
  strong: {},
  em: {},
  u: {},
  s: {},
  span: {
    style: keepStyle,
    "data-style-type": oneOf("textColor", "backgroundColor"),
    "data-value": anyColour,
    ...colours,
  },
  a: { href: keepLink, target: oneOf("_blank") },
  ul: {},
  ol: { start: number(99_999) },
  li: { ...block, "data-start": number(99_999), "data-checked": oneOf("true", "false") },
  blockquote: block,
  hr: {},
  table: {},
  thead: {},
  tbody: {},
  tr: {},
  th: { scope: oneOf("col", "row"), ...spans },
  td: spans,
  figure: { "data-text-alignment": alignment, "data-background-color": anyColour, ...videoAttributes },
  figcaption: { style: keepStyle, ...colours },
  img: {
    src: keepPicture,
    alt: keepDescription,
    // Adorns and shows nothing that would have to be said; sanitise.ts takes it off where something is said.
    role: oneOf("presentation"),
    width: number(20_000),
    height: number(70_000),
    "data-text-alignment": alignment,
  },
};

/** They stand in a table as table.ts writes it, or not at all. */
export const tableElements = ["table", "thead", "tbody", "tr", "th", "td"];

/** Elements that mean the same as one of ours. */
export const sameElements: Readonly<Record<string, string>> = { b: "strong", i: "em", del: "s", strike: "s" };

/** Elements that are nothing without this attribute: a link that leads nowhere, a picture of nothing. */
export const essentialAttributes: Readonly<Record<string, string>> = { a: "href", img: "src", span: "style" };
