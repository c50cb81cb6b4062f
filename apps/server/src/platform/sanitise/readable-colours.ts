import { coloursOf, type FoundColour } from "@bulmo/contracts/nearest-colour";
import { colourAttributes, plainColours } from "@bulmo/contracts/writing-colour";

type Attributes = Readonly<Record<string, string>>;

const stylesOf = (style = ""): Map<string, string> =>
  new Map(
    style.split(";").flatMap((declaration) => {
      const [name = "", value = ""] = declaration.split(":").map((part) => part.trim());
      return name && value ? [[name, value] as const] : [];
    }),
  );

/** A span of one colour is marked as the editor marks it; the editor has no span of two. */
function marksOf(element: string, found: readonly FoundColour[]): Attributes {
  const [only, ...others] = found;
  if (element === "span" && only && others.length === 0)
    return { "data-style-type": colourAttributes[only.kind].inline, "data-value": only.name };
  return Object.fromEntries(found.map(({ kind, name }) => [colourAttributes[kind].block, name]));
}

/**
 * The attributes of an element with the colours among them as ours, which read at 4.5:1 in both lights; a colour that is
 * none of ours goes (SEE-05). Beside its name stands the plain value, which other readers than this site's pages take.
 */
export function withReadableColours(element: string, attributes: Attributes): Record<string, string> {
  const { style, "data-style-type": _type, "data-value": _value, ...rest } = attributes;
  const styles = stylesOf(style);
  const found = coloursOf({ attribute: (name) => attributes[name], style: (property) => styles.get(property) });
  const kept: Record<string, string> = { ...rest };
  for (const place of Object.values(colourAttributes)) {
    delete kept[place.block];
    styles.delete(place.style);
  }
  // What a figure has, its caption and its picture show.
  if (element !== "figure")
    for (const { kind, name } of found) styles.set(colourAttributes[kind].style, plainColours[name][kind]);
  const written = [...styles].map((pair) => pair.join(": ")).join("; ");
  return { ...(written ? { style: written } : {}), ...kept, ...marksOf(element, found) };
}

const colouredTag = /<(p|h[1-6]|li|span|figure|figcaption)( [^>]*color[^>]*)>/gu;
const attribute = / ([a-z-]+)="([^"]*)"/gu;

/**
 * The same for a text that was stored before colours were looked at: where it is read, so that nothing stored is changed
 * by anybody but its writer. Sanitised HTML alone is written so that tags can be found in it like this.
 */
export const mendColours = (html: string): string =>
  html.replaceAll(colouredTag, (_tag, element: string, written: string) => {
    const attributes = Object.fromEntries([...written.matchAll(attribute)].map(([, name, value]) => [name, value]));
    const mended = Object.entries(withReadableColours(element, attributes));
    return `<${element}${mended.map(([name, value]) => ` ${name}="${value}"`).join("")}>`;
  });
