type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
  ));

const down = [0, 1] as const;
const middle = [0.5, 0.5] as const;

/** Colour that fades from the top of what it fills to its foot (바림), or along `to` in parts of its box. */
export function Fade({ id, stops, to = down }: { id: string; stops: readonly Stop[]; to?: readonly [number, number] }) {
  return (
    <linearGradient id={id} x2={to[0]} y2={to[1]}>
      {stopsOf(stops)}
    </linearGradient>
  );
}

type GlowProps = { id: string; stops: readonly Stop[]; at?: readonly [number, number]; reach?: number };

/** Colour that fades from a point, in parts of the box of what it fills, to its rim. */
export function Glow({ id, stops, at = middle, reach = 0.5 }: GlowProps) {
  return (
    <radialGradient id={id} cx={at[0]} cy={at[1]} r={reach}>
      {stopsOf(stops)}
    </radialGradient>
  );
}
