/** Units of 1,000 an em by which a curve may differ from the one it is drawn after: nobody sees half a one. */
const tolerance = 0.5;

/** In how many quadratic curves a cubic one is drawn: their distance falls with the third power of it. */
function piecesOf([x0, y0], [x1, y1, x2, y2, x3, y3]) {
  const bend = Math.hypot(x3 - 3 * x2 + 3 * x1 - x0, y3 - 3 * y2 + 3 * y1 - y0);
  return Math.max(1, Math.ceil(Math.cbrt((bend * Math.sqrt(3)) / 36 / tolerance)));
}

function pointAt(t, a, b, c, d) {
  const u = 1 - t;
  return u ** 3 * a + 3 * u ** 2 * t * b + 3 * u * t ** 2 * c + t ** 3 * d;
}

const slopeAt = (t, a, b, c, d) => 3 * ((1 - t) ** 2 * (b - a) + 2 * (1 - t) * t * (c - b) + t ** 2 * (d - c));

function quadraticsOf([x0, y0], values) {
  const [x1, y1, x2, y2, x3, y3] = values;
  const pieces = piecesOf([x0, y0], values);
  return Array.from({ length: pieces }, (_, index) => {
    const [from, to] = [index / pieces, (index + 1) / pieces];
    // The point that both tangents agree on best: exact where the piece is quadratic.
    const controlOf = (a, b, c, d) => {
      const [start, end] = [pointAt(from, a, b, c, d), pointAt(to, a, b, c, d)];
      return (start + end) / 2 + ((slopeAt(from, a, b, c, d) - slopeAt(to, a, b, c, d)) * (to - from)) / 4;
    };
    return [
      { x: controlOf(x0, x1, x2, x3), y: controlOf(y0, y1, y2, y3), onCurve: false },
      { x: pointAt(to, x0, x1, x2, x3), y: pointAt(to, y0, y1, y2, y3), onCurve: true },
    ];
  }).flat();
}

const rounded = ({ x, y, onCurve }) => ({ x: Math.round(x), y: Math.round(y), onCurve });

/** The contours of a TrueType glyph, which knows quadratic curves alone, from the commands of a path. */
export function contoursOf(commands) {
  const contours = [];
  let pen = [0, 0];
  for (const { type, values } of commands) {
    if (type === "M") contours.push([{ x: values[0], y: values[1], onCurve: true }]);
    if (type === "L") contours.at(-1).push({ x: values[0], y: values[1], onCurve: true });
    if (type === "C") contours.at(-1).push(...quadraticsOf(pen, values));
    if (values.length > 0) pen = values.slice(-2);
  }
  return contours.map((contour) => {
    const points = contour.map(rounded);
    const [first, last] = [points[0], points.at(-1)];
    // A contour closes itself.
    return last.onCurve && last.x === first.x && last.y === first.y ? points.slice(0, -1) : points;
  });
}
