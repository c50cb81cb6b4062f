import { drawOutlines } from "../fonts/outlines.mjs";
import { openSource } from "../fonts/source.mjs";

const between = (one, other) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** TrueType leaves out the point between two controls; with it, every curve has a beginning and an end. */
function complete(contour) {
  const points = contour.flatMap((point, index) => {
    const next = contour[(index + 1) % contour.length];
    return point.onCurve || next.onCurve ? [point] : [point, { ...between(point, next), onCurve: true }];
  });
  const start = points.findIndex(({ onCurve }) => onCurve);
  return [...points.slice(start), ...points.slice(0, start), points[start]];
}

function contourToCurves(contour) {
  const [first, ...rest] = complete(contour);
  const operations = [["M", first.x, first.y]];
  let here = first;
  for (let at = 0; at < rest.length; at += 1) {
    const point = rest[at];
    const end = point.onCurve ? point : rest[(at += 1)];
    if (point.onCurve) operations.push(["L", end.x, end.y]);
    else {
      const pull = (from) => [from.x + (2 / 3) * (point.x - from.x), from.y + (2 / 3) * (point.y - from.y)];
      operations.push(["C", ...pull(here), ...pull(end), end.x, end.y]);
    }
    here = end;
  }
  return [...operations, ["Z"]];
}

/** A line of text as curves on a baseline at 0, downwards positive; `size` and `spacing` in units of the drawing. */
export async function setLine(text, { weight, size, spacing = 0 }) {
  const { frame, glyphs } = await drawOutlines(openSource("noto-serif-kr"), [...new Set(text)], weight);
  const scale = size / frame.head.unitsPerEm;
  const operations = [];
  let left = 0;
  for (const character of text) {
    const glyph = glyphs.get(character.codePointAt(0));
    if (!glyph) throw new Error(`the font has no ${character}`);
    for (const [command, ...values] of glyph.contours.flatMap(contourToCurves))
      operations.push([
        command,
        ...values.map((value, index) => (index % 2 === 0 ? left + value * scale : -value * scale)),
      ]);
    left += glyph.advanceWidth * scale + spacing;
  }
  return { operations, width: left - spacing };
}
