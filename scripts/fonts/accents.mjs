/** Letters of transcribed Sanskrit that the sources claim and do not hold. */
const letters = [..."śṅṁḍḥḷṃṇṛṣṭḹṝŚṄṀḌḤḶṂṆṚṢṬḸṜ"];

/** What the marks of decomposed letters are drawn as. */
const marks = { "\u0323": ".", "\u0307": ".", "\u0301": "´", "\u0304": "¯" };
const below = "\u0323";

/** Units of 1,000 an em between a letter and its mark. */
const distance = 90;

const baseOf = (letter) => letter.normalize("NFD")[0];

/** What has to be drawn for the letters to be put together. */
export const accentParts = [...new Set([...letters.map(baseOf), ...Object.values(marks)])];

function moved({ contours }, across, up) {
  return contours.map((contour) => contour.map((point) => ({ ...point, x: point.x + across, y: point.y + up })));
}

function marked(letter, glyphs) {
  const [base, ...signs] = letter.normalize("NFD");
  const glyphOf = (character) => glyphs.get(character.codePointAt(0));
  const middleOf = ({ xMin, xMax }) => (xMin + xMax) / 2;
  const glyph = { ...glyphOf(base) };
  for (const sign of signs) {
    const mark = glyphOf(marks[sign]);
    const across = Math.round(middleOf(glyph) - middleOf(mark));
    const up = sign === below ? glyph.yMin - distance - mark.yMax : glyph.yMax + distance - mark.yMin;
    glyph.contours = [...glyph.contours, ...moved(mark, across, up)];
    glyph.yMin = Math.min(glyph.yMin, mark.yMin + up);
    glyph.yMax = Math.max(glyph.yMax, mark.yMax + up);
  }
  return glyph;
}

/** Puts the letters together from those without a mark, where the source has none of its own. */
export function addAccents({ glyphs }) {
  for (const letter of letters) {
    const codePoint = letter.codePointAt(0);
    if (!glyphs.has(codePoint)) glyphs.set(codePoint, marked(letter, glyphs));
  }
}
