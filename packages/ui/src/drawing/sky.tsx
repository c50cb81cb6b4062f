import { useId } from "react";
import { Fade, Glow } from "./grade.tsx";
import { paint } from "./paint.ts";

/** The silk that a picture is painted on, fading to mist towards the horizon. */
export function Sky({ width, height }: { width: number; height: number }) {
  const id = useId();
  return (
    <g>
      <Fade
        id={id}
        stops={[
          [0, paint.silk],
          [1, paint.haze],
        ]}
      />
      <rect width={width} height={height} fill={`url(#${id})`} />
    </g>
  );
}

type OrbProps = { x: number; y: number; radius: number; of: "sun" | "moon" };

/** The sun or the moon, within a fine ring of gold. */
export function Orb({ x, y, radius, of }: OrbProps) {
  const id = useId();
  return (
    <g stroke={paint.fine}>
      <Glow
        id={id}
        stops={[
          [0.55, paint[of]],
          [1, of === "sun" ? paint.jangdan : paint.haze],
        ]}
      />
      <circle cx={x} cy={y} r={radius} fill={`url(#${id})`} stroke={paint.line} />
      <circle cx={x} cy={y} r={radius * 0.88} fill="none" />
      <circle cx={x} cy={y} r={radius * 1.14} fill="none" strokeWidth="0.6" />
    </g>
  );
}
