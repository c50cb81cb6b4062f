import { countUses } from "./characters.mjs";
import { associationText, shippedTexts } from "./texts.mjs";

/** Characters: fewer are not worth a request of their own. */
const shortestFile = 12;
const hanjaOf = (text) => new Set(text.match(/\p{Script=Han}/gu));
const byCodePoint = (one, other) => one.codePointAt(0) - other.codePointAt(0);

/**
 * The Hanja of the texts we ship, a list a font file: the association's name, which stands on every page;
 * what several texts use; and what only one uses, in a file of its own. A page loads no other page's.
 */
export function hanjaByText() {
  const name = hanjaOf(associationText());
  const texts = shippedTexts().map((text) => hanjaOf(text).difference(name));
  const uses = countUses(texts);
  const shared = [...uses.keys()].filter((hanja) => uses.get(hanja) > 1);
  const own = texts.map((text) => [...text].filter((hanja) => uses.get(hanja) === 1));
  const long = own.filter(({ length }) => length >= shortestFile);
  const rest = own.filter(({ length }) => length < shortestFile).flat();
  return [[...name], shared, rest, ...long]
    .filter(({ length }) => length > 0)
    .map((list) => list.toSorted(byCodePoint));
}
