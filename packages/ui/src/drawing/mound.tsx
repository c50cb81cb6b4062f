import { useId } from "react";
import { Fade } from "./grade.tsx";
import { paint } from "./paint.ts";
import { path } from "./path.ts";

/** A rise of ground, green at its back and fading into the land below; centred on (x, y). */
export function Mound({ x, y, width }: { x: number; y: number; width: number }) {
  const id = useId();
  const half = width / 2;
  const high = width * 0.16;
  // Moss in dots (태점) along the back, as painters place them last.
  const moss = [-0.6, -0.52, -0.2, -0.12, 0.16, 0.5, 0.58].map((part) => {
    const rise = high * (1 - part * part) * 0.94;
    return path`M${x + part * half} ${y - rise}h.1`;
  });
  const back = path`M${x - half} ${y}C${x - half * 0.55} ${y - high * 1.3} ${x + half * 0.45} ${y - high * 1.35} ${x + half} ${y}`;
  return (
    <g fill="none" strokeLinecap="round">
      {/* Opaque as far down as a trunk stands in it. */}
      <Fade
        id={id}
        stops={[
          [0, paint.body],
          [0.6, paint.oknok],
          [1, paint.foot, 0],
        ]}
      />
      <path d={back} fill={`url(#${id})`} stroke={paint.line} />
      <path d={moss.join("")} stroke={paint.hayeop} strokeWidth="4" />
    </g>
  );
}
