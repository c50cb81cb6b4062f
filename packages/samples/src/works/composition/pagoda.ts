import { cloud, mist } from "../drawing/cloud.ts";
import { ground, mat, seal } from "../drawing/frame.ts";
import { at, draw, inLine, layers, times } from "../drawing/path.ts";
import { peak } from "../drawing/peak.ts";
import { pigment, tones } from "../drawing/pigment.ts";
import { pine, pineStyle } from "../drawing/pine.ts";
import { disc } from "../drawing/ring.ts";
import { fade, type Sheet } from "../drawing/sheet.ts";

type Stone = { light: string; shade: string; line: string };

/** A stone pagoda of some storeys that stands on the origin, 120 units wide at its foot. */
function tower(storeys: number, { light, shade, line }: Stone): string {
  let y = -58;
  const floors = times(storeys, (storey) => {
    const part = 1 - storey * 0.135;
    const [body, roof, tall] = [44 * part, 74 * part, storey === 0 ? 50 : 24 * part];
    const top = y - tall;
    y = top - 22 * part;
    return draw`<path d="M${-body} ${top + tall}V${top}H${body}V${top + tall}Z" fill="${light}"/><path d="M${body * 0.5} ${top + tall}V${top}H${body}V${top + tall}Z" fill="${shade}" stroke="none"/><path d="M${-body * 0.86} ${top}H${body * 0.86}L${roof * 0.84} ${top - 7 * part}Q${roof} ${top - 8 * part} ${roof * 1.06} ${top - 15 * part}L${body * 0.8} ${top - 22 * part}H${-body * 0.8}L${-roof * 1.06} ${top - 15 * part}Q${-roof} ${top - 8 * part} ${-roof * 0.84} ${top - 7 * part}Z" fill="${light}"/><path d="M${-roof * 0.9} ${top - 8 * part}Q0 ${top - 3 * part} ${roof * 0.9} ${top - 8 * part}" fill="none"/>`;
  });
  const finial = draw`<path d="M-13 ${y}H13L9 ${y - 12}H-9ZM-7 ${y - 12}Q0 ${y - 30} 7 ${y - 12}ZM-1.6 ${y - 24}H1.6V${y - 86}H-1.6Z" fill="${light}"/>${layers(times(5, (ring) => draw`<ellipse cy="${y - 34 - ring * 9}" rx="${9 - ring * 1.3}" ry="3" fill="${light}"/>`))}<circle cy="${y - 88}" r="4.5" fill="${pigment.hwang}"/>`;
  return draw`<g stroke="${line}" stroke-width="1.5" stroke-linejoin="round"><path d="M-84 0V-16H84V0Z" fill="${shade}"/><path d="M-70-16V-46H70V-16Z" fill="${light}"/><path d="M-24-16V-46M24-16V-46"/><path d="M-78-46H78L70-58H-70Z" fill="${light}"/>${layers(floors)}${finial}</g>`;
}

const lights = {
  day: { sky: [pigment.samcheong, pigment.jibun], disk: pigment.jibun, cloud: tones.pale },
  dawn: { sky: [pigment.yuksaek, pigment.jibun], disk: pigment.juhong, cloud: tones.red },
  night: { sky: [pigment.guncheong, pigment.oknok], disk: pigment.hobun, cloud: tones.blue },
  autumn: { sky: [pigment.gyeonbon, pigment.hobun], disk: pigment.jangdan, cloud: tones.green },
} as const;

const grass = ({ width, height }: Sheet, unit: number) =>
  inLine(
    { line: pigment.hayeop, width: 2 * unit },
    times(26, (place) => draw`<path d="M${(width * place) / 25} ${height * 0.985}q-4-18-9-26m9 26q4-16 10-22"/>`),
  );

const far = { tones: [pigment.samcheong, pigment.baekcheong], line: pigment.guncheong, weight: 0.8, wrinkles: 1 };
const near = {
  tones: [pigment.hayeop, pigment.yangnok, pigment.oknok, pigment.gyeonbon],
  line: pigment.meok,
  weight: 1.2,
};

export type PagodaLook = { light: keyof typeof lights; storeys: 3 | 5 | 7 };

/** A pagoda among pines, mountains and mist behind it (탑). */
export function pagoda(sheet: Sheet, look: PagodaLook = { light: "day", storeys: 5 }): string {
  const { width, height } = sheet;
  const light = lights[look.light];
  const unit = Math.min(width, height) / 760;
  const isLeft = sheet.random() < 0.5;
  const side = (part: number) => width * (isLeft ? part : 1 - part);
  const haze = fade(sheet, [0, pigment.hobun, 0], [0.5, pigment.hobun, 0.95], [1, pigment.hobun, 0]);
  const style = { tones: light.cloud.slice(0, 4), line: pigment.jungmuk, weight: 1 };
  return layers(
    ground(sheet, fade(sheet, [0, light.sky[0]], [0.8, light.sky[1]])),
    at({ x: side(0.72), y: height * 0.16, scale: unit }, disc(78, light.disk, { line: pigment.geumni, width: 1.6 })),
    times(4, (place) =>
      peak(
        sheet,
        { x: width * (0.08 + place * 0.3), y: height * 0.62 },
        380 * unit,
        height * sheet.between(0.24, 0.38),
        far,
      ),
    ),
    at({ x: -width * 0.1, y: height * 0.5 }, mist(width * 1.2, height * 0.2, haze)),
    times(3, (place) =>
      peak(sheet, { x: side(0.62 + place * 0.2), y: height * 0.83 }, 400 * unit, height * (0.2 + place * 0.08), near),
    ),
    at({ x: 0, y: height * 0.68 }, mist(width * 1.1, height * 0.18, haze)),
    peak(sheet, { x: side(0.36), y: height * 1.04 }, 1100 * unit, height * 0.2, near),
    at(
      { x: side(0.4), y: height * 0.9, scale: unit * 1.5 },
      tower(look.storeys, { light: pigment.jibun, shade: pigment.galsaek, line: pigment.jungmuk }),
    ),
    pine({ x: side(0.15), y: height * 0.96, scale: unit * 1.15, flip: !isLeft }, pineStyle.colour),
    pine({ x: side(0.78), y: height * 0.99, scale: unit * 0.85, flip: isLeft }, pineStyle.colour),
    cloud(sheet, { x: side(0.3), y: height * 0.2, scale: unit * 0.7, flip: isLeft }, style),
    cloud(sheet, { x: side(0.86), y: height * 0.36, scale: unit * 0.6, flip: !isLeft }, style),
    grass(sheet, unit),
    mat(sheet, 22, pigment.jibun, pigment.galsaek),
    seal(sheet, side(0.9) - 22, height * 0.9 - 22, 44),
  );
}
