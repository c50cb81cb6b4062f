import { round } from "./path.ts";
import { spiral } from "./spiral.ts";

export type CloudProps = {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
  /** From the rim of each billow to its heart. */
  tones: string[];
  line: string;
  lineWidth?: number;
};

// From the far ends to the middle: each billow lies over the one before it.
const billows = [
  { x: -138, y: 18, r: 22, turn: 1 },
  { x: 140, y: 20, r: 20, turn: -1 },
  { x: -98, y: 2, r: 32, turn: 1 },
  { x: 100, y: 4, r: 30, turn: -1 },
  { x: -50, y: -20, r: 40, turn: 1 },
  { x: 54, y: -16, r: 38, turn: -1 },
  { x: 0, y: -34, r: 50, turn: 1 },
] as const;

// What trails under the billows, thinning out to both sides like a brush lifted from the silk.
const trail =
  "M-300 44C-240 22-190 36-150 26C-110 16-60 22 0 22S110 16 156 26C196 36 250 24 310 40C262 38 226 52 172 48C120 44 70 52 10 50S-110 46-160 52C-210 56-250 44-300 44Z";
const trailLines =
  "M-236 42C-190 40-160 44-120 40S-40 38 0 38 90 40 130 38 210 36 246 38M-150 32C-110 28-60 32-10 30S90 26 150 32";

/** A bank of cloud: scrolled billows over a trailing hem. */
export function Cloud({ x, y, scale = 1, flip = false, tones, line, lineWidth = 1.25 }: CloudProps) {
  const shades = tones.map((tone, depth) => ({ tone, part: 1 - (depth * 0.62) / tones.length }));
  return (
    <g
      transform={`translate(${round(x)} ${round(y)}) scale(${flip ? -scale : scale} ${scale})`}
      stroke={line}
      strokeWidth={round(lineWidth / scale)}
      strokeLinecap="round"
    >
      {billows.map(({ x: cx, y: cy, r, turn }) => (
        <g key={cx}>
          {shades.map(({ tone, part }) => (
            <circle key={part} cx={cx} cy={cy} r={round(r * part)} fill={tone} stroke={part === 1 ? line : "none"} />
          ))}
          <path d={spiral(cx - turn * r * 0.66, cy, r * 0.6, turn)} fill="none" />
        </g>
      ))}
      <path d={trail} fill={tones[0]} />
      <path d={trailLines} fill="none" />
    </g>
  );
}
