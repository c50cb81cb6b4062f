import { draw, inLine, layers, type Point, polar, times } from "./path.ts";
import { pigment } from "./pigment.ts";
import { glow, type Sheet } from "./sheet.ts";

export type LeafColours = { heart: string; middle: string; rim: string; line: string };

export const leafColours = {
  green: { heart: pigment.oknok, middle: pigment.yangnok, rim: pigment.hayeop, line: pigment.hayeop },
  pale: { heart: pigment.baeknok, middle: pigment.oknok, rim: pigment.yangnok, line: pigment.hayeop },
  gold: { heart: pigment.yacheong, middle: pigment.yacheong, rim: pigment.yacheong, line: pigment.geumbak },
  autumn: { heart: pigment.geumbak, middle: "#A9793B", rim: "#7A4A2A", line: "#5A3420" },
  ink: { heart: pigment.dammuk, middle: pigment.jungmuk, rim: pigment.meok, line: pigment.meok },
} as const satisfies Record<string, LeafColours>;

/** A wavy rim around the origin, flattened as a leaf that lies or leans is. */
function rim(sheet: Sheet, radius: number, flatness: number): Point[] {
  const waves = 9;
  const phase = sheet.random(Math.PI);
  return times(waves * 2, (place) => {
    const swing = 1 + (place % 2 ? -0.045 : 0.045) + Math.sin(place * 0.7 + phase) * 0.04;
    const [x, y] = polar((place * 180) / waves, radius * swing);
    return [x, y * flatness] as const;
  });
}

const smooth = (points: readonly Point[]): string => {
  const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const last = points.at(-1) ?? [0, 0];
  const start = middle(last, points[0] ?? last);
  const curves = points.map((point, place) => {
    const [x, y] = middle(point, points[(place + 1) % points.length] ?? point);
    return draw`Q${point[0]} ${point[1]} ${x} ${y}`;
  });
  return draw`M${start[0]} ${start[1]}${curves.join("")}Z`;
};

/** A lotus leaf around the origin; `flatness` 1 is seen from above, 0.3 lies on the water. */
export function lotusLeaf(sheet: Sheet, radius: number, flatness: number, colours: LeafColours, weight = 1.4): string {
  const points = rim(sheet, radius, flatness);
  const fill = glow(sheet, [0, colours.heart], [0.55, colours.middle], [1, colours.rim]);
  const hub: Point = [radius * 0.06, -radius * 0.1 * flatness];
  const veins = points.map(([x, y], place) => {
    const reach = place % 2 ? 0.84 : 0.94;
    const bend = place % 2 ? 1 : -1;
    return draw`M${hub[0]} ${hub[1]}Q${x * 0.5 + bend * radius * 0.04} ${y * 0.5} ${x * reach} ${y * reach}`;
  });
  return layers(
    draw`<path d="${smooth(points)}" fill="${fill}" stroke="${colours.line}" stroke-width="${weight}"/>`,
    inLine({ line: colours.line, width: weight * 0.6 }, `<path d="${veins.join("")}" stroke-opacity="0.8"/>`),
    draw`<ellipse cx="${hub[0]}" cy="${hub[1]}" rx="${radius * 0.07}" ry="${radius * 0.07 * flatness}" fill="${colours.heart}" stroke="${colours.line}" stroke-width="${weight * 0.7}"/>`,
  );
}

/** A stem from one point to another, leaning as it grows; fine thorns along it. */
export function stem([fromX, fromY]: Point, [toX, toY]: Point, colours: LeafColours, weight = 7): string {
  const bend = (toX - fromX) * 0.25;
  const curve = draw`M${fromX} ${fromY}C${fromX - bend} ${fromY + (toY - fromY) * 0.4} ${toX + bend * 0.4} ${fromY + (toY - fromY) * 0.7} ${toX} ${toY}`;
  return layers(
    inLine({ line: colours.line, width: weight }, `<path d="${curve}"/>`),
    inLine({ line: colours.middle, width: weight * 0.6 }, `<path d="${curve}"/>`),
    inLine(
      { line: colours.line, width: weight },
      draw`<path d="${curve}" stroke-dasharray="0.1 ${weight * 2.6}" stroke-opacity="0.35"/>`,
    ),
  );
}
