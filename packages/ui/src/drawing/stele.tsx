import { paint } from "./paint.ts";
import { path } from "./path.ts";

type SteleProps = { x: number; y: number; height: number; scale?: number; stone?: string };

/** Columns of brushed marks, too small to be any writing. */
function columns(height: number): string {
  const rows = Math.floor((height - 40) / 13);
  return [-18, -6, 6, 18]
    .flatMap((x) =>
      Array.from({ length: rows - (x === -18 ? 3 : 0) }, (_, row) => path`M${x} ${-height + 26 + row * 13}v7`),
    )
    .join("");
}

/** A memorial stone on its plinth, capped with a roof of stone, standing on (x, y). */
export function Stele({ x, y, height, scale = 1, stone = paint.jibun }: SteleProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke={paint.line} strokeWidth="1.2" strokeLinejoin="round">
      <path d="M-50 0V-18Q0-30 50-18V0Z" fill={paint.gyeonbon} />
      <path d="M-40-22Q-26-12-14-25T14-25T40-22" fill="none" strokeWidth="0.8" />
      <rect x="-32" y={-height} width="64" height={height - 22} fill={stone} />
      <path d={columns(height)} fill="none" strokeWidth="1.4" />
      <path
        d={path`M-54 ${-height + 2}Q-40 ${-height - 6} -30 ${-height - 24}Q0 ${-height - 34} 30 ${-height - 24}Q40 ${-height - 6} 54 ${-height + 2}Q0 ${-height + 12} -54 ${-height + 2}Z`}
        fill={paint.gyeonbon}
      />
      <circle cy={-height - 34} r="6" fill={paint.jibun} />
    </g>
  );
}
