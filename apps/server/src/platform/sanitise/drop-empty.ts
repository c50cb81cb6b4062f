import { essentialAttributes } from "./allow-list.ts";

/** A tag as sanitize-html writes it: no attribute's value holds an angle bracket or a quotation mark. */
const tags = new RegExp(`<(/?)(${Object.keys(essentialAttributes).join("|")})(\\s[^<>]*)?>`, "gu");

const isVoid = (name: string) => name === "img";

const isEssential = (name: string, attributes: string) =>
  attributes.includes(` ${essentialAttributes[name]}="`) && !attributes.includes(` ${essentialAttributes[name]}=""`);

/**
 * Takes the tags of elements that are nothing without an attribute which they lack, and leaves what is in them. `html`
 * is what sanitize-html has written: well nested, in lower case. Its own way to exclude an element copies all that was
 * written before it, each time, and renaming one to what is not allowed closes a later one by that name.
 */
export function dropEmpty(html: string): string {
  const open: boolean[] = [];
  return html.replace(tags, (tag: string, slash: string, name: string, attributes = "") => {
    const isKept = slash ? (open.pop() ?? false) : isEssential(name, attributes);
    if (!slash && !isVoid(name)) open.push(isKept);
    return isKept ? tag : "";
  });
}
