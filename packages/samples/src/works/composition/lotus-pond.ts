import { ground, mat, seal } from "../drawing/frame.ts";
import { leafColours, type LeafColours, lotusLeaf, stem } from "../drawing/leaf.ts";
import { type LotusColours, halfLotus, lotusBud, lotusColours, openLotus, seedPod } from "../drawing/lotus.ts";
import { at, draw, inLine, layers, times } from "../drawing/path.ts";
import { pigment } from "../drawing/pigment.ts";
import { circles, disc } from "../drawing/ring.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";
import { ripples } from "../drawing/wave.ts";

type Scheme = {
  air: readonly [string, string];
  flowers: readonly [LotusColours, ...LotusColours[]];
  leaves: readonly [LeafColours, ...LeafColours[]];
  water: string;
  frame: string;
  moon: string | null;
};

const schemes: readonly [Scheme, ...Scheme[]] = [
  {
    air: [pigment.gyeonbon, pigment.jibun],
    flowers: [lotusColours.red, lotusColours.red, lotusColours.white],
    leaves: [leafColours.green, leafColours.pale],
    water: pigment.guncheong,
    frame: pigment.geumni,
    moon: null,
  },
  {
    air: [pigment.yacheong, pigment.yacheong],
    flowers: [lotusColours.gold],
    leaves: [leafColours.gold],
    water: pigment.geumbak,
    frame: pigment.geumbak,
    moon: pigment.yacheong,
  },
  {
    air: [pigment.guncheong, pigment.samcheong],
    flowers: [lotusColours.white, lotusColours.white, lotusColours.red],
    leaves: [leafColours.green, leafColours.pale],
    water: pigment.jibun,
    frame: pigment.geumbak,
    moon: pigment.jibun,
  },
  {
    air: [pigment.baeknok, pigment.jibun],
    flowers: [lotusColours.red, lotusColours.blue],
    leaves: [leafColours.pale, leafColours.green],
    water: pigment.yangnok,
    frame: pigment.yangnok,
    moon: null,
  },
];

const heads = [openLotus, openLotus, halfLotus, lotusBud];

/** Where a stem comes out of the water. */
const entry = (x: number, y: number, unit: number, line: string) =>
  at(
    { x, y },
    inLine(
      { line, width: 1.1 * unit },
      draw`<ellipse rx="${18 * unit}" ry="${4.5 * unit}"/><ellipse rx="${32 * unit}" ry="${8 * unit}" stroke-opacity="0.5"/>`,
    ),
  );

function plant(sheet: Sheet, x: number, { flowers, leaves }: Scheme, foot: number, unit: number): string {
  const colours = sheet.pick(flowers);
  const leaf = sheet.pick(leaves);
  const top = sheet.between(sheet.height * 0.2, sheet.height * 0.52);
  const head =
    sheet.random() < 0.14 ? () => seedPod(colours) : (heads[Math.floor(sheet.random(heads.length))] ?? openLotus);
  const lean = sheet.between(-60, 60) * unit;
  return layers(
    entry(x - lean, foot, unit, leaf.line),
    stem([x - lean, foot], [x, top], leaf, 7 * unit),
    at({ x, y: top, scale: sheet.between(0.72, 1.1) * unit, turn: lean / (unit * 6) }, head(sheet, colours)),
  );
}

function standingLeaf(sheet: Sheet, x: number, { leaves }: Scheme, foot: number, unit: number): string {
  const leaf = sheet.pick(leaves);
  const top = sheet.between(sheet.height * 0.4, sheet.height * 0.68);
  const root = x + sheet.between(-40, 40) * unit;
  return layers(
    entry(root, foot, unit, leaf.line),
    stem([root, foot], [x, top], leaf, 8 * unit),
    at(
      { x, y: top, turn: sheet.between(-14, 14) },
      lotusLeaf(sheet, sheet.between(80, 130) * unit, sheet.between(0.42, 0.72), leaf),
    ),
  );
}

/** A pond in summer: leaves that stand and leaves that lie, flowers in every age (연지도). */
export function lotusPond(sheet: Sheet): string {
  const { width, height } = sheet;
  const scheme = sheet.pick(schemes);
  const unit = Math.min(width, height) / 820;
  const shore = height * 0.74;
  const count = Math.max(3, Math.round(width / (230 * unit)));
  const spread = (place: number) => (width * (place + 0.5)) / count + sheet.between(-50, 50) * unit;
  const foot = () => sheet.between(shore + (height - shore) * 0.12, shore + (height - shore) * 0.7);
  const lying = times(count + 3, (place) => {
    const part = sheet.random();
    const y = shore + (height - shore) * (0.12 + part * 0.8);
    return {
      y,
      markup: at(
        { x: (width * (place + 0.3)) / (count + 2.6), y },
        lotusLeaf(sheet, (60 + part * 70) * unit, 0.34, sheet.pick(scheme.leaves)),
      ),
    };
  }).toSorted((one, other) => one.y - other.y);
  const moon = scheme.moon
    ? at(
        { x: width * sheet.between(0.6, 0.8), y: height * 0.17 },
        disc(72 * unit, scheme.moon, { line: scheme.frame, width: 1.5 }),
        circles([66 * unit], { line: scheme.frame, width: 0.7 }),
      )
    : "";
  return layers(
    ground(sheet, fade(sheet, [0, scheme.air[0]], [1, scheme.air[1]])),
    moon,
    draw`<rect y="${shore}" width="${width}" height="${height - shore}" fill="${scheme.water}" fill-opacity="0.12"/>`,
    times(count, (place) => standingLeaf(sheet, spread(place), scheme, foot(), unit)),
    times(count, (place) => plant(sheet, spread(place), scheme, foot(), unit)),
    ripples(width, shore, height - shore, 15, scheme.water, 1.3 * unit),
    lying.map(({ markup }) => markup),
    mat(sheet, 26, scheme.moon === pigment.yacheong ? pigment.yacheong : pigment.jibun, scheme.frame),
    seal(sheet, width - 96, height - 104),
  );
}
