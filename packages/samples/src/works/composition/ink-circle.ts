import { stroke } from "../drawing/brush.ts";
import { seal } from "../drawing/frame.ts";
import { paper } from "../drawing/paper.ts";
import { draw, layers, type Point, polar, times } from "../drawing/path.ts";
import { pigment } from "../drawing/pigment.ts";
import type { Sheet } from "../drawing/sheet.ts";

export const grounds = {
  ink: { paper: pigment.hobun, ink: pigment.meok },
  gold: { paper: pigment.yacheong, ink: pigment.geumbak },
} as const;

/** One circle in one stroke, the brush running dry towards its end (일원상). */
export function inkCircle(sheet: Sheet, look: keyof typeof grounds): string {
  const { width, height } = sheet;
  const { paper: colour, ink } = grounds[look];
  const radius = Math.min(width, height) * 0.34;
  const [x, y] = [width / 2, height * 0.47];
  const around = (from: number, sweep: number, shift: number): Point[] =>
    times(25, (step) => {
      const angle = from + (sweep * step) / 24;
      const [dx, dy] = polar(angle, radius + shift + Math.sin((angle * Math.PI) / 90) * 5);
      return [x + dx, y + dy * 0.985] as const;
    });
  const hairs = times(64, (place) => {
    const shift = ((place - 31.5) / 32) * radius * 0.13 + sheet.between(-3, 3);
    const reach = 348 - Math.abs(shift) * 0.4 - sheet.random(90) - (place % 5 === 0 ? 60 : 0);
    return stroke(
      around(-160 + sheet.random(5), reach, shift),
      { width: sheet.between(2.4, 6.4), start: 0.9, end: 0.04 },
      3,
    );
  });
  const spray = times(26, () => {
    const [dx, dy] = polar(sheet.between(150, 215), radius + sheet.between(-40, 70));
    return draw`<circle cx="${x + dx}" cy="${y + dy}" r="${sheet.between(0.8, 3.2)}" fill="${ink}" fill-opacity="0.7"/>`;
  });
  return layers(
    paper(sheet, colour, look === "ink" ? 0.3 : 0),
    draw`<path d="${stroke(around(-160, 300, 0), { width: radius * 0.23, start: 0.75, end: 0.1 }, 4)}" fill="${ink}" fill-opacity="0.86"/>`,
    `<path d="${hairs.join("")}" fill="${ink}" fill-opacity="0.72"/>`,
    spray,
    seal(sheet, width * 0.8, height * 0.86, 46),
  );
}
