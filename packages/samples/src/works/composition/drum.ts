import { cloud } from "../drawing/cloud.ts";
import { border, ground } from "../drawing/frame.ts";
import { at, draw, inLine, layers, times } from "../drawing/path.ts";
import { pigment, tones } from "../drawing/pigment.ts";
import { circles, cloudHeads, disc, flames, pearls } from "../drawing/ring.ts";
import { fade, glow, type Sheet } from "../drawing/sheet.ts";

/** Three drops that turn after one another (삼태극). */
const drops = (radius: number) => {
  const h = radius / 2;
  const one = draw`M0 0A${h} ${h} 0 0 1 0 ${-radius}A${radius} ${radius} 0 0 1 ${radius * 0.866} ${radius * 0.5}A${h} ${h} 0 0 0 0 0Z`;
  return layers(
    [pigment.juhong, pigment.hwang, pigment.guncheong].map((fill, place) =>
      at(
        { x: 0, y: 0, turn: place * 120 },
        `<path d="${one}" fill="${fill}" stroke="${pigment.meok}" stroke-width="2"/>`,
      ),
    ),
  );
};

function skin(sheet: Sheet): string {
  const hide = glow(sheet, [0, pigment.jibun], [0.7, pigment.gyeonbon], [1, pigment.galsaek]);
  return layers(
    disc(330, pigment.seokganju, { line: pigment.meok, width: 3 }),
    disc(314, pigment.juhong, { line: pigment.meok, width: 2 }),
    pearls(48, 321, 5.4, pigment.geumbak),
    disc(300, hide, { line: pigment.meok, width: 2.4 }),
    circles([286, 280], { line: pigment.seokganju, width: 1.6 }),
    cloudHeads(16, 196, 268, tones.blue, { line: pigment.meok, width: 1.4 }),
    circles([192, 186], { line: pigment.seokganju, width: 2 }),
    flames(24, 128, 172, [pigment.juhong, pigment.jangdan, pigment.hwang], { line: pigment.seokganju }),
    disc(128, pigment.hobun, { line: pigment.meok, width: 2 }),
    drops(120),
  );
}

/** The stand: two posts with lotus heads, a foot, a beam. */
const stand = (wood: string) =>
  layers(
    [-1, 1].map(
      (side) =>
        draw`<g stroke="${pigment.meok}" stroke-width="2.4"><path d="M${side * 352} 420V-360H${side * 396}V420Z" fill="${wood}"/><path d="M${side * 310} 470Q${side * 330} 420 ${side * 352} 410H${side * 396}Q${side * 418} 420 ${side * 440} 470Z" fill="${pigment.hayeop}"/><path d="M${side * 374}-470C${side * 330}-430 ${side * 330}-390 ${side * 352}-360H${side * 396}C${side * 418}-390 ${side * 418}-430 ${side * 374}-470Z" fill="${pigment.jangdan}"/><path d="M${side * 374}-460V-368M${side * 356}-366Q${side * 344}-400 ${side * 374}-452M${side * 392}-366Q${side * 404}-400 ${side * 374}-452" fill="none" stroke="${pigment.seokganju}"/></g>`,
    ),
    draw`<g stroke="${pigment.meok}" stroke-width="2.4"><path d="M-352 388H352V424H-352Z" fill="${wood}"/></g>`,
    times(
      9,
      (place) =>
        draw`<circle cx="${(place - 4) * 76}" cy="406" r="10" fill="${pigment.geumbak}" stroke="${pigment.meok}" stroke-width="1.6"/>`,
    ),
  );

/** The great drum that is beaten for all that walk the earth (법고). */
export function drum(sheet: Sheet): string {
  const { width, height } = sheet;
  const unit = Math.min(width / 1040, height / 1120);
  const style = { tones: tones.green.slice(0, 4), line: pigment.hayeop };
  const wood = fade(sheet, [0, pigment.juhong], [1, pigment.seokganju]);
  return layers(
    ground(sheet, fade(sheet, [0, pigment.jibun], [1, pigment.gyeonbon])),
    cloud(sheet, { x: width * 0.16, y: height * 0.1, scale: unit * 0.95, flip: true }, style),
    cloud(sheet, { x: width * 0.84, y: height * 0.12, scale: unit * 0.8 }, style),
    at(
      { x: width / 2, y: height * 0.49, scale: unit },
      stand(wood),
      inLine(
        { line: pigment.seokganju, width: 10 },
        '<path d="M-350-200L-290-160M350-200L290-160M-350 220L-270 190M350 220L270 190"/>',
      ),
      skin(sheet),
    ),
    cloud(sheet, { x: width * 0.2, y: height * 0.95, scale: unit * 1.1, flip: true }, style),
    cloud(sheet, { x: width * 0.78, y: height * 0.95, scale: unit * 1.1 }, style),
    border(sheet, 20, pigment.seokganju, 2.6),
  );
}
