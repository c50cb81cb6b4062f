import { stroke } from "../drawing/brush.ts";
import { ground, mat, seal } from "../drawing/frame.ts";
import { lotusLeaf, stem } from "../drawing/leaf.ts";
import { halfLotus, lotusBud, openLotus, seedPod } from "../drawing/lotus.ts";
import { at, draw, inLine, layers, type Point, times } from "../drawing/path.ts";
import { circles, disc } from "../drawing/ring.ts";
import { fade, glow, type Sheet } from "../drawing/sheet.ts";
import { ripples } from "../drawing/wave.ts";
import { type Plant, type PondLook, pondLooks, type StandingLeaf } from "./pond-look.ts";

/** How large the pond is drawn, and where its shore lies. */
type Measure = { unit: number; shore: number };

/** Where a stem comes out of the water. */
const entry = (x: number, y: number, unit: number, line: string) =>
  at(
    { x, y },
    inLine(
      { line, width: 1.1 * unit },
      draw`<ellipse rx="${18 * unit}" ry="${4.5 * unit}"/><ellipse rx="${32 * unit}" ry="${8 * unit}" stroke-opacity="0.5"/>`,
    ),
  );

const foot = (sheet: Sheet, { shore }: Measure) => shore + (sheet.height - shore) * sheet.between(0.14, 0.68);

/** A leaf that has not unrolled: two pointed halves laid into one another. */
const rolled = ({ heart, rim, line }: PondLook["leaf"]) =>
  draw`<g stroke="${line}" stroke-width="1.5" stroke-linejoin="round"><path d="M0 30C-30 0-34-50-8-104C14-60 20-10 0 30Z" fill="${heart}"/><path d="M0 30C26 2 30-44 8-92C-8-50-12-8 0 30Z" fill="${rim}" fill-opacity="0.75"/></g>`;

/** A stalk that broke in the frost and hangs over, its pod towards the water. */
function bent({ x, top }: Plant, sheet: Sheet, look: PondLook, { unit, shore }: Measure): string {
  const { width, height } = sheet;
  const side = x < 0.5 ? 1 : -1;
  const [px, py] = [x * width, top * height];
  const knee: Point = [px + side * 26 * unit, py];
  const tip: Point = [px + side * 120 * unit, py + sheet.between(150, 230) * unit];
  const line: Point[] = [[px - side * 30 * unit, shore + 50 * unit], [px - side * 8 * unit, (py + shore) / 2], knee];
  return layers(
    entry(px - side * 30 * unit, shore + 50 * unit, unit, look.leaf.line),
    `<path d="${stroke(line, { width: 8 * unit, start: 0.9, end: 0.6 })}${stroke([knee, [(knee[0] + tip[0]) / 2, knee[1] + 44 * unit], tip], { width: 6 * unit, start: 0.8, end: 0.6 })}" fill="${look.leaf.rim}"/>`,
    at({ x: tip[0], y: tip[1], turn: 180 - side * 12, scale: unit * 0.72 }, seedPod(look.flower)),
  );
}

function plant(sheet: Sheet, one: Plant, look: PondLook, measure: Measure): string {
  if (one.head === "bent") return bent(one, sheet, look, measure);
  const { unit } = measure;
  const [x, top, bottom] = [one.x * sheet.width, one.top * sheet.height, foot(sheet, measure)];
  const colours = one.colours ?? look.flower;
  const lean = sheet.between(-44, 44) * unit;
  const heads = {
    open: () => openLotus(sheet, colours),
    half: () => halfLotus(sheet, colours),
    bud: () => lotusBud(sheet, colours),
    pod: () => seedPod(colours),
    rolled: () => rolled(look.leaf),
  };
  return layers(
    entry(x - lean, bottom, unit, look.leaf.line),
    stem([x - lean, bottom], [x, top], look.leaf, 7 * unit),
    at({ x, y: top, scale: (one.size ?? 1) * unit, turn: lean / (unit * 6) }, heads[one.head]()),
  );
}

function standing(sheet: Sheet, { x, top, size }: StandingLeaf, { leaf }: PondLook, measure: Measure): string {
  const { unit } = measure;
  const [px, py] = [x * sheet.width, top * sheet.height];
  const [root, bottom] = [px + sheet.between(-40, 40) * unit, foot(sheet, measure)];
  return layers(
    entry(root, bottom, unit, leaf.line),
    stem([root, bottom], [px, py], leaf, 8 * unit),
    at(
      { x: px, y: py, turn: sheet.between(-12, 12) },
      lotusLeaf(sheet, size * 104 * unit, sheet.between(0.44, 0.66), leaf),
    ),
  );
}

function lying(sheet: Sheet, { lying: count, leaf }: PondLook, { unit, shore }: Measure): string {
  const room = sheet.height - shore;
  return layers(
    times(count, (place) => {
      const part = ((place * 0.618) % 1) * 0.82 + 0.1;
      const x = (sheet.width * (place + 0.4 + sheet.between(-0.2, 0.2))) / count;
      return { y: shore + room * part, part, x };
    })
      .toSorted((one, other) => one.y - other.y)
      .map(({ x, y, part }) => at({ x, y }, lotusLeaf(sheet, (54 + part * 64) * unit, 0.34, leaf))),
  );
}

const snow = (sheet: Sheet, unit: number) =>
  layers(
    times(
      170,
      () =>
        draw`<circle cx="${sheet.random(sheet.width)}" cy="${sheet.random(sheet.height)}" r="${sheet.between(1.4, 5) * unit}" fill="#fff" fill-opacity="${sheet.between(0.5, 0.95)}"/>`,
    ),
  );

/** A lotus pond in one of its seasons (연지도). */
export function lotusPond(sheet: Sheet, name: keyof typeof pondLooks = "summer"): string {
  const { width, height } = sheet;
  const look: PondLook = pondLooks[name];
  const measure = { unit: Math.min(width / 1150, height / 720), shore: height * 0.74 };
  const { unit, shore } = measure;
  const moon = look.moon
    ? at(
        { x: width * look.moon.x, y: height * look.moon.y, scale: unit },
        `<circle r="230" fill="${glow(sheet, [0.25, look.moon.fill, 0.5], [1, look.moon.fill, 0])}"/>`,
        disc(70, look.moon.fill, { line: look.frame, width: 1.5 }),
        circles([78], { line: look.frame, width: 0.8 }),
      )
    : "";
  const deep = fade(sheet, [0, look.water, 0.08], [1, look.water, name === "gold" ? 0.05 : 0.34]);
  return layers(
    ground(sheet, fade(sheet, [0, look.air[0]], [1, look.air[1]])),
    moon,
    draw`<rect y="${shore}" width="${width}" height="${height - shore}" fill="${deep}"/>`,
    look.leaves.map((leaf) => standing(sheet, leaf, look, measure)),
    look.plants.map((one) => plant(sheet, one, look, measure)),
    ripples(width, shore, height - shore, 15, look.water, 1.3 * unit),
    lying(sheet, look, measure),
    look.isSnowing ? snow(sheet, unit) : "",
    mat(sheet, 24, look.margin, look.frame),
    seal(sheet, width - 92, height - 96, 42),
  );
}
