import { canopy } from "../drawing/canopy.ts";
import { cloud } from "../drawing/cloud.ts";
import { border, ground } from "../drawing/frame.ts";
import { nimbus } from "../drawing/nimbus.ts";
import { at, layers } from "../drawing/path.ts";
import { pigment, tones, type Tones } from "../drawing/pigment.ts";
import { rays } from "../drawing/ring.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";
import { throne } from "../drawing/throne.ts";

type Scheme = { sky: readonly [string, string]; body: Tones; head: Tones; clouds: Tones; line: string };

const schemes = {
  malachite: {
    sky: [pigment.hayeop, pigment.yangnok],
    body: tones.red,
    head: tones.green,
    clouds: tones.pale,
    line: pigment.geumbak,
  },
  night: {
    sky: [pigment.yacheong, pigment.guncheong],
    body: tones.green,
    head: tones.red,
    clouds: tones.blue,
    line: pigment.geumbak,
  },
  cinnabar: {
    sky: [pigment.seokganju, pigment.juhong],
    body: tones.blue,
    head: tones.green,
    clouds: tones.ochre,
    line: pigment.geumbak,
  },
  paper: {
    sky: [pigment.gyeonbon, pigment.jibun],
    body: tones.blue,
    head: tones.red,
    clouds: tones.green,
    line: pigment.seokganju,
  },
} as const satisfies Record<string, Scheme>;

/** The light of the body around the origin, that of the head over it. */
function lights(sheet: Sheet, scheme: Scheme, body: number, head: number): string {
  const fire = [pigment.juhong, pigment.jangdan, pigment.hwang];
  const lit = { fire, band: pigment.yacheong, pearl: pigment.jibun, line: scheme.line };
  const leaf = fade(sheet, [0, pigment.hayeop], [1, pigment.yangnok]);
  const dusk = fade(sheet, [0, "#8A3B2C"], [1, pigment.seokganju]);
  return layers(
    nimbus(body, { ...lit, ring: scheme.body, count: 30, heart: leaf }),
    at({ x: 0, y: -body * 0.86 }, nimbus(head, { ...lit, ring: scheme.head, count: 18, heart: dusk })),
  );
}

/** The two lights of a Buddha over a lotus throne that nobody sits on (광배와 연화대). */
export function halo(sheet: Sheet, name: keyof typeof schemes = "malachite"): string {
  const { width, height } = sheet;
  const scheme: Scheme = schemes[name];
  const { line, clouds } = scheme;
  const span = Math.min(width, height * 0.62);
  const [x, seat] = [width / 2, height * 0.72];
  const body = span * 0.36;
  const head = span * 0.2;
  const style = { tones: clouds.slice(0, 4), line, weight: 1.2 };
  const bank = (y: number, scale: number) => [
    cloud(sheet, { x: width * 0.16, y, scale, flip: true }, style),
    cloud(sheet, { x: width * 0.84, y: y + sheet.between(-20, 20), scale }, style),
  ];
  return layers(
    ground(sheet, fade(sheet, [0, scheme.sky[0]], [1, scheme.sky[1]])),
    at({ x, y: seat - body * 0.9 }, rays(72, body, Math.hypot(width, height), { line, width: 0.7 })),
    bank(height * 0.2, span / 900),
    at({ x, y: seat - body * 0.9 }, lights(sheet, scheme, body, head)),
    at({ x, y: height * 0.045 }, canopy(span * 0.24, tones.red, tones.green, line)),
    at(
      { x, y: seat, scale: span / 900 },
      throne({
        rising: tones.pale,
        falling: tones.green.slice(0, 4),
        body: pigment.juhong,
        jewel: pigment.hwang,
        seat: pigment.yangnok,
        line: pigment.seokganju,
      }),
    ),
    bank(height * 0.9, span / 760),
    cloud(sheet, { x: width * 0.42, y: height * 0.965, scale: span / 700 }, style),
    border(sheet, 18, line, 2.4),
  );
}
