import { readFileSync } from "node:fs";
import { Blob, Face, Font } from "harfbuzzjs";
import { contoursOf } from "./contours.mjs";

/** The place of Korean in the collections of Noto CJK, whose order is Japanese, Korean, two Chinese and Hong Kong's. */
const korean = 1;

function glyphOf(font, id) {
  const contours = contoursOf(font.glyphToJson(id));
  const points = contours.flat();
  const across = points.map(({ x }) => x);
  const upright = points.map(({ y }) => y);
  const xMin = Math.min(...across);
  return {
    contours,
    xMin,
    yMin: Math.min(...upright),
    xMax: Math.max(...across),
    yMax: Math.max(...upright),
    leftSideBearing: xMin,
    advanceWidth: font.glyphHAdvance(id),
  };
}

/** Draws those of the characters that the Korean font of a collection (.ttc) of Noto CJK has. */
export function drawFromCollection(path, characters) {
  const font = new Font(new Face(new Blob(readFileSync(path)), korean));
  const glyphs = new Map();
  for (const character of characters) {
    const codePoint = character.codePointAt(0);
    const id = font.nominalGlyph(codePoint);
    if (id) glyphs.set(codePoint, glyphOf(font, id));
  }
  return glyphs;
}
