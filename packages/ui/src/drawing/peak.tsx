import { round } from "./path.ts";
import { peakFolds, peakOutline } from "./peak-outline.ts";

export type PeakProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  seed: number;
  /** From the summit's edge to the foot: azurite over malachite over ochre in the blue-and-green manner. */
  tones: string[];
  line: string;
  lineWidth?: number;
};

/** A crag in nested tones, each edged with a fine line. */
export function Peak({ x, y, width, height, seed, tones, line, lineWidth = 1.2 }: PeakProps) {
  const shapes = tones.map((tone, depth) => {
    const part = 1 - depth / (tones.length + 0.6);
    return { tone, shape: { width: width * (0.25 + part * 0.75), height: height * part, seed: seed + depth } };
  });
  return (
    <g transform={`translate(${round(x)} ${round(y)})`} stroke={line} strokeWidth={lineWidth} strokeLinejoin="round">
      {shapes.map(({ tone, shape }) => (
        <g key={tone + shape.height}>
          <path d={peakOutline(shape)} fill={tone} />
          <path d={peakFolds(shape)} fill="none" strokeWidth={lineWidth * 0.7} />
        </g>
      ))}
    </g>
  );
}
