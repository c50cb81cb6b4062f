import { round } from "./path.ts";
import { petal } from "./petal.ts";
import { pigment } from "./paint.ts";

// From the back of the flower to the front: how far a petal leans, how long and how wide it is.
const petals = [
  { lean: -20, length: 96, width: 26 },
  { lean: 20, length: 96, width: 26 },
  { lean: 0, length: 104, width: 28 },
  { lean: -88, length: 92, width: 20 },
  { lean: 88, length: 92, width: 20 },
  { lean: -64, length: 98, width: 26 },
  { lean: 64, length: 98, width: 26 },
  { lean: -38, length: 88, width: 27 },
  { lean: 38, length: 88, width: 27 },
  { lean: -13, length: 76, width: 25 },
  { lean: 13, length: 76, width: 25 },
];

export type LotusFlowerProps = { x: number; y: number; scale?: number; tones: string[]; line: string };

/** An open lotus seen from the side, its petals shaded from the tip down. */
export function LotusFlower({ x, y, scale = 1, tones, line }: LotusFlowerProps) {
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${scale})`} strokeLinejoin="round">
      {petals.map(({ lean, length, width }) => (
        <g key={lean} transform={`rotate(${lean})`}>
          {tones.map((tone, depth) => (
            <path
              key={tone}
              d={petal(0, length * (1 - depth * 0.17), width * (1 - depth * 0.24))}
              fill={tone}
              stroke={depth === 0 ? line : "none"}
            />
          ))}
        </g>
      ))}
      <path d="M-26-2Q0 16 26-2Q14 12 0 12T-26-2Z" fill={pigment.hayeop} stroke={line} />
    </g>
  );
}

/** A lotus leaf lying on the water: its veins run from the stem to the scalloped rim. */
export function LotusLeaf({ x, y, width }: { x: number; y: number; width: number }) {
  const vein = [-76, -54, -30, 0, 30, 54, 76];
  return (
    <g transform={`translate(${x} ${y}) scale(${round(width / 20) / 10} ${round((width / 20) * 0.4) / 10})`}>
      <circle r="100" fill={pigment.hayeop} stroke={pigment.geumbak} strokeWidth="1.5" />
      <circle r="88" fill={pigment.yangnok} />
      <circle r="60" fill={pigment.oknok} />
      <circle r="16" fill={pigment.yangnok} />
      <g stroke={pigment.hayeop} strokeWidth="1.5">
        {[...vein, ...vein.map((angle) => angle + 180)].map((angle) => (
          <path key={angle} d="M0-10V-92" transform={`rotate(${angle})`} />
        ))}
      </g>
    </g>
  );
}
