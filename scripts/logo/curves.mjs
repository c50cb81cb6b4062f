/*
 * Path data as curves alone. PDF knows lines and cubic curves; a mark drawn for the screen also has arcs, and letters
 * come as quadratic curves. An operation is ["M" | "L", x, y], ["C", x1, y1, x2, y2, x, y] or ["Z"].
 */

const counts = { M: 2, L: 2, C: 6, A: 7, Z: 0 };

/** An elliptic arc as cubic curves of at most a quarter turn each (SVG 2, appendix B.2). */
function arcToCurves([x0, y0], [radiusX, radiusY, , large, sweep, x1, y1]) {
  // Ours are circles, which no rotation of their axes changes.
  const radius = Math.max(radiusX, radiusY, Math.hypot(x1 - x0, y1 - y0) / 2);
  const half = { x: (x0 - x1) / 2, y: (y0 - y1) / 2 };
  const squared = half.x ** 2 + half.y ** 2;
  const reach = Math.sqrt(Math.max(0, radius ** 2 / squared - 1)) * (large === sweep ? -1 : 1);
  const centre = { x: (x0 + x1) / 2 + reach * half.y, y: (y0 + y1) / 2 - reach * half.x };
  const from = Math.atan2(y0 - centre.y, x0 - centre.x);
  const to = Math.atan2(y1 - centre.y, x1 - centre.x);
  const full = 2 * Math.PI;
  const turn = sweep ? (to - from + full) % full : -((from - to + full) % full);
  const parts = Math.ceil(Math.abs(turn) / (Math.PI / 2));
  const step = turn / parts;
  const pull = (4 / 3) * Math.tan(step / 4) * radius;
  const at = (angle) => [centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle)];
  return Array.from({ length: parts }, (_, part) => {
    const [start, end] = [from + part * step, from + (part + 1) * step];
    const [ax, ay] = at(start);
    const [bx, by] = at(end);
    const control1 = [ax - pull * Math.sin(start), ay + pull * Math.cos(start)];
    const control2 = [bx + pull * Math.sin(end), by - pull * Math.cos(end)];
    return ["C", ...control1, ...control2, bx, by];
  });
}

/** Absolute path data. Throws for a command that we do not draw with. */
export function parsePath(data) {
  const operations = [];
  let here = [0, 0];
  for (const [, command, text] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/gu)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/gu) ?? []).map(Number);
    const count = counts[command];
    if (count === undefined) throw new Error(`no ${command} in our drawings`);
    if (count === 0) {
      operations.push([command]);
      continue;
    }
    const steps = Array.from({ length: numbers.length / count }, (_, step) =>
      numbers.slice(step * count, (step + 1) * count),
    );
    for (const values of steps) {
      operations.push(...(command === "A" ? arcToCurves(here, values) : [[command, ...values]]));
      here = values.slice(-2);
    }
  }
  return operations;
}

export function circle(radius) {
  const half = `A${radius} ${radius} 0 1 1`;
  return parsePath(`M${radius} 0${half} ${-radius} 0${half} ${radius} 0Z`);
}

/** The same, turned by degrees about the origin, then enlarged, then moved. */
export function place(operations, { turn = 0, scale = 1, x: left = 0, y: top = 0 }) {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const point = (x, y) => [x * cos - y * sin + left, x * sin + y * cos + top];
  return operations.map(([command, ...values]) => [
    command,
    ...values.flatMap((value, index) => (index % 2 === 0 ? point(value, values[index + 1]) : [])),
  ]);
}

const brief = (value) => String(Math.round(value * 1000) / 1000);

export const asPathData = (operations) =>
  operations.map(([command, ...values]) => command + values.map(brief).join(" ")).join("");

const painters = { M: "m", L: "l", C: "c", Z: "h" };

export const asPdfPath = (operations) =>
  operations.map(([command, ...values]) => [...values.map(brief), painters[command]].join(" ")).join("\n");
