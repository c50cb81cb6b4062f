import { at, draw, layers, times } from "./path.ts";
import { petalRing } from "./petal.ts";
import { pigment, type Tones } from "./pigment.ts";
import { cloudHeads, disc, pearls } from "./ring.ts";

export type BlossomStyle = { outer: Tones; inner: Tones; line: string; weight?: number };

/** An imagined flower of all precious flowers (보상화), seen from the front; 100 units in radius. */
export const blossom = ({ outer, inner, line, weight = 1.2 }: BlossomStyle, petals = 8): string =>
  layers(
    petalRing({
      count: petals,
      inner: 44,
      outer: 100,
      fullness: 1.05,
      tones: outer,
      line,
      width: weight,
      turn: 180 / petals,
    }),
    cloudHeads(petals, 34, 74, inner.slice(0, 4), { line, width: weight }),
    petalRing({
      count: petals,
      inner: 16,
      outer: 46,
      fullness: 0.95,
      tones: outer.slice(0, 4),
      line,
      width: weight * 0.8,
    }),
    disc(17, pigment.hwang, { line, width: weight }),
    pearls(7, 10.5, 3, inner.at(-1) ?? line),
    disc(4, inner.at(-1) ?? line),
  );

/** A small flower as it is carved into temple doors: five or six round petals. */
export function smallFlower(petals: number, tones: Tones, line: string, weight = 1): string {
  const one = tones.map((tone, depth) => {
    const part = 1 - depth / (tones.length + 0.6);
    const rim = depth === 0 ? draw` stroke="${line}" stroke-width="${weight}"` : "";
    return draw`<path d="M0-8C${-34 * part} ${-20} ${-30 * part} ${-30 - 36 * part} 0 ${-30 - 26 * part}C${30 * part} ${-30 - 36 * part} ${34 * part} ${-20} 0-8Z" fill="${tone}"${rim}/>`;
  });
  return layers(
    times(petals, (place) => at({ x: 0, y: 0, turn: (place * 360) / petals }, one)),
    disc(12, pigment.hwang, { line, width: weight }),
    pearls(6, 7, 2, line),
  );
}

/** A leaf in three lobes that rolls to one side, growing from the origin upwards; 70 units long. */
export const scrollLeaf = (tones: Tones, line: string, weight = 1) =>
  draw`<g stroke="${line}" stroke-width="${weight}" stroke-linejoin="round"><path d="M0 0C-20-12-30-30-24-46C-14-40-8-34-6-28C-10-48-2-64 16-70C22-58 20-46 14-36C24-42 36-40 42-32C34-18 18-4 0 0Z" fill="${tones[1] ?? line}"/><path d="M2-6C-8-18-14-28-16-36M2-8C4-28 8-46 14-60M4-6C14-18 24-26 34-30" fill="none" stroke-width="${weight * 0.7}"/><path d="M0 0C-8-8-12-14-13-20C-4-16 0-12 2-8C4-22 8-32 12-38C14-26 12-18 8-10C14-16 20-20 26-21C18-10 10-3 0 0Z" fill="${tones[3] ?? line}" stroke="none"/></g>`;
