import { ground, mat, seal } from "../drawing/frame.ts";
import { paper } from "../drawing/paper.ts";
import { at, layers } from "../drawing/path.ts";
import { peak } from "../drawing/peak.ts";
import { pigment } from "../drawing/pigment.ts";
import { pine, pineStyle } from "../drawing/pine.ts";
import { circles, disc } from "../drawing/ring.ts";
import { fade, glow, type Sheet } from "../drawing/sheet.ts";

const inkRock = { tones: [pigment.jungmuk, pigment.dammuk, pigment.jibun], line: pigment.meok, weight: 1.2 };
const greenRock = {
  tones: [pigment.guncheong, pigment.yangnok, pigment.geumbak],
  line: pigment.meok,
  rim: pigment.geumbak,
  weight: 1.2,
};

const looks = {
  ink: { style: pineStyle.ink, rock: inkRock, moon: pigment.hobun, rim: pigment.dammuk },
  colour: { style: pineStyle.colour, rock: greenRock, moon: pigment.hobun, rim: pigment.geumni },
} as const;

/** An old pine before the full moon (송월). */
export function pineMoon(sheet: Sheet, look: keyof typeof looks): string {
  const { width, height } = sheet;
  const { style, rock, moon, rim } = looks[look];
  const unit = Math.min(width / 720, height / 1100);
  const sky =
    look === "ink"
      ? paper(sheet, "#E9E1CE", 0.45)
      : ground(sheet, fade(sheet, [0, pigment.yacheong], [0.6, pigment.guncheong], [1, pigment.samcheong]));
  return layers(
    sky,
    at(
      { x: width * 0.6, y: height * 0.3, scale: unit },
      `<circle r="340" fill="${glow(sheet, [0.4, moon, 0.7], [1, moon, 0])}"/>`,
      disc(178, moon, { line: rim, width: 1.6 }),
      circles([190], { line: rim, width: 0.8 }),
    ),
    peak(sheet, { x: width * 0.9, y: height * 1.02 }, 420 * unit, height * 0.24, rock),
    pine({ x: width * 0.4, y: height * 0.9, scale: unit * 1.86 }, style),
    peak(sheet, { x: width * 0.41, y: height * 1.02 }, 760 * unit, height * 0.16, rock),
    mat(
      sheet,
      20,
      look === "ink" ? pigment.hobun : pigment.yacheong,
      look === "ink" ? pigment.galsaek : pigment.geumbak,
    ),
    seal(sheet, width * 0.82, height * 0.88, 42),
  );
}
