import { stroke } from "../drawing/brush.ts";
import { cloud } from "../drawing/cloud.ts";
import { border, ground } from "../drawing/frame.ts";
import { at, draw, inLine, layers, type Point, times } from "../drawing/path.ts";
import { pigment, tones } from "../drawing/pigment.ts";
import { disc } from "../drawing/ring.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";

const body =
  "M-392 6C-380-60-320-108-236-124C-120-148 60-144 190-92C250-68 290-44 326-30C316 6 300 30 268 44C170 96 20 128-120 118C-250 110-356 84-392 6Z";

/** Rows of scales, each lighter towards its rim. */
function scales(fill: string): string {
  const rows = times(9, (row) =>
    times(13, (place) => {
      const [x, y] = [-190 + place * 36 + (row % 2) * 18, -132 + row * 30];
      return draw`<path d="M${x} ${y - 17}C${x + 26} ${y - 17} ${x + 34} ${y + 12} ${x + 38} ${y}C${x + 34} ${y + 18} ${x + 18} ${y + 20} ${x} ${y + 17}Z" fill="${fill}" stroke="${pigment.yacheong}" stroke-width="1.6"/>`;
    }),
  );
  return layers(rows.flat().toReversed());
}

const tail: readonly (readonly Point[])[] = [
  [
    [300, -20],
    [360, -70],
    [420, -120],
    [470, -138],
  ],
  [
    [306, -8],
    [370, -34],
    [430, -60],
    [486, -66],
  ],
  [
    [308, 6],
    [370, 10],
    [432, 2],
    [488, 6],
  ],
  [
    [300, 18],
    [356, 56],
    [412, 84],
    [468, 84],
  ],
];

const fins = [
  "M-60-140C-30-196 60-210 150-176C120-166 108-140 110-118Z",
  "M-80 116C-96 160-70 190-20 196C-26 170 0 140 30 110Z",
  "M130 88C140 124 176 140 214 132C200 112 204 88 214 66Z",
];

/** Horned and whiskered: a fish that is becoming a dragon, a pearl in its mouth. */
function head(sheet: Sheet): string {
  const skin = fade(sheet, [0, pigment.jangdan], [0.5, pigment.juhong], [1, pigment.seokganju]);
  const whiskers: readonly (readonly Point[])[] = [
    [
      [-372, -36],
      [-420, -70],
      [-470, -64],
      [-492, -96],
    ],
    [
      [-372, 40],
      [-420, 84],
      [-468, 82],
      [-496, 112],
    ],
  ];
  return layers(
    `<path d="M-204-128C-160-90-148 50-196 114C-290 112-366 82-396 8C-384-62-310-112-204-128Z" fill="${skin}" stroke="${pigment.meok}" stroke-width="3"/>`,
    `<path d="M-394 8C-350 0-318 12-292 32C-320 44-352 40-384 40Z" fill="${pigment.jibun}" stroke="${pigment.meok}" stroke-width="2.4"/>`,
    `<circle cx="-404" cy="18" r="22" fill="${pigment.hwang}" stroke="${pigment.seokganju}" stroke-width="2.4"/>`,
    at(
      { x: -288, y: -46 },
      disc(30, pigment.hobun, { line: pigment.meok, width: 3 }),
      disc(17, pigment.guncheong),
      disc(8, pigment.meok),
      '<circle cx="-5" cy="-6" r="4" fill="#fff"/>',
    ),
    `<path d="M-330-92C-300-104-260-98-236-76" fill="none" stroke="${pigment.meok}" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="${whiskers.map((points) => stroke(points, { width: 9, start: 1 })).join("")}" fill="${pigment.hayeop}" stroke="${pigment.meok}" stroke-width="1"/>`,
    `<path d="M-240-128C-226-176-188-190-146-186C-166-172-172-150-166-136C-146-158-122-158-106-150C-126-140-146-128-170-114Z" fill="${pigment.geumbak}" stroke="${pigment.meok}" stroke-width="2.4"/>`,
    inLine(
      { line: pigment.geumbak, width: 2.4 },
      '<path d="M-204-110C-168-70-160 44-200 98M-218-100C-184-64-178 40-214 88"/>',
    ),
  );
}

/** The fish of wood that hangs in the pavilion and wakes what lives in water (목어). */
export function woodenFish(sheet: Sheet): string {
  const { width, height } = sheet;
  const unit = Math.min(width / 1130, height / 620);
  const fill = fade(sheet, [0, pigment.guncheong], [0.45, pigment.yangnok], [0.8, pigment.oknok], [1, pigment.jibun]);
  const scale = fade(sheet, [0, pigment.samcheong], [1, pigment.yangnok]);
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`);
  const style = { tones: tones.blue.slice(0, 4), line: pigment.yacheong, weight: 1.2 };
  const rope = (x: number, foot: number) =>
    draw`<path d="M${x} ${-height}V${foot}" stroke="${pigment.seokganju}" stroke-width="11"/><path d="M${x} ${-height}V${foot}" stroke="${pigment.geumbak}" stroke-width="7" stroke-dasharray="5 5"/>`;
  return layers(
    ground(sheet, fade(sheet, [0, pigment.gyeonbon], [0.7, pigment.jibun], [1, pigment.yuksaek])),
    cloud(sheet, { x: width * 0.14, y: height * 0.2, scale: unit * 0.9, flip: true }, style),
    at(
      { x: width * 0.505, y: height * 0.54, scale: unit },
      rope(-120, -126),
      rope(150, -100),
      `<path d="${tail.map((points) => stroke(points, { width: 66, start: 0.6, end: 0.1 })).join("")}" fill="${pigment.jangdan}" stroke="${pigment.meok}" stroke-width="2"/>`,
      fins.map((fin) => `<path d="${fin}" fill="${pigment.jangdan}" stroke="${pigment.meok}" stroke-width="2.4"/>`),
      `<path d="${body}" fill="${fill}" stroke="${pigment.meok}" stroke-width="3.4"/><g clip-path="${clip}">${scales(scale)}<path d="M-400 60C-200 130 100 130 330 10V140H-400Z" fill="${pigment.jibun}" fill-opacity="0.55"/></g>`,
      head(sheet),
    ),
    cloud(sheet, { x: width * 0.3, y: height * 0.9, scale: unit * 1.1, flip: true }, style),
    cloud(sheet, { x: width * 0.74, y: height * 0.88, scale: unit * 1.25 }, style),
    border(sheet, 20, pigment.seokganju, 2.6),
  );
}
