import { useId } from "react";
import { pigment } from "./paint.ts";
import { path, polar, round } from "./path.ts";

const trunk =
  "M-16 0C-10-60-34-110-22-170C-12-222 14-250 6-310C2-350-18-372-12-404L-4-404C4-372 26-350 28-308C32-250 6-216 2-168C-4-112 18-60 22 0Z";
const branches = "M-20-176C-50-196-70-196-104-190M20-262C54-282 84-280 116-268M8-330C-24-352-48-352-74-344";
const bark = "M-4-20C4-70-16-110-8-164M10-236C18-270 18-300 12-330M-8-196C-2-214 8-230 12-250";

/** Where the needles hang: the middle of each spray, and its size beside a full one. */
const sprays = [
  { x: -106, y: -180, size: 1 },
  { x: 118, y: -258, size: 1.08 },
  { x: -80, y: -332, size: 0.96 },
  { x: -30, y: -206, size: 0.7 },
  { x: 50, y: -290, size: 0.76 },
  { x: 36, y: -376, size: 0.96 },
  { x: -16, y: -404, size: 1.06 },
];

const tufts = [
  { x: -32, y: 0 },
  { x: 32, y: 0 },
  { x: 0, y: -15 },
];

const needles = Array.from({ length: 17 }, (_, index) => {
  const [x, y] = polar(0, 0, -104 + index * 13, 26);
  return path`M0 0L${x} ${y * 0.86}`;
}).join("");

/** A red pine with its needles in round tufts; it stands on (x, y). */
export function Pine({ x, y, scale = 1, flip = false }: { x: number; y: number; scale?: number; flip?: boolean }) {
  const id = useId();
  return (
    <g
      transform={`translate(${round(x)} ${round(y)}) scale(${flip ? -scale : scale} ${scale})`}
      stroke={pigment.soyeon}
    >
      <defs>
        <g id={id} strokeWidth="1.1">
          {tufts.map((tuft) => (
            <g key={tuft.x} transform={`translate(${tuft.x} ${tuft.y})`}>
              <path d="M-29 7A29 25 0 1 1 29 7Q0 15-29 7Z" fill={pigment.hayeop} />
              <path d={needles} stroke={pigment.oknok} strokeWidth="0.9" />
            </g>
          ))}
        </g>
      </defs>
      <path d={branches} fill="none" strokeWidth="11" strokeLinecap="round" />
      <path d={branches} fill="none" stroke={pigment.juhong} strokeWidth="8" strokeLinecap="round" />
      <path d={trunk} fill={pigment.juhong} strokeWidth="1.2" />
      <path d={bark} fill="none" stroke={pigment.seokganju} strokeWidth="2" />
      {sprays.map((spray) => (
        <use key={spray.x} href={`#${id}`} transform={`translate(${spray.x} ${spray.y}) scale(${spray.size})`} />
      ))}
    </g>
  );
}
