import { cloud } from "../drawing/cloud.ts";
import { border, ground } from "../drawing/frame.ts";
import { at, draw, layers, times } from "../drawing/path.ts";
import { pigment, tones } from "../drawing/pigment.ts";
import { circles, disc, rays } from "../drawing/ring.ts";
import { glow, type Sheet } from "../drawing/sheet.ts";
import { throne } from "../drawing/throne.ts";

const tongue =
  "M0 0C-58-30-76-104-40-166C-42-126-22-112-8-112C-30-176-6-238 34-276C22-226 60-200 62-150C76-166 78-186 74-204C108-150 96-50 40-6C28 2 12 6 0 0Z";

/** Fire around a jewel: tongues to both sides and one upright, tone in tone. */
function fire(): string {
  const layersOf = [
    [pigment.seokganju, 1.16],
    [pigment.juhong, 1],
    [pigment.jangdan, 0.8],
    [pigment.hwang, 0.58],
  ] as const;
  const places = [
    { x: -150, y: 30, turn: -48, scale: 0.9 },
    { x: 150, y: 30, turn: 48, scale: 0.9, flip: true },
    { x: -112, y: -60, turn: -26, scale: 1.1 },
    { x: 112, y: -60, turn: 26, scale: 1.1, flip: true },
    { x: -44, y: -120, turn: -8, scale: 1.24 },
    { x: 52, y: -112, turn: 9, scale: 1.16, flip: true },
  ];
  return layers(
    places.map((place) =>
      at(
        place,
        layersOf.map(([fill, scale], depth) =>
          at(
            { x: 8 * depth, y: -6 * depth, scale },
            `<path d="${tongue}" fill="${fill}"${depth === 0 ? ` stroke="${pigment.meok}" stroke-width="1.6"` : ""}/>`,
          ),
        ),
      ),
    ),
  );
}

/** The jewel itself, flames behind it; its middle is near the origin. */
function gem(sheet: Sheet): string {
  const water = glow(
    sheet,
    [0, pigment.hobun],
    [0.4, pigment.baekcheong],
    [0.8, pigment.samcheong],
    [1, pigment.guncheong],
  );
  return layers(
    fire(),
    draw`<path d="M0-218C40-160 150-100 150 34A150 150 0 0 1-150 34C-150-100-40-160 0-218Z" fill="${water}" stroke="${pigment.meok}" stroke-width="3"/>`,
    at(
      { x: 0, y: 34 },
      times(
        3,
        (place) =>
          draw`<path d="M${-118 + place * 14} ${40 + place * 20}A${122 - place * 10} ${122 - place * 10} 0 0 0 ${118 - place * 14} ${40 + place * 20}" fill="none" stroke="${pigment.hobun}" stroke-width="${4 - place}" stroke-opacity="0.75"/>`,
      ),
    ),
    at({ x: -48, y: -20 }, disc(20, pigment.hobun)),
  );
}

/** A wish-granting jewel in flames on a lotus (화염보주). */
export function jewel(sheet: Sheet): string {
  const { width, height } = sheet;
  const unit = Math.min(width / 800, height / 1100);
  const [x, y] = [width / 2, height * 0.5];
  const style = {
    tones: [pigment.hobun, pigment.juhong, pigment.samcheong, pigment.oknok, pigment.hwang],
    line: pigment.meok,
  };
  return layers(
    ground(sheet, glow(sheet, [0, "#8A3B2C"], [0.7, pigment.seokganju], [1, "#3E1A15"])),
    at(
      { x, y, scale: unit },
      rays(72, 300, 1400, { line: pigment.geumbak, width: 0.9 }),
      circles([292, 284], { line: pigment.geumbak, width: 1.4 }),
    ),
    at(
      { x: width * 0.5, y: y + 178 * unit, scale: unit * 0.98 },
      throne({
        rising: tones.pale,
        falling: tones.green.slice(0, 4),
        body: pigment.juhong,
        jewel: pigment.hwang,
        seat: pigment.yangnok,
        line: pigment.meok,
      }),
    ),
    at({ x, y, scale: unit * 1.06 }, gem(sheet)),
    cloud(sheet, { x: width * 0.2, y: height * 0.92, scale: unit, flip: true }, style),
    cloud(sheet, { x: width * 0.8, y: height * 0.92, scale: unit }, style),
    cloud(sheet, { x: width * 0.2, y: height * 0.14, scale: unit * 0.8, flip: true }, style),
    cloud(sheet, { x: width * 0.8, y: height * 0.14, scale: unit * 0.8 }, style),
    border(sheet, 20, pigment.geumbak, 2.4),
  );
}
