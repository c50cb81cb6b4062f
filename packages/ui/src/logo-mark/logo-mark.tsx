import { vars } from "../theme/theme.css.ts";
import { outline, petals, pod, rim } from "./mark-shapes.ts";

const { pigment } = vars;

/** Our mark: a lotus seen from above inside a painter's circle, its rim left open where the brush was lifted. */
export function LogoMark({ size = "2.5rem" }: { size?: string }) {
  return (
    <svg viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={rim} fill="currentColor" />
      <g stroke={pigment.jibun} strokeWidth={outline}>
        {petals.map(({ d, turn, pigment: name }) => (
          <path key={turn} d={d} fill={pigment[name]} transform={`rotate(${turn})`} />
        ))}
        <circle r={pod.outer} fill={pigment.hwang} />
      </g>
      <circle r={pod.inner} fill={pigment.seokganju} />
    </svg>
  );
}
