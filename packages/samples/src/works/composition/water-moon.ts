import { cloud } from "../drawing/cloud.ts";
import { ground, mat, seal } from "../drawing/frame.ts";
import { at, draw, inLine, layers, polar, times } from "../drawing/path.ts";
import { peak } from "../drawing/peak.ts";
import { pigment, tones } from "../drawing/pigment.ts";
import { circles, disc, pearls } from "../drawing/ring.ts";
import { fade, glow, type Sheet } from "../drawing/sheet.ts";
import { crest, ripples } from "../drawing/wave.ts";

/** A vase of pure water (정병), its foot at the origin; 190 units tall. */
function vase(sheet: Sheet): string {
  const glaze = fade(sheet, [0, pigment.oknok], [0.5, pigment.baeknok], [1, pigment.yangnok]);
  const body =
    "M-20 0L-26-8C-50-34-52-74-30-98C-18-112-13-120-13-134L-20-140V-146L-9-150L-7-186L-3-190H3L7-186L9-150L20-146V-140L13-134C13-120 18-112 30-98C52-74 50-34 26-8L20 0Z";
  return layers(
    draw`<path d="M34-92C50-108 56-122 50-136L62-142C70-122 62-98 42-80Z" fill="${pigment.oknok}" stroke="${pigment.hayeop}" stroke-width="1.5"/>`,
    draw`<path d="${body}" fill="${glaze}" stroke="${pigment.hayeop}" stroke-width="1.8"/>`,
    inLine({ line: pigment.hayeop, width: 1 }, '<path d="M-44-60Q0-48 44-60M-46-52Q0-40 46-52M-13-134H13M-24-10H24"/>'),
    at(
      { x: 0, y: -74, scale: 0.16 },
      circles([60, 40], { line: pigment.yangnok, width: 8 }),
      pearls(8, 50, 9, pigment.yangnok),
    ),
  );
}

/** Twigs of willow that hang over the rim of the vase, from the origin. */
function willow(sheet: Sheet): string {
  const twigs = times(7, (place) => {
    const side = (place - 3) / 3;
    const [endX, endY] = [side * sheet.between(110, 170), sheet.between(-40, 110) - (1 - Math.abs(side)) * 130];
    const [bendX, bendY] = [side * 70, -sheet.between(120, 190)];
    const leaves = times(11, (leaf) => {
      const part = 0.25 + leaf * 0.07;
      const x = 2 * (1 - part) * part * bendX + part ** 2 * endX;
      const y = 2 * (1 - part) * part * bendY + part ** 2 * endY;
      return at(
        { x, y, turn: 180 - side * 30 + (leaf % 2 ? 34 : -34) },
        `<path d="M0 0Q-5-13 0-27Q5-13 0 0Z" fill="${leaf % 3 ? pigment.yangnok : pigment.oknok}"/>`,
      );
    });
    return layers(
      inLine({ line: pigment.hayeop, width: 2 }, draw`<path d="M0 0Q${bendX} ${bendY} ${endX} ${endY}"/>`),
      leaves,
    );
  });
  return layers(twigs);
}

/** Bamboo behind the rock: joints and leaves, thin. */
function bamboo(sheet: Sheet, tall: number): string {
  const canes = times(3, (place) => {
    const x = place * 38;
    const joints = times(
      9,
      (joint) =>
        draw`<path d="M${x + joint * 2} ${-joint * tall * 0.11}L${x + joint * 2 + 2} ${-(joint + 0.93) * tall * 0.11}" stroke-width="7"/>`,
    );
    const leaves = times(12, (leaf) => {
      const [dx, dy] = polar(100 + sheet.random(70) + (leaf % 2 ? 0 : 110), sheet.between(60, 96));
      const [fromX, fromY] = [x + 14, -tall * sheet.between(0.35, 1)];
      return draw`<path d="M${fromX} ${fromY}q${dx * 0.5 - 7} ${dy * 0.5} ${dx} ${dy}q${-dx * 0.5 + 7} ${-dy * 0.42} ${-dx} ${-dy}Z" fill="${leaf % 3 ? pigment.yangnok : pigment.hayeop}" stroke="none"/>`;
    });
    return layers(joints, leaves);
  });
  return inLine({ line: pigment.yangnok }, canes);
}

const nights = { azurite: pigment.guncheong, malachite: pigment.hayeop } as const;

/** The full moon over the sea, a vase with willow on the rock before it (정병과 버들). */
export function waterMoon(sheet: Sheet, look: keyof typeof nights = "azurite"): string {
  const { width, height } = sheet;
  const unit = Math.min(width, height) / 900;
  const isLeft = sheet.random() < 0.5;
  const side = (part: number) => width * (isLeft ? part : 1 - part);
  const night = nights[look];
  const moonlight = glow(sheet, [0, pigment.hobun], [0.8, pigment.jibun], [1, pigment.gyeonbon]);
  const rock = {
    tones: [pigment.hayeop, pigment.yangnok, pigment.oknok, pigment.hwang],
    line: pigment.meok,
    weight: 1.3,
  };
  const sea = { tones: [pigment.guncheong], foam: pigment.jibun, line: pigment.yacheong, weight: 1.3 };
  return layers(
    ground(sheet, fade(sheet, [0, night], [0.75, pigment.galsaek], [1, pigment.gyeonbon])),
    at(
      { x: width * 0.5, y: height * 0.38, scale: unit },
      circles([372, 364, 340], { line: pigment.geumbak, width: 1 }),
      pearls(72, 352, 3.4, pigment.geumbak),
      disc(330, moonlight, { line: pigment.geumbak, width: 2.4 }),
    ),
    cloud(
      sheet,
      { x: side(0.8), y: height * 0.16, scale: unit * 0.8, flip: isLeft },
      { tones: tones.ochre.slice(0, 4), line: pigment.seokganju },
    ),
    at({ x: side(0.1), y: height * 0.86, scale: unit * 1.2, flip: !isLeft }, bamboo(sheet, 620)),
    peak(sheet, { x: side(0.1), y: height * 0.94 }, 520 * unit, height * 0.5, rock),
    peak(sheet, { x: side(0.4), y: height * 0.97 }, 560 * unit, height * 0.25, rock),
    at({ x: side(0.42), y: height * 0.775, scale: unit * 1.35 }, at({ x: 0, y: -186 }, willow(sheet)), vase(sheet)),
    peak(sheet, { x: side(0.5), y: height * 0.97 }, 330 * unit, height * 0.22, rock),
    peak(sheet, { x: side(0.33), y: height * 0.97 }, 300 * unit, height * 0.21, rock),
    peak(sheet, { x: side(0.9), y: height * 0.98 }, 300 * unit, height * 0.14, rock),
    draw`<rect y="${height * 0.88}" width="${width}" height="${height * 0.12}" fill="${pigment.guncheong}" fill-opacity="0.55"/>`,
    ripples(width, height * 0.88, height * 0.12, 9, pigment.jibun, 1.6 * unit),
    times(4, (place) =>
      at(
        {
          x: width * (0.08 + place * 0.29),
          y: height * 0.975,
          scale: unit * sheet.between(0.6, 0.95),
          flip: place % 2 === 0,
        },
        crest(sea),
      ),
    ),
    mat(sheet, 22, pigment.jibun, pigment.geumni),
    seal(sheet, side(0.9) - 23, height * 0.06, 46),
  );
}
