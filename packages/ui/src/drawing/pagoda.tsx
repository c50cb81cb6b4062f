import { paint } from "./paint.ts";
import { path } from "./path.ts";

const storeys = [
  { y: -44, width: 54, height: 34 },
  { y: -90, width: 46, height: 26 },
  { y: -128, width: 40, height: 21 },
  { y: -160, width: 34, height: 17 },
  { y: -188, width: 28, height: 14 },
];

/** A stone pagoda of five storeys with a bronze finial, standing on (x, y). */
export function Pagoda({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke={paint.line} strokeWidth="1.1" strokeLinejoin="round">
      <path d="M-52 0V-14H52V0ZM-42-14V-34H42V-14ZM-46-34V-40H46V-34Z" fill={paint.jibun} />
      {storeys.map(({ y: foot, width, height }) => (
        <g key={foot}>
          <rect x={-width / 2} y={foot - height} width={width} height={height} fill={paint.jibun} />
          <path d={path`M${-width / 2 + 4} ${foot}v${-height}M${width / 2 - 4} ${foot}v${-height}`} strokeWidth="0.6" />
          <path
            d={path`M${-width / 2 - 13} ${foot - height - 1}Q0 ${foot - height + 5} ${width / 2 + 13} ${foot - height - 1}L${width / 2 - 3} ${foot - height - 12}H${-width / 2 + 3}Z`}
            fill={paint.gyeonbon}
          />
        </g>
      ))}
      <g fill={paint.yangnok}>
        <path d="M-12-214H12V-222H-12ZM-9-222C-13-234-7-240 0-246C7-240 13-234 9-222Z" />
        <path d="M-5-246H5L2-270H-2Z" />
        <circle cy="-275" r="4" fill={paint.geumbak} />
      </g>
    </g>
  );
}
