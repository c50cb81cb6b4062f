import { at, draw, inLine, layers, polar, type Stroke, times } from "./path.ts";

export const disc = (radius: number, fill: string, stroke?: Stroke) =>
  draw`<circle r="${radius}" fill="${fill}"${stroke ? draw` stroke="${stroke.line}" stroke-width="${stroke.width ?? 1}"` : ""}/>`;

/** Circles around the origin, as lines. */
export const circles = (radii: readonly number[], stroke: Stroke) =>
  inLine(
    stroke,
    radii.map((radius) => draw`<circle r="${radius}"/>`),
  );

/** A ring of pearls (연주문). */
export const pearls = (count: number, distance: number, radius: number, fill: string, turn = 0) =>
  layers(
    times(count, (place) => {
      const [x, y] = polar(turn + (place * 360) / count, distance);
      return draw`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
    }),
  );

const flame = (inner: number, outer: number, half: number) => {
  const length = outer - inner;
  return draw`M${-half} ${-inner}C${-half * 0.9} ${-inner - length * 0.45} ${half * 0.5} ${-inner - length * 0.5} ${-half * 0.15} ${-outer}C${half * 0.9} ${-inner - length * 0.72} ${half * 1.3} ${-inner - length * 0.4} ${half} ${-inner}Z`;
};

/** Tongues of flame (화염문), all leaning one way. */
export function flames(count: number, inner: number, outer: number, fills: readonly string[], stroke: Stroke): string {
  const half = Math.tan(Math.PI / count) * inner;
  const one = fills
    .map((fill, depth) => {
      const part = depth / (fills.length + 0.5);
      const rim = depth === 0 ? draw` stroke="${stroke.line}" stroke-width="${stroke.width ?? 1}"` : "";
      return `<path d="${flame(inner, outer - (outer - inner) * part * 0.75, half * (1 - part * 0.8))}" fill="${fill}"${rim}/>`;
    })
    .join("");
  return layers(times(count, (place) => at({ x: 0, y: 0, turn: (place * 360) / count }, one)));
}

/** Cloud heads (여의두문) side by side, looking outwards. */
export function cloudHeads(
  count: number,
  inner: number,
  outer: number,
  fills: readonly string[],
  stroke: Stroke,
): string {
  const half = Math.tan(Math.PI / count) * ((inner + outer) / 2) * 0.96;
  const length = outer - inner;
  const head = (part: number) => {
    const w = half * part;
    const top = inner + length * (0.3 + part * 0.7);
    return draw`M0 ${-inner}C${-w * 0.4} ${-inner - length * 0.1} ${-w * 1.1} ${-inner - length * 0.05} ${-w} ${-inner - length * 0.36}C${-w * 0.96} ${-inner - length * 0.62} ${-w * 0.5} ${-inner - length * 0.66} ${-w * 0.34} ${-top + length * 0.16}Q${-w * 0.2} ${-top} 0 ${-top}Q${w * 0.2} ${-top} ${w * 0.34} ${-top + length * 0.16}C${w * 0.5} ${-inner - length * 0.66} ${w * 0.96} ${-inner - length * 0.62} ${w} ${-inner - length * 0.36}C${w * 1.1} ${-inner - length * 0.05} ${w * 0.4} ${-inner - length * 0.1} 0 ${-inner}Z`;
  };
  const one = fills
    .map((fill, depth) => {
      const rim = depth === 0 ? draw` stroke="${stroke.line}" stroke-width="${stroke.width ?? 1}"` : "";
      return `<path d="${head(1 - depth / (fills.length + 0.4))}" fill="${fill}"${rim}/>`;
    })
    .join("");
  return layers(times(count, (place) => at({ x: 0, y: 0, turn: (place * 360) / count }, one)));
}

/** A band of stripes running around, alternately filled. */
export function stripes(count: number, inner: number, outer: number, fills: readonly string[]): string {
  return layers(
    times(count, (place) => {
      const [from, to] = [(place * 360) / count, ((place + 1) * 360) / count];
      const [[ax, ay], [bx, by]] = [polar(from, outer), polar(to, outer)];
      const [[cx, cy], [dx, dy]] = [polar(to, inner), polar(from, inner)];
      return draw`<path d="M${ax} ${ay}A${outer} ${outer} 0 0 1 ${bx} ${by}L${cx} ${cy}A${inner} ${inner} 0 0 0 ${dx} ${dy}Z" fill="${fills[place % fills.length] ?? "none"}"/>`;
    }),
  );
}

/** Rays of light, fine lines that spread from one ring to another. */
export const rays = (count: number, inner: number, outer: number, stroke: Stroke) =>
  inLine(
    stroke,
    `<path d="${times(count, (place) => {
      const [[ax, ay], [bx, by]] = [polar((place * 360) / count, inner), polar((place * 360) / count, outer)];
      return draw`M${ax} ${ay}L${bx} ${by}`;
    }).join("")}"/>`,
  );
