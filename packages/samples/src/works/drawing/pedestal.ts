import { at, draw, layers, times } from "./path.ts";
import { petal } from "./petal.ts";
import { pigment, type Tones } from "./pigment.ts";

function tier(count: number, span: number, height: number, tones: Tones, line: string, isFalling: boolean): string {
  // From the sides to the middle, so that the middle lies in front.
  const order = times(count, (place) => place - (count - 1) / 2).toSorted(
    (one, other) => Math.abs(other) - Math.abs(one),
  );
  return layers(
    order.map((place) => {
      const part = place / ((count - 1) / 2);
      const x = Math.sin((part * Math.PI) / 2.3) * span;
      const lean = part * 38;
      const half = (span / count) * 1.25 * (1 - Math.abs(part) * 0.32);
      const nested = tones.map((tone, depth) => {
        const shrink = 1 - depth / (tones.length + 0.6);
        const rim = depth === 0 ? ` stroke="${line}" stroke-width="1.3"` : "";
        return `<path d="${petal(0, height * (0.24 + shrink * 0.76), half * shrink)}" fill="${tone}"${rim}/>`;
      });
      return at(
        { x, y: Math.abs(part) ** 2 * height * 0.22 * (isFalling ? -1 : 1), turn: isFalling ? 180 - lean : lean },
        nested,
      );
    }),
  );
}

/** A lotus throne (연화대) that carries nothing: petals that rise over petals that fall. Its seat is at the origin. */
export function pedestal(span: number, rising: Tones, falling: Tones, line: string): string {
  const waist = span * 0.5;
  return layers(
    at({ x: 0, y: span * 0.52 }, tier(9, span * 0.8, span * 0.36, falling, line, true)),
    draw`<path d="M${-waist} ${span * 0.3}Q0 ${span * 0.42} ${waist} ${span * 0.3}L${waist * 0.92} ${span * 0.52}Q0 ${span * 0.64} ${-waist * 0.92} ${span * 0.52}Z" fill="${pigment.juhong}" stroke="${line}" stroke-width="1.4"/>`,
    times(7, (place) => {
      const x = (place - 3) * waist * 0.27;
      return draw`<circle cx="${x}" cy="${span * 0.455 - Math.abs(place - 3) ** 2 * span * 0.006}" r="${span * 0.034}" fill="${pigment.hwang}" stroke="${line}" stroke-width="1"/>`;
    }),
    at({ x: 0, y: span * 0.36 }, tier(11, span * 0.92, span * 0.36, rising, line, false)),
    draw`<ellipse cy="${span * 0.1}" rx="${span * 0.86}" ry="${span * 0.14}" fill="${pigment.yangnok}" stroke="${line}" stroke-width="1.5"/>`,
    draw`<ellipse cy="${span * 0.085}" rx="${span * 0.72}" ry="${span * 0.1}" fill="${pigment.oknok}" stroke="${line}" stroke-width="1"/>`,
    times(15, (place) => {
      const angle = (place * Math.PI * 2) / 15;
      return draw`<ellipse cx="${Math.cos(angle) * span * 0.56}" cy="${span * 0.085 + Math.sin(angle) * span * 0.066}" rx="${span * 0.028}" ry="${span * 0.015}" fill="${pigment.hwang}" stroke="${line}" stroke-width="0.8"/>`;
    }),
    at({ x: 0, y: span * 0.4 }, tier(7, span * 0.66, span * 0.3, rising, line, false)),
  );
}
