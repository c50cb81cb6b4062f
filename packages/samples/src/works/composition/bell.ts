import { cloud } from "../drawing/cloud.ts";
import { border, ground } from "../drawing/frame.ts";
import { at, draw, inLine, layers, times } from "../drawing/path.ts";
import { petalRing } from "../drawing/petal.ts";
import { pigment, tones, type Tones } from "../drawing/pigment.ts";
import { circles, disc, pearls } from "../drawing/ring.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";

type Scheme = { sky: readonly [string, string]; bronze: readonly [string, string]; clouds: Tones; line: string };

const schemes = {
  malachite: {
    sky: [pigment.hayeop, pigment.yangnok],
    bronze: [pigment.oknok, pigment.hayeop],
    clouds: tones.green,
    line: pigment.geumbak,
  },
  night: {
    sky: [pigment.yacheong, pigment.guncheong],
    bronze: [pigment.hwang, pigment.seokganju],
    clouds: tones.blue,
    line: pigment.geumbak,
  },
  paper: {
    sky: [pigment.gyeonbon, pigment.jibun],
    bronze: [pigment.yangnok, pigment.yacheong],
    clouds: tones.red,
    line: pigment.meok,
  },
  dusk: {
    sky: [pigment.seokganju, pigment.juhong],
    bronze: [pigment.geumbak, pigment.seokganju],
    clouds: tones.ochre,
    line: pigment.geumbak,
  },
} as const satisfies Record<string, Scheme>;

const body =
  "M-150 0C-166-120-178-300-150-410C-132-478-70-506 0-508C70-506 132-478 150-410C178-300 166-120 150 0Q0 26-150 0Z";

/** The four squares of nine nipples (연곽) near a Korean bell's shoulder, two of which are seen. */
const square = (line: string) =>
  layers(
    draw`<path d="M-48-46H48L44 46H-44Z" fill="none" stroke="${line}" stroke-width="7"/>`,
    times(9, (place) => {
      const [x, y] = [((place % 3) - 1) * 29, (Math.floor(place / 3) - 1) * 28];
      return at(
        { x, y, scale: 0.12 },
        petalRing({ count: 8, inner: 30, outer: 100, tones: tones.ochre.slice(0, 3), line, width: 8 }),
        disc(38, pigment.hwang, { line, width: 9 }),
      );
    }),
  );

function bellBody(sheet: Sheet, { bronze, line }: Scheme): string {
  const fill = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${bronze[1]}"/><stop offset="0.36" stop-color="${bronze[0]}"/><stop offset="1" stop-color="${bronze[1]}"/></linearGradient>`,
  );
  const band = (y: number, wide: number, tall: number) =>
    layers(
      draw`<path d="M${-wide} ${y}Q0 ${y + 24} ${wide} ${y}V${y + tall}Q0 ${y + tall + 26} ${-wide} ${y + tall}Z" fill="${bronze[1]}" stroke="${line}" stroke-width="2.4"/>`,
      times(11, (place) => {
        const part = (place - 5) / 5.6;
        return draw`<circle cx="${part * wide}" cy="${y + tall / 2 + (1 - part ** 2) * 24}" r="${9 * (1 - part ** 2 * 0.4)}" fill="${pigment.hwang}" stroke="${line}" stroke-width="1.4"/>`;
      }),
    );
  return layers(
    draw`<path d="M-34-506C-44-560-24-598 0-598S44-560 34-506H14C22-548 16-574 0-574S-22-548-14-506Z" fill="${fill}" stroke="${line}" stroke-width="2.4"/>`,
    draw`<path d="M46-504V-590Q58-600 70-590V-498Z" fill="${fill}" stroke="${line}" stroke-width="2.2"/>`,
    `<path d="${body}" fill="${fill}" stroke="${line}" stroke-width="3"/>`,
    band(-452, 136, 40),
    band(-48, 153, 40),
    at({ x: -82, y: -346 }, square(line)),
    at({ x: 82, y: -346 }, square(line)),
    at(
      { x: 0, y: -170, scale: 0.7 },
      petalRing({ count: 8, inner: 40, outer: 100, tones: tones.ochre, line, width: 2.4 }),
      petalRing({ count: 8, inner: 18, outer: 62, tones: tones.red, line, width: 2 }),
      disc(22, pigment.hwang, { line, width: 3 }),
      pearls(8, 13, 3.4, pigment.seokganju),
    ),
    inLine(
      { line, width: 1.6 },
      '<path d="M-120-220C-96-250-84-214-104-204C-122-196-134-222-116-236M-104-204C-92-170-110-130-128-110M120-220C96-250 84-214 104-204C122-196 134-222 116-236M104-204C92-170 110-130 128-110"/>',
    ),
  );
}

/** A temple bell that hangs in the sky, its sound going out in rings (범종). */
export function bell(sheet: Sheet, name: keyof typeof schemes = "night"): string {
  const { width, height } = sheet;
  const scheme: Scheme = schemes[name];
  const unit = Math.min(width / 760, height / 1150);
  const [x, y] = [width / 2, height * 0.76];
  const style = { tones: scheme.clouds.slice(0, 4), line: scheme.line, weight: 1.2 };
  return layers(
    ground(sheet, fade(sheet, [0, scheme.sky[0]], [1, scheme.sky[1]])),
    at(
      { x, y: y - 250 * unit, scale: unit },
      circles(
        times(16, (place) => 250 + place * 34 + place ** 2 * 1.6),
        { line: scheme.line, width: 0.9 },
      ),
    ),
    draw`<path d="M${x - 4 * unit} 0H${x + 4 * unit}V${y - 720 * unit}H${x - 4 * unit}Z" fill="${pigment.seokganju}" stroke="${scheme.line}" stroke-width="1"/>`,
    at({ x, y, scale: unit * 1.22 }, bellBody(sheet, scheme)),
    [0.16, 0.84].map((part, place) =>
      cloud(
        sheet,
        { x: width * part, y: height * sheet.between(0.84, 0.9), scale: unit * 1.1, flip: place === 0 },
        style,
      ),
    ),
    cloud(sheet, { x: width * 0.44, y: height * 0.945, scale: unit * 1.3 }, style),
    cloud(sheet, { x: width * sheet.pick([0.14, 0.86]), y: height * 0.16, scale: unit * 0.7 }, style),
    border(sheet, 22, scheme.line, 2.6),
  );
}
