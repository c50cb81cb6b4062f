import { type FigureStyle, seatedBuddha } from "../drawing/figure.ts";
import { creases, paper } from "../drawing/paper.ts";
import { at, draw, inLine, layers } from "../drawing/path.ts";
import { pigment } from "../drawing/pigment.ts";
import { circles } from "../drawing/ring.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { throne } from "../drawing/throne.ts";

const sheetColour = pigment.jibun;

const ink: FigureStyle = {
  skin: sheetColour,
  robe: sheetColour,
  lining: sheetColour,
  border: sheetColour,
  skirt: sheetColour,
  hair: sheetColour,
  jewel: sheetColour,
  lip: "none",
  line: pigment.meok,
  fine: pigment.jungmuk,
  weight: 4,
};

const plain = [sheetColour];

/** The under-drawing of a seated Buddha, in ink on paper that was folded and laid out with a thread (초본). */
export function buddhaSketch(sheet: Sheet): string {
  const { width, height } = sheet;
  const scale = width / 760;
  const place = { x: width / 2, y: height * 0.66, scale };
  const guides = draw`<path d="M${width / 2} ${height * 0.03}V${height * 0.97}M${width * 0.06} ${place.y}H${width * 0.94}M${width * 0.06} ${place.y - 370 * scale}H${width * 0.94}"/>`;
  return layers(
    paper(sheet, sheetColour, 0.5),
    inLine({ line: pigment.juhong, width: 0.9 }, `<g stroke-opacity="0.45">${guides}</g>`),
    at(
      place,
      inLine(
        { line: pigment.meok, width: 2.2 },
        `<circle cy="-210" r="318" fill="none"/><circle cy="-210" r="306" fill="none" stroke-width="1"/>`,
      ),
      `<circle cy="-446" r="138" fill="${sheetColour}" stroke="${pigment.meok}" stroke-width="2.2"/>`,
      at({ x: 0, y: -446 }, circles([129, 96], { line: pigment.meok, width: 1 })),
      throne({
        rising: plain,
        falling: plain,
        body: sheetColour,
        jewel: sheetColour,
        seat: sheetColour,
        line: pigment.meok,
        weight: 2.2,
      }),
      seatedBuddha(ink),
    ),
    creases(sheet, 4, 6),
  );
}
