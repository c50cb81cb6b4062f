import { blossom, scrollLeaf, smallFlower } from "../drawing/blossom.ts";
import { border, ground } from "../drawing/frame.ts";
import { at, draw, inLine, layers, polar, times } from "../drawing/path.ts";
import { pigment, tones, type Tones } from "../drawing/pigment.ts";
import type { Sheet } from "../drawing/sheet.ts";

type Scheme = { ground: string; flowers: readonly [Tones, Tones]; leaves: Tones; line: string; vine: string };

const schemes = {
  ochre: {
    ground: pigment.seokganju,
    flowers: [tones.blue, tones.pale],
    leaves: tones.green,
    line: pigment.geumbak,
    vine: pigment.oknok,
  },
  night: {
    ground: pigment.yacheong,
    flowers: [tones.red, tones.ochre],
    leaves: tones.green,
    line: pigment.geumbak,
    vine: pigment.oknok,
  },
  malachite: {
    ground: pigment.hayeop,
    flowers: [tones.red, tones.blue],
    leaves: tones.ochre,
    line: pigment.geumbak,
    vine: pigment.geumbak,
  },
  paper: {
    ground: pigment.jibun,
    flowers: [tones.red, tones.blue],
    leaves: tones.green,
    line: pigment.seokganju,
    vine: pigment.yangnok,
  },
} as const satisfies Record<string, Scheme>;

/** A vine that rolls itself up around a flower, leaves along it; 150 units in radius. */
function tendril(scheme: Scheme, flower: Tones, { petals, size }: { petals: number; size: number }): string {
  const turns = "M0 168C-96 168-160 98-160 6C-160-92-88-158 4-158C94-158 150-92 150-10C150 70 98 124 26 126";
  const leaves = times(9, (place) => {
    const angle = 190 + place * 34;
    const [x, y] = polar(angle, place < 7 ? 158 : 140);
    return at({ x, y, turn: angle + (place % 2 ? 40 : 150), scale: 0.95 }, scrollLeaf(scheme.leaves, scheme.line));
  });
  const sprouts = times(4, (place) => {
    const angle = 45 + place * 90;
    const [x, y] = polar(angle, 186);
    return at({ x, y, turn: angle, scale: 0.9 }, scrollLeaf(scheme.leaves, scheme.line));
  });
  return layers(
    sprouts,
    inLine({ line: scheme.line, width: 12 }, `<path d="${turns}"/>`),
    inLine({ line: scheme.vine, width: 8.5 }, `<path d="${turns}"/>`),
    leaves,
    at({ x: 0, y: -8, scale: size }, blossom({ outer: flower, inner: scheme.leaves, line: scheme.line }, petals)),
  );
}

/** Precious flowers in a vine without end (보상화 당초). */
export function bosang(sheet: Sheet, name: keyof typeof schemes = "ochre"): string {
  const { width, height } = sheet;
  const scheme: Scheme = schemes[name];
  const rows = Math.max(1, Math.round(height / 400));
  const columns = Math.max(2, Math.round(width / 370));
  const shape = { petals: sheet.pick([6, 8]), size: sheet.between(1.12, 1.3) };
  const [stepX, stepY] = [width / columns, height / rows];
  const scale = Math.min(stepX, stepY) / 356;
  const cells = times(rows * columns, (place) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    const isUp = (row + column) % 2 === 0;
    const flower = scheme.flowers[(row + column) % 2 === 0 ? 0 : 1];
    return at(
      { x: (column + 0.5) * stepX, y: (row + 0.5) * stepY, scale, turn: isUp ? 0 : 180, flip: isUp },
      tendril(scheme, flower, shape),
    );
  });
  const between = times((rows + 1) * (columns + 1), (place) => {
    const [row, column] = [Math.floor(place / (columns + 1)), place % (columns + 1)];
    return at(
      { x: column * stepX, y: row * stepY, scale: scale * 0.7 },
      smallFlower(6, scheme.flowers[1], scheme.line),
    );
  });
  return layers(
    ground(sheet, scheme.ground),
    cells,
    between,
    draw`<rect x="9" y="9" width="${width - 18}" height="${height - 18}" fill="none" stroke="${scheme.ground}" stroke-width="18"/>`,
    border(sheet, 20, scheme.line, 3),
  );
}
