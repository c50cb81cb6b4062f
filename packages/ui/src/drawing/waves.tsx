import { useId } from "react";
import { Glow } from "./grade.tsx";
import { paint } from "./paint.ts";
import { path, round } from "./path.ts";

export type WavesProps = { y: number; rows: number; width: number; /** From crest to crest. */ span: number };

const arc = (radius: number) => path`M${-radius} 0A${radius} ${radius * 0.8} 0 0 1 ${radius} 0`;

/** Rows of waves like scales (청해파), the nearer over the farther: deep at the heart and white at the crest. */
export function Waves({ y, rows, width, span }: WavesProps) {
  const id = useId();
  const radius = span * 0.54;
  const perRow = Math.ceil(width / span) + 1;
  const depths = [
    [paint.guncheong, paint.samcheong],
    [paint.yangnok, paint.oknok],
  ] as const;
  return (
    <g fill="none">
      <defs>
        {depths.map(([deep, pale], index) => (
          <g key={deep} id={`${id}${index}`}>
            <Glow
              id={`${id}g${index}`}
              at={[0.5, 1]}
              reach={1}
              stops={[
                [0, deep],
                [0.62, deep],
                [0.96, pale],
                [1, paint.rim],
              ]}
            />
            {/* Deeper than its row, so that no silk shows between this and the next. */}
            <path d={path`${arc(radius)}V${span}H${-radius}Z`} fill={deep} />
            <path d={arc(radius)} fill={`url(#${id}g${index})`} stroke={paint.line} />
            <path
              d={[0.86, 0.66, 0.46, 0.26].map((part) => arc(radius * part)).join("")}
              stroke={paint.foam}
              strokeWidth="1.2"
            />
          </g>
        ))}
      </defs>
      {Array.from({ length: rows }, (_, row) => (
        <g key={row} transform={`translate(${row % 2 ? span / 2 : 0} ${round(y + radius * 0.8 + row * span * 0.24)})`}>
          {Array.from({ length: perRow }, (__, unit) => (
            <use key={unit} href={`#${id}${row % 2}`} x={unit * span} />
          ))}
        </g>
      ))}
    </g>
  );
}
