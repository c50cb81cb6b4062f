import { at, draw, inLine, layers, times } from "./path.ts";
import type { Tones } from "./pigment.ts";

/** One lotus petal upright over the origin, from `inner` to its point at `outer`; widest at two thirds of its length. */
export function petal(inner: number, outer: number, halfWidth: number): string {
  const y = (part: number) => -(inner + (outer - inner) * part);
  const w = halfWidth;
  return draw`M0 ${y(0)}C${-w * 0.72} ${y(0.04)} ${-w} ${y(0.3)} ${-w} ${y(0.54)}C${-w} ${y(0.78)} ${-w * 0.34} ${y(0.84)} 0 ${y(1)}C${w * 0.34} ${y(0.84)} ${w} ${y(0.78)} ${w} ${y(0.54)}C${w} ${y(0.3)} ${w * 0.72} ${y(0.04)} 0 ${y(0)}Z`;
}

export type PetalRing = {
  count: number;
  inner: number;
  outer: number;
  /** Part of its room that a petal fills; above 1 neighbours overlap. */
  fullness?: number;
  tones: Tones;
  line: string;
  width?: number;
  turn?: number;
};

function shaded({ inner, outer, tones, line, width = 1 }: PetalRing, room: number): string {
  const length = outer - inner;
  const nested = tones.map((tone, depth) => {
    // The rim is a thin line of white (분선); the tones inside share what is left.
    const part = depth === 0 ? 0 : 0.1 + ((depth - 1) / tones.length) * 0.85;
    const shape = petal(inner, outer - length * part * 0.6, room * (1 - part * 0.88));
    return `<path d="${shape}" fill="${tone}"${depth === 0 ? ` stroke="${line}"` : ""}/>`;
  });
  const veins = [-1, 0, 1].map((side) => {
    const reach = outer - length * (side === 0 ? 0.26 : 0.4);
    const lean = side * room * 0.4;
    return draw`M${lean * 0.25} ${-inner - length * 0.06}Q${lean * 1.2} ${-(inner + reach) / 2} ${lean * 0.8} ${-reach}`;
  });
  const lines = inLine({ line, width: width * 0.6 }, `<path d="${veins.join("")}"/>`);
  return draw`<g stroke-width="${width}">${layers(nested)}${lines}</g>`;
}

/** A ring of petals around the origin, shaded tone into tone and drawn round with a line. */
export function petalRing(ring: PetalRing): string {
  const { count, inner, outer, fullness = 1, turn = 0 } = ring;
  const room = Math.tan(Math.PI / count) * (inner + (outer - inner) * 0.54) * fullness;
  const one = shaded(ring, room);
  return layers(times(count, (place) => at({ x: 0, y: 0, turn: turn + (place * 360) / count }, one)));
}
