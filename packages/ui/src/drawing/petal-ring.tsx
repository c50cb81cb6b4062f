import { useId } from "react";
import { paint } from "./paint.ts";
import { path, round } from "./path.ts";
import { petal } from "./petal.ts";

export type PetalRingProps = {
  count: number;
  inner: number;
  outer: number;
  /** Part of the room a petal has that it fills; above 1 neighbours overlap. */
  fullness?: number;
  /** From the rim to the heart, as dancheong painters lay one tone into the other. */
  tones: string[];
  /** Degrees the whole ring is turned by. */
  turn?: number;
  line?: string;
  lineWidth?: number;
};

/** A ring of petals around the origin, each shaded in nested tones and drawn round with a gold line. */
export function PetalRing(props: PetalRingProps) {
  const { count, inner, outer, fullness = 1, tones, turn = 0, lineWidth = 1 } = props;
  const { line = paint.geumbak } = props;
  const id = useId();
  const length = outer - inner;
  const room = Math.tan(Math.PI / count) * (inner + length * 0.52) * fullness;
  const nested = tones.map((tone, depth) => {
    // The rim is a thin white line (분선); the tones inside it share what is left.
    const part = depth === 0 ? 0 : 0.09 + ((depth - 1) / (tones.length - 1)) * 0.8;
    return { tone, shape: petal(inner, outer - length * part * 0.62, room * (1 - part * 0.86)) };
  });
  const veins = [-1, 0, 1].map((side) => {
    const reach = outer - length * (side === 0 ? 0.3 : 0.42);
    const lean = side * room * 0.36;
    return path`M${lean * 0.3} ${-inner}Q${lean * 1.2} ${-(inner + reach) / 2} ${lean * 0.8} ${-reach}`;
  });
  return (
    <g>
      <g id={id} transform={`rotate(${round(turn)})`} strokeWidth={lineWidth}>
        {nested.map(({ tone, shape }, depth) => (
          <path key={tone} d={shape} fill={tone} stroke={depth === 0 ? line : "none"} />
        ))}
        <path d={veins.join("")} fill="none" stroke={line} strokeWidth={lineWidth * 0.7} />
      </g>
      {Array.from({ length: count - 1 }, (_, index) => (
        <use key={index} href={`#${id}`} transform={`rotate(${round(((index + 1) * 360) / count)})`} />
      ))}
    </g>
  );
}
