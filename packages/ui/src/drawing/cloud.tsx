import { useId } from "react";
import { Fade, Glow } from "./grade.tsx";
import { paint } from "./paint.ts";
import { round } from "./path.ts";

/** Deep and pale of each of the five colours (오색). */
const hues = {
  blue: [paint.guncheong, paint.samcheong],
  red: [paint.juhong, paint.yuksaek],
  yellow: [paint.hwang, paint.gyeonbon],
  green: [paint.yangnok, paint.oknok],
  white: [paint.oknok, paint.jibun],
} as const;

export type Hue = keyof typeof hues;

// A ruyi head, 108 units wide, standing on the origin: a crown between two lobes whose ends roll in.
const head =
  "M0 2C-10-4-18 0-28 1C-48 3-58-13-52-27C-48-37-38-40-31-36C-29-51-15-59 0-59C15-59 29-51 31-36C38-40 48-37 52-27C58-13 48 3 28 1C18 0 10-4 0 2Z";
const rolls =
  "M-31-36C-24-32-19-24-20-16C-21-7-31-3-38-7C-45-11-44-22-36-23C-29-24-26-16-31-13M31-36C24-32 19-24 20-16C21-7 31-3 38-7C45-11 44-22 36-23C29-24 26-16 31-13";
// Parallel to the outline, as the white line (분선) runs that parts line from colour.
const inner = "M-47-24C-45-31-38-34-33-31M47-24C45-31 38-34 33-31M-27-36C-25-47-13-54 0-54C13-54 25-47 27-36";
const ribs = "M-20-33C-18-42-10-47 0-47C10-47 18-42 20-33M-13-29C-11-36-6-40 0-40C6-40 11-36 13-29";

/** Heads from the back to the front, and the one tail that the wind draws out. */
const kinds = {
  crown: {
    tail: "M-96 8C-110 4-108-12-94-10C-66-8-40-10 10-6C64-1 96 12 142 6C178 1 206-12 240-36C220 0 188 22 146 25C106 27 74 17 30 17S-70 22-96 8Z",
    veins: "M-84 3C-54 9-24 4 12 5C60 7 98 20 144 15C174 11 198-3 220-18M-46 14C-20 11 6 10 30 11C66 13 92 22 130 22",
    heads: [
      { x: -64, y: 3, size: 0.56 },
      { x: 62, y: 4, size: 0.6 },
      { x: -4, y: 8, size: 1 },
    ],
  },
  flying: {
    tail: "M-70 10C-84 6-80-12-66-9C-34-4 4-8 42-12C92-18 122-42 172-48C206-52 236-42 260-24C228-36 204-34 180-26C130-10 104 18 48 22C10 25-52 24-70 10Z",
    veins:
      "M-56 6C-20 11 22 5 56-2C102-12 134-36 186-38C204-38 222-34 236-29M-20 17C24 18 66 14 100-8C118-20 132-26 148-31",
    heads: [
      { x: 46, y: -2, size: 0.68 },
      { x: -22, y: 8, size: 0.9 },
    ],
  },
  wisp: {
    tail: "M-46 8C-58 2-52-12-40-9C-12-4 22-12 46-2C80 12 78 38 110 46C134 52 154 44 172 30C162 56 136 68 108 63C66 56 60 28 32 20C8 13-30 18-46 8Z",
    veins: "M-32 4C-8 8 22 1 42 9C68 21 74 46 108 54C126 58 142 53 154 46M-10 14C14 12 36 16 50 27",
    heads: [{ x: 0, y: 8, size: 0.8 }],
  },
} as const;

export type CloudProps = {
  x: number;
  y: number;
  kind?: keyof typeof kinds;
  scale?: number;
  flip?: boolean;
  /** Of the heads, from the back to the front; the last is the tail's too. */
  colours?: readonly Hue[];
  lineWidth?: number;
};

/** An auspicious cloud (오색운): ruyi heads, graded from their heart to a pale rim, over a single tapering tail. */
export function Cloud(props: CloudProps) {
  const { x, y, kind = "crown", scale = 1, flip = false, colours = ["red", "yellow", "blue"], lineWidth = 1.1 } = props;
  const { tail, veins, heads } = kinds[kind];
  const id = useId();
  const last = colours.at(-1) ?? "white";
  return (
    <g
      transform={`translate(${round(x)} ${round(y)}) scale(${flip ? -scale : scale} ${scale})`}
      fill="none"
      stroke={paint.line}
      strokeWidth={round(lineWidth / scale)}
      strokeLinecap="round"
    >
      <Fade
        id={`${id}t`}
        to={[1, 0]}
        stops={[
          [0, hues[last][0]],
          [0.45, hues[last][1]],
          [1, paint.rim],
        ]}
      />
      <path d={tail} fill={`url(#${id}t)`} />
      <path d={veins} strokeOpacity="0.6" />
      {heads.map(({ x: left, y: foot, size }, index) => {
        const [deep, pale] = hues[colours[index] ?? last];
        return (
          <g
            key={left}
            transform={`translate(${left} ${foot}) scale(${size})`}
            strokeWidth={round(lineWidth / scale / size)}
          >
            <Glow
              id={`${id}${index}`}
              at={[0.5, 0.9]}
              reach={0.95}
              stops={[
                [0, deep],
                [0.5, pale],
                [1, paint.rim],
              ]}
            />
            <path d={head} fill={`url(#${id}${index})`} />
            <path d={inner} stroke={paint.rim} strokeWidth="2" />
            <path d={rolls} />
            <path d={ribs} strokeOpacity="0.55" />
          </g>
        );
      })}
    </g>
  );
}
