import { DrawnPicture } from "../drawn/drawn-picture.tsx";
import { mapSize } from "../drawn/size.ts";
import { painted } from "../drawing/painted.css.ts";
import * as styles from "./way-painting.css.ts";
import way from "./way.svg";

/** What is written on the map, and where, beside rails, roads and trees; in units of the drawing. */
const places = {
  north: { x: 470, y: 64, kind: "small" },
  iksan: { x: 540, y: 112, kind: "place", anchor: "end" },
  railway: { x: 478, y: 252, kind: "small", anchor: "end" },
  river: { x: 740, y: 182, kind: "small" },
  crossing: { x: 632, y: 258, kind: "place", anchor: "start" },
  township: { x: 520, y: 358, kind: "small" },
  firstStretch: { x: 664, y: 338, kind: "small", anchor: "start" },
  sign: { x: 750, y: 444, kind: "small", anchor: "start" },
  secondStretch: { x: 750, y: 410, kind: "small", anchor: "start" },
  temple: { x: 796, y: 218, kind: "temple" },
  gimje: { x: 438, y: 520, kind: "place", anchor: "start" },
  onward: { x: 768, y: 538, kind: "small", anchor: "start" },
  mountain: { x: 1150, y: 512, kind: "small" },
} as const;

export type WayPaintingProps = {
  /** Tells the way to whoever cannot see the drawing. */
  alt: string;
  labels: Readonly<Record<keyof typeof places, string>>;
};

type Label = { x: number; y: number; kind: "small" | "place" | "temple"; anchor?: "start" | "middle" | "end" };

/** The way to the temple, drawn: north is up. Fills its box; what has to be read stands in the middle, for narrow ones. */
export function WayPainting({ alt, labels }: WayPaintingProps) {
  return (
    <div className={styles.map}>
      <DrawnPicture src={way} size={mapSize} alt="" />
      <svg
        className={`${painted} ${styles.words}`}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={alt}
      >
        <path d="M470 44V14M470 14L463 26M470 14L477 26" className={styles.needle} />
        {Object.entries<Label>(places).map(([name, { x, y, kind, anchor = "middle" }]) => (
          <text key={name} x={x} y={y} textAnchor={anchor} className={styles.word[kind]}>
            {labels[name as keyof typeof places]}
          </text>
        ))}
      </svg>
    </div>
  );
}
