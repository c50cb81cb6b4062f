import { createFont } from "fonteditor-core";
import subsetFont from "subset-font";

const brackets = new Set("「」『』〈〉《》【】");

/**
 * Brackets come as wide as a syllable, half of it blank, for scripts without spaces. Korean has spaces and sets them
 * narrow: the blank is cut to what is on the bracket's other side.
 */
function narrowed(glyph) {
  const across = glyph.contours.flat().map(({ x }) => x);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const margin = Math.min(left, glyph.advanceWidth - right);
  const shift = margin - left;
  return {
    ...glyph,
    contours: glyph.contours.map((contour) => contour.map((point) => ({ ...point, x: point.x + shift }))),
    xMin: left + shift,
    xMax: right + shift,
    leftSideBearing: margin,
    advanceWidth: right - left + 2 * margin,
  };
}

/** Bytes of a point in a compressed file, on the average of ours. */
const pointSize = 1.5;

/** About how many bytes a character adds to a file. */
export const sizeOf = ({ glyphs }, character) =>
  4 + pointSize * (glyphs.get(character.codePointAt(0))?.contours ?? []).flat().length;

/**
 * Draws the characters at one weight. The source comes cut in pieces by Google's statistics, and ours
 * are cut by our own texts, so the outlines are taken out of theirs and put together anew. One weight
 * instead of all of them halves every outline.
 */
export async function drawOutlines(source, characters, weight) {
  const byPiece = Map.groupBy(characters, (character) => source.pieceOf(character));
  byPiece.delete(undefined);
  const glyphs = new Map();
  let frame;
  for (const [id, wanted] of byPiece) {
    const piece = await subsetFont(source.read(id), wanted.join(""), {
      targetFormat: "truetype",
      variationAxes: { wght: weight },
    });
    const font = createFont(piece, { type: "ttf", compound2simple: true, hinting: false }).get();
    frame ??= font;
    for (const glyph of font.glyf) {
      for (const codePoint of glyph.unicode ?? []) {
        glyphs.set(codePoint, brackets.has(String.fromCodePoint(codePoint)) ? narrowed(glyph) : glyph);
      }
    }
  }
  return { frame, glyphs };
}

/** A WOFF2 file with these characters, and those of them it really has. */
export async function cutFile({ frame, glyphs }, characters) {
  const held = characters.filter((character) => glyphs.has(character.codePointAt(0)));
  const glyf = held.map((character) => {
    const codePoint = character.codePointAt(0);
    return { ...glyphs.get(codePoint), unicode: [codePoint], name: `u${codePoint.toString(16)}` };
  });
  const font = createFont();
  font.set({ ...frame, glyf: [frame.glyf[0], ...glyf] });
  const whole = font.write({ type: "ttf", hinting: false, toBuffer: true });
  const file = await subsetFont(whole, held.join(""), { targetFormat: "woff2" });
  return { file, held };
}
