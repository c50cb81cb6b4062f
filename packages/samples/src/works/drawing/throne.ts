import { at, draw, layers, times } from "./path.ts";
import { petal } from "./petal.ts";
import type { Tones } from "./pigment.ts";

/** `rising` and `falling` are the tones of the petals, from the rim to the heart; the body of the throne is plain. */
export type ThroneStyle = {
  rising: Tones;
  falling: Tones;
  body: string;
  jewel: string;
  seat: string;
  line: string;
  weight?: number;
};

function leaf(length: number, half: number, tones: Tones, line: string, weight: number): string {
  const nested = tones.map((tone, depth) => {
    const part = 1 - (depth * 0.72) / tones.length;
    const rim = depth === 0 ? draw` stroke="${line}" stroke-width="${weight}"` : "";
    return draw`<path d="${petal(0, length * (0.22 + part * 0.78), half * part)}" fill="${tone}"${rim}/>`;
  });
  return layers(
    nested,
    draw`<path d="M0 ${-length * 0.12}V${-length * 0.74}M${-half * 0.22} ${-length * 0.14}Q${-half * 0.62} ${-length * 0.42} ${-half * 0.3} ${-length * 0.68}M${half * 0.22} ${-length * 0.14}Q${half * 0.62} ${-length * 0.42} ${half * 0.3} ${-length * 0.68}" fill="none" stroke="${line}" stroke-width="${weight * 0.45}"/>`,
  );
}

/** A row of petals on the near side of a round seat: those in the middle face us, those at the sides turn away. */
function row(count: number, span: number, length: number, sag: number, draws: (half: number) => string): string {
  const order = times(count, (place) => place - (count - 1) / 2).toSorted(
    (one, other) => Math.abs(other) - Math.abs(one),
  );
  return layers(
    order.map((place) => {
      const angle = (place / count) * Math.PI * 0.97;
      const width = Math.max(0.42, Math.cos(angle));
      const half = ((span * Math.PI) / count / 2) * width * 1.08;
      return at({ x: Math.sin(angle) * span, y: Math.cos(angle) * sag, turn: Math.sin(angle) * 24 }, draws(half));
    }),
  );
}

/** A lotus throne (연화대) of 560 units in width, its seat at the origin, 262 high. */
export function throne({ rising, falling, body, jewel, seat, line, weight = 2 }: ThroneStyle): string {
  const risingRow = (count: number, length: number, lift: number) =>
    at(
      { x: 0, y: lift },
      row(count, 232, length, 26, (half) => leaf(length, half, rising, line, weight)),
    );
  const fallingRow = row(11, 214, 76, -20, (half) =>
    at({ x: 0, y: 0, turn: 180 }, leaf(76, half, falling, line, weight)),
  );
  return layers(
    draw`<path d="M-206 192Q0 246 206 192L222 222Q0 276-222 222Z" fill="${body}" stroke="${line}" stroke-width="${weight}"/>`,
    at({ x: 0, y: 160 }, fallingRow),
    draw`<path d="M-150 104Q0 138 150 104L140 148Q0 184-140 148Z" fill="${body}" stroke="${line}" stroke-width="${weight}"/>`,
    times(9, (place) => {
      const x = (place - 4) * 31;
      return draw`<ellipse cx="${x}" cy="${143 - (x / 150) ** 2 * 20}" rx="9" ry="11" fill="${jewel}" stroke="${line}" stroke-width="${weight * 0.7}"/>`;
    }),
    risingRow(15, 104, 92),
    draw`<ellipse cy="14" rx="262" ry="34" fill="${seat}" stroke="${line}" stroke-width="${weight}"/><ellipse cy="11" rx="240" ry="26" fill="none" stroke="${line}" stroke-width="${weight * 0.5}"/>`,
    risingRow(14, 88, 98),
  );
}
