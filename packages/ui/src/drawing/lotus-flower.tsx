import { useId } from "react";
import { Fade, Glow } from "./grade.tsx";
import { paint } from "./paint.ts";
import { path, round } from "./path.ts";
import { petal } from "./petal.ts";

// From the back of the flower to the front: how far a petal leans, how long and how wide it is.
const petals = [
  { lean: -20, length: 96, width: 24 },
  { lean: 20, length: 96, width: 24 },
  { lean: 0, length: 104, width: 27 },
  { lean: -84, length: 90, width: 18 },
  { lean: 84, length: 90, width: 18 },
  { lean: -60, length: 98, width: 25 },
  { lean: 60, length: 98, width: 25 },
  { lean: -36, length: 90, width: 26 },
  { lean: 36, length: 90, width: 26 },
  { lean: -12, length: 78, width: 24 },
  { lean: 12, length: 78, width: 24 },
];

/** Tip, middle and foot of the petals. */
const hues = {
  red: [paint.juhong, paint.yuksaek, paint.rim],
  white: [paint.rim, paint.rim, paint.oknok],
} as const;

/** Four veins from the foot of a petal to near its tip. */
const veins = ({ length, width }: { length: number; width: number }) =>
  [-0.5, -0.18, 0.18, 0.5]
    .map(
      (side) =>
        path`M${side * 8} ${-length * 0.12}Q${side * width * 1.3} ${-length * 0.5} ${side * width * 0.5} ${-length * 0.82}`,
    )
    .join("");

export type LotusFlowerProps = { x: number; y: number; scale?: number; hue?: keyof typeof hues };

/** An open lotus seen from the side, each petal graded from its tip down and finely veined. */
export function LotusFlower({ x, y, scale = 1, hue = "red" }: LotusFlowerProps) {
  const id = useId();
  const [tip, middle, foot] = hues[hue];
  return (
    <g
      transform={`translate(${round(x)} ${round(y)}) scale(${scale})`}
      stroke={paint.line}
      strokeLinejoin="round"
      fill={`url(#${id})`}
    >
      <Fade
        id={id}
        stops={[
          [0, tip],
          [0.4, middle],
          [1, foot],
        ]}
      />
      {petals.map(({ lean, length, width }) => (
        <g key={lean} transform={`rotate(${lean})`}>
          <path d={petal(0, length, width)} />
          <path d={veins({ length, width })} fill="none" strokeWidth="0.6" strokeOpacity="0.5" />
        </g>
      ))}
      <path d="M-26-2Q0 16 26-2Q14 12 0 12T-26-2Z" fill={paint.hayeop} />
    </g>
  );
}

// From the stem to the rim, which is drawn in between them.
const rays = Array.from({ length: 15 }, (_, index) => index * 24);

/** A lotus leaf lying on the water: pale at its heart, with veins from there to the rim. */
export function LotusLeaf({ x, y, width }: { x: number; y: number; width: number }) {
  const id = useId();
  return (
    <g
      transform={`translate(${x} ${y}) scale(${round(width / 20) / 10} ${round((width / 20) * 0.4) / 10})`}
      fill="none"
    >
      <Glow
        id={id}
        stops={[
          [0, paint.oknok],
          [0.5, paint.yangnok],
          [1, paint.hayeop],
        ]}
      />
      <circle r="100" fill={`url(#${id})`} stroke={paint.line} strokeWidth="1.6" />
      <g stroke={paint.fine} strokeWidth="1">
        <circle r="12" />
        {rays.map((turn) => (
          <path key={turn} d="M0-14V-92M0-56L11-88M0-56L-11-88" transform={`rotate(${turn})`} />
        ))}
      </g>
    </g>
  );
}
