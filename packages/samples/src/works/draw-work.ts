import { mount } from "./drawing/frame.ts";
import { pigment } from "./drawing/pigment.ts";
import { drawSample } from "./sample-drawing.ts";
import type { SampleWork } from "./sample-works.ts";

const cloths = [
  [pigment.guncheong, pigment.samcheong],
  [pigment.hayeop, pigment.oknok],
  [pigment.galsaek, pigment.gyeonbon],
  [pigment.seokganju, pigment.geumbak],
] as const;

/** A sample work as SVG in its size. */
export function drawWork({ subject, format, size, seed }: SampleWork): string {
  const { composition } = subject;
  if (!format.isMounted) return drawSample(composition, size, seed);
  return drawSample(
    (sheet) => {
      const [cloth, thread] = sheet.pick(cloths);
      return mount(sheet, cloth, thread, composition);
    },
    size,
    seed,
  );
}
