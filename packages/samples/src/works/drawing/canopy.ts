import { at, draw, inLine, layers, times } from "./path.ts";
import { pigment, type Tones } from "./pigment.ts";

/** A canopy (천개) that hangs in the sky: a roof of cloth, a fringe of lappets, strings of pearls. Its top is the origin. */
export function canopy(span: number, cloth: Tones, fringe: Tones, line: string): string {
  const count = 11;
  const rim = (x: number) => span * 0.42 + (1 - (x / span) ** 2) * span * 0.1;
  const lappets = times(count, (place) => {
    const x = ((place - (count - 1) / 2) / (count / 2)) * span;
    const w = (span / count) * 1.02;
    const tones = place % 2 ? fringe : cloth;
    return at(
      { x, y: rim(x) },
      draw`<path d="M${-w} -6H${w}V${span * 0.12}L0 ${span * 0.2}L${-w} ${span * 0.12}Z" fill="${tones[3] ?? line}" stroke="${line}" stroke-width="1.3"/>`,
      draw`<path d="M${-w * 0.62} 0H${w * 0.62}V${span * 0.09}L0 ${span * 0.15}L${-w * 0.62} ${span * 0.09}Z" fill="${tones[1] ?? line}"/>`,
      draw`<circle cy="${span * 0.07}" r="${w * 0.28}" fill="${pigment.hwang}" stroke="${line}" stroke-width="0.9"/>`,
    );
  });
  const strings = times(6, (place) => {
    const x = (place - 2.5) * span * 0.36;
    const length = span * (0.34 + (place % 2) * 0.12);
    return layers(
      times(
        7,
        (bead) =>
          draw`<circle cx="${x}" cy="${rim(x) + span * 0.12 + (bead * length) / 7}" r="${bead === 6 ? 6 : 3.4}" fill="${bead % 3 === 2 ? pigment.juhong : pigment.jibun}" stroke="${line}" stroke-width="0.7"/>`,
      ),
    );
  });
  return layers(
    strings,
    draw`<path d="M0 0C${span * 0.18} ${span * 0.2} ${span * 0.7} ${span * 0.22} ${span} ${span * 0.42}Q0 ${span * 0.62} ${-span} ${span * 0.42}C${-span * 0.7} ${span * 0.22} ${-span * 0.18} ${span * 0.2} 0 0Z" fill="${cloth[4] ?? line}" stroke="${line}" stroke-width="1.8"/>`,
    inLine(
      { line, width: 1 },
      times(7, (place) => {
        const x = ((place - 3) / 3) * span * 0.86;
        return draw`<path d="M0 ${span * 0.06}Q${x * 0.3} ${span * 0.3} ${x} ${rim(x)}"/>`;
      }),
    ),
    lappets,
    at(
      { x: 0, y: 0 },
      draw`<circle cy="-8" r="14" fill="${pigment.hwang}" stroke="${line}" stroke-width="1.4"/><path d="M-7-22Q0-46 7-22Z" fill="${pigment.juhong}" stroke="${line}" stroke-width="1.2"/>`,
    ),
  );
}
