import { useId } from "react";
import { Fade } from "./grade.tsx";
import { paint } from "./paint.ts";
import { path } from "./path.ts";
import { random } from "./random.ts";

type PondProps = { width: number; top: number; bottom: number };

/** Strokes of light on the water, longer the nearer they are. */
function ripples({ width, top, bottom }: PondProps): string {
  const next = random(11);
  return Array.from({ length: Math.round(width / 60) }, (_, index) => {
    const near = next();
    const length = 30 + near * 70;
    const y = Math.round(top + 8 + near * (bottom - top - 14));
    return path`M${Math.round(index * 60 + next() * 40 - 20)} ${y}q${Math.round(length / 4)} ${Math.round(-2 - near * 3)} ${Math.round(length / 2)} 0t${Math.round(length / 2)} 0`;
  }).join("");
}

/** Still water from one edge of a picture to the other, pale where it meets the mist. */
export function Pond(props: PondProps) {
  const { width, top, bottom } = props;
  const id = useId();
  const shore = path`M0 ${top + 6}C${width * 0.14} ${top - 5} ${width * 0.22} ${top + 8} ${width * 0.34} ${top}S${width * 0.58} ${top - 6} ${width * 0.7} ${top + 2} ${width * 0.9} ${top - 4} ${width} ${top + 4}`;
  return (
    <g>
      <Fade
        id={id}
        stops={[
          [0, paint.samcheong],
          [0.5, paint.guncheong],
          [1, paint.yacheong],
        ]}
      />
      <path d={path`${shore}V${bottom}H0Z`} fill={`url(#${id})`} />
      <path d={shore} fill="none" stroke={paint.line} />
      <path d={ripples(props)} fill="none" stroke={paint.foam} strokeOpacity="0.5" strokeWidth="1.1" />
    </g>
  );
}
