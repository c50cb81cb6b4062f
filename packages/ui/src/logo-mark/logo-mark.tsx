import { outline, petals, pod, rim } from "./mark-shapes.ts";
import { fill, lines } from "./logo-mark.css.ts";

/** Our mark: a lotus seen from above inside a painter's circle, its rim left open where the brush was lifted. */
export function LogoMark({ size = "2.5rem" }: { size?: string }) {
  return (
    <svg viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={rim} fill="currentColor" />
      <g className={lines} strokeWidth={outline}>
        {petals.map(({ d, turn, pigment }) => (
          <path key={turn} d={d} className={fill[pigment]} transform={`rotate(${turn})`} />
        ))}
        <circle r={pod.outer} className={fill.hwang} />
      </g>
      <circle r={pod.inner} className={fill.seokganju} />
    </svg>
  );
}
