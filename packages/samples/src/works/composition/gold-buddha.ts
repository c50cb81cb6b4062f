import { cloud } from "../drawing/cloud.ts";
import { type FigureStyle, seatedBuddha } from "../drawing/figure.ts";
import { ground } from "../drawing/frame.ts";
import { nimbus } from "../drawing/nimbus.ts";
import { at, draw, inLine, layers, times } from "../drawing/path.ts";
import { pigment } from "../drawing/pigment.ts";
import { rays } from "../drawing/ring.ts";
import { glow, type Sheet } from "../drawing/sheet.ts";
import { throne } from "../drawing/throne.ts";

const gold = pigment.geumbak;

/** Small flowers and diamonds in turn, along all four edges. */
function trim({ width, height }: Sheet, colour: string): string {
  const inset = 20;
  const band = 44;
  const [columns, rows] = [Math.round((width - inset * 2) / 60), Math.round((height - inset * 2) / 60)];
  const knob = (x: number, y: number, place: number) =>
    place % 2
      ? draw`<path d="M${x - 16} ${y}L${x} ${y - 11}L${x + 16} ${y}L${x} ${y + 11}Z"/><circle cx="${x}" cy="${y}" r="3"/>`
      : draw`<circle cx="${x}" cy="${y}" r="5"/>${layers(times(6, (petal) => at({ x, y, turn: petal * 60 }, '<path d="M0-5C-7-9-5-16 0-17C5-16 7-9 0-5Z"/>')))}`;
  const middle = inset + band / 2;
  return layers(
    draw`<path fill-rule="evenodd" fill="${colour}" d="M0 0H${width}V${height}H0ZM${inset + band} ${inset + band}V${height - inset - band}H${width - inset - band}V${inset + band}Z"/>`,
    inLine(
      { line: gold, width: 1.2 },
      times(columns, (place) => {
        const x = inset + ((place + 0.5) * (width - inset * 2)) / columns;
        return knob(x, middle, place) + knob(x, height - middle, place);
      }),
      times(rows - 2, (place) => {
        const y = inset + ((place + 1.5) * (height - inset * 2)) / rows;
        return knob(middle, y, place) + knob(width - middle, y, place);
      }),
      draw`<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" stroke-width="2.4"/><rect x="${inset + band}" y="${inset + band}" width="${width - (inset + band) * 2}" height="${height - (inset + band) * 2}" stroke-width="2.4"/>`,
    ),
  );
}

/** A seated Buddha in nothing but gold line on a dyed ground (금선묘). */
export function goldBuddha(sheet: Sheet, dyed: { ground: string; deep: string }): string {
  const { width, height } = sheet;
  const dark = dyed.ground;
  const style: FigureStyle = {
    skin: dark,
    robe: dark,
    lining: dark,
    border: dark,
    skirt: dark,
    hair: dark,
    jewel: gold,
    lip: dark,
    line: gold,
    fine: gold,
    weight: 3.2,
  };
  const plain = [dark];
  const light = { ring: plain, count: 30, fire: plain, heart: dark, band: dark, pearl: gold, line: gold };
  const scale = width / 860;
  const wind = { tones: plain, line: gold, weight: 1.1 };
  return layers(
    ground(sheet, glow(sheet, [0, dark], [1, dyed.deep])),
    at({ x: width / 2, y: height * 0.44, scale }, rays(96, 350, 1300, { line: gold, width: 0.6 })),
    at(
      { x: width / 2, y: height * 0.66, scale },
      at({ x: 0, y: -220 }, nimbus(308, light)),
      at({ x: 0, y: -452 }, nimbus(136, { ...light, count: 20 })),
      throne({ rising: plain, falling: plain, body: dark, jewel: dark, seat: dark, line: gold, weight: 1.8 }),
      seatedBuddha(style),
    ),
    cloud(sheet, { x: width * 0.24, y: height * 0.16, scale: scale * 0.8, flip: true }, wind),
    cloud(sheet, { x: width * 0.76, y: height * 0.16, scale: scale * 0.8 }, wind),
    cloud(sheet, { x: width * 0.2, y: height * 0.9, scale, flip: true }, wind),
    cloud(sheet, { x: width * 0.8, y: height * 0.9, scale }, wind),
    trim(sheet, dyed.deep),
  );
}
