import type { Locator } from "playwright";
import sharp from "sharp";

type Colour = readonly [number, number, number];
/** Of the window, in its pixels. */
type Box = { left: number; top: number; width: number; height: number };
type Painted = { what: string; colour: Colour; box: Box };

export type PaintedContrast = { names: number[]; lines: number[] };

/** Around a line that is straight, more than it is itself. */
const margin = 5;

function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = colour
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** What is written in a drawing and its lines that join names, with the colours they are painted in. */
const paintedIn = (picture: Locator) =>
  picture.evaluate((svg: SVGSVGElement) => {
    const { left, top } = svg.getBoundingClientRect();
    const read = (paint: string) => (paint.match(/[\d.]+/gu) ?? []).slice(0, 3).map(Number) as [number, number, number];
    const placed = (element: Element, paint: string) => {
      const box = element.getBoundingClientRect();
      const place = { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
      return { what: element.textContent ?? "", colour: read(paint), box: place };
    };
    return {
      names: [...svg.querySelectorAll("text")].map((text) => placed(text, getComputedStyle(text).fill)),
      // The drawn ornaments stand in groups of their own.
      lines: [...svg.querySelectorAll(":scope > path")].map((line) => placed(line, getComputedStyle(line).stroke)),
    };
  });

/**
 * The contrast of names and of lines with the ground on which they stand: the colour that most pixels about them have, as a
 * browser painted it.
 */
export async function measureContrast(picture: Locator): Promise<PaintedContrast> {
  const { names, lines } = await paintedIn(picture);
  const png = await picture.screenshot({ animations: "disabled" });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const groundOf = ({ left, top, width, height }: Box): Colour => {
    const found = new Map<number, number>();
    for (let y = Math.max(0, Math.floor(top) - margin); y < Math.min(info.height, top + height + margin); y += 1)
      for (let x = Math.max(0, Math.floor(left) - margin); x < Math.min(info.width, left + width + margin); x += 1) {
        const pixel = data.readUIntBE((y * info.width + x) * 3, 3);
        found.set(pixel, (found.get(pixel) ?? 0) + 1);
      }
    const [most = 0] = [...found].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    return [most >> 16, (most >> 8) & 255, most & 255];
  };
  const measure = (painted: readonly Painted[]) => painted.map(({ colour, box }) => contrast(colour, groundOf(box)));
  return { names: measure(names), lines: measure(lines) };
}
