import { useId } from "react";
import { path, round } from "./path.ts";
import { spiral } from "./spiral.ts";

export type WavesProps = {
  y: number;
  rows: number;
  width: number;
  /** From crest to crest. */
  span: number;
  tones: string[];
  line: string;
  foam: string;
};

/** The hollow between two crests, sagging a little before its middle as if the water ran to the right. */
function trough(y: number, span: number, depth: number): string {
  return path`M0 ${y}C${span * 0.22} ${y + depth * 1.25} ${span * 0.7} ${y + depth * 1.5} ${span} ${y}`;
}

function Foam({ size, fill, line }: { size: number; fill: string; line: string }) {
  const drops = [
    { dx: -0.95, dy: 0.35, r: 0.5 },
    { dx: 0.8, dy: 0.3, r: 0.42 },
    { dx: -0.15, dy: -0.15, r: 0.72 },
  ];
  return (
    <g fill={fill} stroke={line} strokeWidth="0.9">
      {drops.map(({ dx, dy, r }) => (
        <circle key={dx} cx={round(dx * size)} cy={round(dy * size)} r={round(r * size)} />
      ))}
      <path d={spiral(-size * 0.7, -size * 0.15, size * 0.38, 1, 3)} fill="none" />
    </g>
  );
}

/** Rows of water with hollow troughs and foaming crests (수파문), the nearer over the farther. */
export function Waves({ y, rows, width, span, tones, line, foam }: WavesProps) {
  const id = useId();
  const depth = span * 0.3;
  const perRow = Math.ceil(width / span) + 1;
  const contours = [0.24, 0.48, 0.72].map((part) => trough(depth * part, span, depth)).join("");
  return (
    <g>
      <defs>
        {tones.map((tone, index) => (
          <g key={tone} id={`${id}${index}`}>
            {/* A unit wider than its span, so that no seam shows between neighbours. */}
            <path d={path`${trough(0, span, depth)}h1V200H0Z`} fill={tone} />
            <path d={trough(0, span, depth)} fill="none" stroke={line} strokeWidth="1.2" />
            <path d={contours} fill="none" stroke={foam} strokeWidth="1.1" />
          </g>
        ))}
        <g id={`${id}f`}>
          <Foam size={span * 0.11} fill={foam} line={line} />
        </g>
      </defs>
      {Array.from({ length: rows }, (_, row) => (
        <g key={row} transform={`translate(${row % 2 ? -span / 2 : 0} ${round(y + row * depth * 1.15)})`}>
          {Array.from({ length: perRow }, (__, unit) => (
            <use key={unit} href={`#${id}${row % tones.length}`} x={unit * span} />
          ))}
          {Array.from({ length: perRow }, (__, unit) => (
            <use key={unit} href={`#${id}f`} x={unit * span} />
          ))}
        </g>
      ))}
    </g>
  );
}
