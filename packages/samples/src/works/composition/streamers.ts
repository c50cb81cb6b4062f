import { canopy } from "../drawing/canopy.ts";
import { blossom } from "../drawing/blossom.ts";
import { border, ground } from "../drawing/frame.ts";
import { at, draw, inLine, layers, times } from "../drawing/path.ts";
import { pigment, tones, type Tones } from "../drawing/pigment.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";
import { throne } from "../drawing/throne.ts";

/** A streamer (번): a roof with a jewel, a body of panels with flowers, tails of ribbon. Hung at the origin. */
function streamer(cloth: Tones, flower: Tones, panels: number): string {
  const tall = 150;
  const foot = 110 + panels * tall;
  const line = pigment.geumbak;
  return layers(
    inLine({ line: pigment.seokganju, width: 4 }, '<path d="M0-400V-20"/>'),
    times(
      5,
      (place) =>
        draw`<path d="M${(place - 2) * 34 - 14} ${foot - 4}H${(place - 2) * 34 + 14}C${(place - 2) * 34 + 26} ${foot + 120} ${(place - 2) * 34 - 2} ${foot + 200} ${(place - 2) * 34 + 14} ${foot + 290}L${(place - 2) * 34 - 1} ${foot + 268}L${(place - 2) * 34 - 16} ${foot + 290}C${(place - 2) * 34 - 34} ${foot + 200} ${(place - 2) * 34} ${foot + 120} ${(place - 2) * 34 - 14} ${foot - 4}Z" fill="${[tones.red, tones.blue, tones.ochre, tones.green, tones.pale][place]?.[3] ?? line}" stroke="${line}" stroke-width="1.6"/>`,
    ),
    [-1, 1].map(
      (side) =>
        draw`<path d="M${side * 92} 100C${side * 150} 190 ${side * 96} 300 ${side * 140} ${foot - 30}L${side * 122} ${foot - 54}L${side * 108} ${foot - 26}C${side * 72} 300 ${side * 118} 190 ${side * 84} 110Z" fill="${cloth[2] ?? line}" stroke="${line}" stroke-width="1.6"/>`,
    ),
    times(panels, (place) =>
      at(
        { x: 0, y: 110 + place * tall },
        draw`<path d="M-90 0H90V${tall - 12}H-90Z" fill="${cloth[place % 2 ? 3 : 4] ?? line}" stroke="${line}" stroke-width="3"/><path d="M-78 10H78V${tall - 22}H-78Z" fill="none" stroke="${line}" stroke-width="1"/>`,
        at({ x: 0, y: tall / 2 - 6, scale: 0.54 }, blossom({ outer: flower, inner: tones.green, line }, 8)),
      ),
    ),
    draw`<path d="M-130 112C-80 74-40 30 0-20C40 30 80 74 130 112L112 124Q0 96-112 124Z" fill="${cloth[3] ?? line}" stroke="${line}" stroke-width="3"/>`,
    `<circle cy="-28" r="15" fill="${pigment.hwang}" stroke="${pigment.seokganju}" stroke-width="2"/>`,
    at({ x: 0, y: 76, scale: 0.24 }, blossom({ outer: flower, inner: tones.green, line }, 6)),
  );
}

/** Streamers to both sides of a canopy, as a hall is dressed for a great day (번과 천개). */
export function streamers(sheet: Sheet): string {
  const { width, height } = sheet;
  const unit = Math.min(width / 1300, height / 1000);
  const set = [
    [tones.red, tones.pale, 0.14, 3],
    [tones.blue, tones.red, 0.32, 2],
    [tones.blue, tones.red, 0.68, 2],
    [tones.red, tones.pale, 0.86, 3],
  ] as const;
  return layers(
    ground(sheet, fade(sheet, [0, "#143329"], [0.5, pigment.hayeop], [1, "#2F6B57"])),
    draw`<rect width="${width}" height="${height * 0.1}" fill="${pigment.seokganju}"/>`,
    times(Math.ceil(width / (60 * unit)), (place) =>
      at(
        { x: (place + 0.5) * 60 * unit, y: height * 0.05, scale: unit * 0.24 },
        blossom({ outer: place % 2 ? tones.red : tones.blue, inner: tones.green, line: pigment.geumbak }, 8),
      ),
    ),
    draw`<rect y="${height * 0.1}" width="${width}" height="${6 * unit}" fill="${pigment.geumbak}"/>`,
    at({ x: width / 2, y: height * 0.2, scale: unit * 1.5 }, canopy(150, tones.ochre, tones.red, pigment.meok)),
    set.map(([cloth, flower, x, panels]) =>
      at({ x: width * x, y: height * 0.2, scale: unit }, streamer(cloth, flower, panels)),
    ),
    at(
      { x: width / 2, y: height * 0.62, scale: unit * 0.62 },
      throne({
        rising: tones.red,
        falling: tones.blue.slice(0, 4),
        body: pigment.seokganju,
        jewel: pigment.hwang,
        seat: pigment.yangnok,
        line: pigment.geumbak,
      }),
    ),
    border(sheet, 18, pigment.geumbak, 2.4),
  );
}
