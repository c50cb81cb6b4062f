import { createFont } from "fonteditor-core";
import subsetFont from "subset-font";

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
        glyphs.set(codePoint, glyph);
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
