export type Point = readonly [x: number, y: number];

/** A tenth of a unit is finer than any line we draw, and keeps the markup short. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** Markup or path data with its numbers rounded. */
export function draw(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return strings.reduce((text, piece, place) => {
    const value = values[place - 1] ?? "";
    return `${text}${typeof value === "number" ? round(value) : value}${piece}`;
  });
}

/** From the origin, an angle in degrees (0 is up, clockwise) and a distance. */
export function polar(angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [Math.sin(radians) * distance, -Math.cos(radians) * distance];
}

/** The points of a line written down as `x,y x,y`: a figure has hundreds. */
export const pointsOf = (text: string): Point[] =>
  text.split(" ").map((pair): Point => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });

export const times = <Value>(count: number, make: (place: number) => Value): Value[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** The markup of several parts, one over the other. */
export const layers = (...parts: (string | string[])[]): string => parts.flat().join("");

export type Stroke = { line: string; width?: number };

/** Shapes that are drawn as lines only. */
export const inLine = ({ line, width = 1 }: Stroke, ...parts: (string | string[])[]): string =>
  draw`<g fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${layers(...parts)}</g>`;

export type Place = { x: number; y: number; scale?: number; turn?: number; flip?: boolean };

/** Moves a drawing that was made around the origin to where it belongs. */
export const at = ({ x, y, scale = 1, turn = 0, flip = false }: Place, ...parts: (string | string[])[]): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round((flip ? -scale : scale) * 1000) / 1000} ${round(scale * 1000) / 1000})">${layers(...parts)}</g>`;
