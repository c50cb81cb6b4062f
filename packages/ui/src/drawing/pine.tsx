import { useId } from "react";
import { Fade } from "./grade.tsx";
import { paint } from "./paint.ts";
import { polar, round } from "./path.ts";

// The trunk leans, bends back and forks; limbs thin out as a brush does that is lifted.
const trunk =
  "M-20 0C-14-26-8-40-14-66C-22-104-44-128-34-170C-26-204 8-220 10-258C12-292-14-312-10-344C-8-364 4-380 2-404L8-404C14-380 6-362 10-340C14-314 34-296 32-260C30-222-8-200-10-166C-12-132 10-110 14-74C16-44 14-22 28 0C12-8-6-6-20 0Z";
const limbs =
  "M-16-128C-50-172-82-180-136-166C-84-194-44-188-12-158ZM14-214C56-246 90-250 142-258C92-236 52-232 16-200ZM2-300C-34-338-60-342-108-334C-60-354-26-350 4-318ZM4-336C26-366 46-370 84-366C48-358 28-350 6-322Z";
const bark =
  "M-8-14C-2-40-4-60-10-80M6-30C8-60-2-80-12-104M-26-140C-28-160-22-176-12-188M-18-150C-18-164-12-176-4-186M14-226C22-244 22-266 16-284M22-240C26-254 26-266 23-278M2-306C-2-322 0-334 4-346M-2-54q6 4 10 0M-18-122q6 5 12 1M-22-166q6 5 12 1M8-214q6 5 12 0M14-262q7 4 12-1M0-324q5 4 9 0";

/** Where the needles hang: the middle of each fan of fans, and its size. */
const sprays = [
  { x: -92, y: -192, size: 0.78 },
  { x: -130, y: -172, size: 0.98 },
  { x: -54, y: -178, size: 0.7 },
  { x: 92, y: -270, size: 0.8 },
  { x: 134, y: -256, size: 1 },
  { x: 58, y: -246, size: 0.68 },
  { x: -74, y: -356, size: 0.74 },
  { x: -104, y: -338, size: 0.88 },
  { x: 78, y: -370, size: 0.86 },
  { x: -34, y: -396, size: 0.84 },
  { x: 34, y: -400, size: 0.8 },
  { x: 0, y: -418, size: 1 },
];

const fans = [
  { x: -32, y: 0, turn: -12 },
  { x: 32, y: 0, turn: 12 },
  { x: 0, y: -13, turn: 0 },
];

const needlesTo = (reach: number, count: number, spread: number) =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = polar(0, 0, -spread + (index * 2 * spread) / (count - 1), reach);
    return `M0 0L${Math.round(x)} ${Math.round(y * 0.86)}`;
  }).join("");

const longNeedles = needlesTo(31, 15, 96);
const shortNeedles = needlesTo(20, 12, 84);

/** A red pine: bark in scales, needles in fans that are dark at the heart and pale at the tips; it stands on (x, y). */
export function Pine({ x, y, scale = 1, flip = false }: { x: number; y: number; scale?: number; flip?: boolean }) {
  const id = useId();
  return (
    <g
      transform={`translate(${round(x)} ${round(y)}) scale(${flip ? -scale : scale} ${scale})`}
      stroke={paint.line}
      fill="none"
      strokeLinejoin="round"
    >
      <defs>
        <Fade
          id={`${id}b`}
          to={[1, 0.1]}
          stops={[
            [0, paint.jangdan],
            [0.5, paint.juhong],
            [1, paint.seokganju],
          ]}
        />
        <Fade
          id={`${id}f`}
          stops={[
            [0, paint.oknok],
            [0.45, paint.yangnok],
            [1, paint.hayeop],
          ]}
        />
        <g id={id}>
          {fans.map((fan) => (
            <g key={fan.x} transform={`translate(${fan.x} ${fan.y}) rotate(${fan.turn})`}>
              <path d={longNeedles} strokeWidth="0.9" />
              <path d="M-27 6A27 23 0 1 1 27 6Q14 13 0 9Q-14 13-27 6Z" fill={`url(#${id}f)`} strokeWidth="0.8" />
              <path d={longNeedles} stroke={paint.hayeop} strokeWidth="0.8" />
              <path d={shortNeedles} stroke={paint.oknok} strokeWidth="0.8" />
            </g>
          ))}
        </g>
      </defs>
      <path d={limbs} fill={`url(#${id}b)`} strokeWidth="1.2" />
      <path d={trunk} fill={`url(#${id}b)`} strokeWidth="1.3" />
      <path d={bark} stroke={paint.seokganju} strokeWidth="1.5" strokeLinecap="round" />
      {sprays.map((spray) => (
        <use key={spray.x} href={`#${id}`} transform={`translate(${spray.x} ${spray.y}) scale(${spray.size})`} />
      ))}
    </g>
  );
}
