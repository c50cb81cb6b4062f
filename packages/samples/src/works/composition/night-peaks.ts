import { cloud } from "../drawing/cloud.ts";
import { ground, mat } from "../drawing/frame.ts";
import { at, layers, times } from "../drawing/path.ts";
import { peak } from "../drawing/peak.ts";
import { pigment } from "../drawing/pigment.ts";
import { pine, pineStyle } from "../drawing/pine.ts";
import { circles, disc, pearls, rays } from "../drawing/ring.ts";
import type { Sheet } from "../drawing/sheet.ts";

const grounds = { indigo: pigment.yacheong, ochre: pigment.seokganju, green: pigment.hayeop } as const;

/** Mountains under the moon, gold lines on a dark ground, after sutras written in gold (감지금니). */
export function nightPeaks(sheet: Sheet, dye: keyof typeof grounds = "indigo"): string {
  const { width, height } = sheet;
  const dark = grounds[dye];
  const gold = pigment.geumbak;
  const unit = Math.min(width, height) / 800;
  const rows = [0.46, 0.62, 0.8, 1.02];
  const night = { tones: [dark, dark, dark], line: gold, weight: 1.1 };
  const range = rows.map((part, row) => {
    const count = Math.max(2, Math.round(width / (330 * unit))) + (row % 2);
    const crags = times(count, (place) => {
      const x = (width * (place + sheet.between(0.25, 0.75))) / count;
      const tall = height * sheet.between(0.2, 0.34) * (1 - row * 0.1);
      return peak(sheet, { x, y: height * part }, sheet.between(260, 400) * unit, tall, {
        tones: [dark, dark, dark].slice(0, row + 1),
        line: gold,
        weight: 1 + row * 0.25,
        wrinkles: 1,
      });
    });
    const banks = times(count - 1, (place) =>
      cloud(
        sheet,
        {
          x: (width * (place + sheet.between(0.4, 1))) / count,
          y: height * part,
          scale: (0.55 + row * 0.16) * unit,
          flip: sheet.random() < 0.5,
        },
        night,
      ),
    );
    return layers(crags, banks);
  });
  const moonX = width * sheet.pick([0.3, 0.5, 0.7]);
  return layers(
    ground(sheet, dark),
    at(
      { x: moonX, y: height * 0.2, scale: unit },
      rays(60, 118, 190, { line: gold, width: 0.7 }),
      disc(104, dark, { line: gold, width: 2 }),
      circles([112], { line: gold, width: 0.8 }),
      pearls(48, 97, 2.6, gold),
      disc(88, pigment.jibun, { line: gold }),
    ),
    range,
    pine({ x: width * 0.12, y: height * 1.01, scale: unit * 0.95 }, { ...pineStyle.gold, bark: dark, dark }),
    pine({ x: width * 0.9, y: height * 1.01, scale: unit * 0.8, flip: true }, { ...pineStyle.gold, bark: dark, dark }),
    mat(sheet, 24, dark, gold),
  );
}
