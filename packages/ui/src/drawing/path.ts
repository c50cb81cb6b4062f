/** A tenth of a unit is finer than any line we draw, and keeps the markup short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Path data with its numbers rounded: path`M${x} ${y}`. */
export function path(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return strings.reduce((text, piece, index) => {
    const value = values[index - 1] ?? "";
    return `${text}${typeof value === "number" ? round(value) : value}${piece}`;
  });
}

/** From a centre, an angle in degrees (0 is up, clockwise) and a distance. */
export function polar(x: number, y: number, angle: number, distance: number): [number, number] {
  const radians = (angle * Math.PI) / 180;
  return [x + Math.sin(radians) * distance, y - Math.cos(radians) * distance];
}
