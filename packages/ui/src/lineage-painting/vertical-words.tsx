import { paint, serif } from "../drawing/paint.ts";
import { round } from "../drawing/path.ts";
import { advanceOf } from "./vertical-length.ts";

type VerticalWordsProps = { x: number; y: number; size: number; children: string };

/** Written from the top down, as on a name tablet; a space is half a syllable. */
export function VerticalWords({ x, y, size, children }: VerticalWordsProps) {
  let place = y;
  const syllables = [...children].map((syllable) => {
    place += size * advanceOf(syllable);
    return { syllable, y: round(place) };
  });
  return (
    <g fontFamily={serif} fontSize={round(size)} fill={paint.letters} stroke="none" textAnchor="middle">
      {syllables.map(({ syllable, y: at }) => (
        <text key={at} x={round(x)} y={at}>
          {syllable}
        </text>
      ))}
    </g>
  );
}
