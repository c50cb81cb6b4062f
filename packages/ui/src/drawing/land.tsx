import { useId } from "react";
import { Fade } from "./grade.tsx";
import { paint } from "./paint.ts";
import { path } from "./path.ts";
import { random } from "./random.ts";

type LandProps = {
  width: number;
  top: number;
  bottom: number;
  /** Deeper green, for the edge of the picture. */ isNear?: boolean;
};

/** Tufts of grass, three strokes each. */
function grass({ width, top, bottom }: LandProps): string {
  const next = random(Math.round(top));
  return Array.from({ length: Math.round(width / 34) }, () => {
    const [x, y] = [Math.round(next() * width), Math.round(top + 16 + next() * (bottom - top - 20))];
    return `M${x} ${y}q-2-5-6-7m6 7q0-6 0-10m0 10q2-5 6-7`;
  }).join("");
}

/** Ground from one edge of a picture to the other, green at its rise and paler below. */
export function Land(props: LandProps) {
  const { width, top, bottom, isNear = false } = props;
  const id = useId();
  const rise = path`M0 ${top + 8}C${width * 0.16} ${top - 18} ${width * 0.34} ${top - 6} ${width * 0.5} ${top - 10}S${width * 0.82} ${top - 16} ${width} ${top + 6}`;
  const stops = isNear
    ? ([
        [0, paint.yangnok],
        [1, paint.hayeop],
      ] as const)
    : ([
        [0, paint.oknok],
        [1, paint.foot],
      ] as const);
  return (
    <g fill="none" strokeLinecap="round">
      <Fade id={id} stops={stops} />
      <path d={path`${rise}V${bottom}H0Z`} fill={`url(#${id})`} />
      <path d={rise} stroke={paint.line} />
      <path d={grass(props)} stroke={paint.hayeop} strokeWidth="0.9" strokeOpacity="0.7" />
    </g>
  );
}
