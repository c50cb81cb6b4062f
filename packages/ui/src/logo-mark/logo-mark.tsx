import { petal } from "../drawing/petal.ts";
import { vars } from "../theme/theme.css.ts";

const { pigment } = vars;
const around = [0, 60, 120, 180, 240, 300];

/** Our mark: a lotus seen from above inside a painter's circle, its rim left open where the brush was lifted. */
export function LogoMark({ size = "2.5rem" }: { size?: string }) {
  return (
    <svg viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true" focusable="false">
      <path d="M12-46.500A48 48 0 1 0 40-26.500C37-32 32-37 26-40.500A44.5 44.5 0 1 1 12-46.500Z" fill="currentColor" />
      <g stroke={pigment.jibun} strokeWidth="1.2">
        {around.map((turn) => (
          <path key={turn} d={petal(8, 39, 12)} fill={pigment.yangnok} transform={`rotate(${turn + 30})`} />
        ))}
        {around.map((turn) => (
          <path key={turn} d={petal(6, 33, 10.5)} fill={pigment.juhong} transform={`rotate(${turn})`} />
        ))}
        <circle r="9" fill={pigment.hwang} />
      </g>
      <circle r="2.5" fill={pigment.seokganju} />
    </svg>
  );
}
