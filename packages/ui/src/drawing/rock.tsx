import { Fade } from "./grade.tsx";
import { paint } from "./paint.ts";
import { spurShape } from "./peak-outline.ts";

/** Units of a spur as it is drawn once; peaks are built of it in many sizes. */
export const rock = { width: 200, height: 300, count: 4 };

const leans = [6, -10, 14, -4];

/**
 * The spurs that all peaks of a drawing are built of, in the blue-and-green manner (청록산수): azurite at the crest,
 * malachite below, fading towards the foot. A drawing's file holds them once. Lines take the width of the peak.
 */
export function Rocks({ hasNear, hasFar }: { hasNear: boolean; hasFar: boolean }) {
  return (
    <defs>
      <Fade
        id="rock"
        stops={[
          [0, paint.crest],
          [0.5, paint.body],
          [1, paint.foot],
        ]}
      />
      <Fade
        id="shade"
        stops={[
          [0, paint.crest, 0.75],
          [0.7, paint.crest, 0],
        ]}
      />
      <Fade
        id="far"
        stops={[
          [0, paint.farCrest],
          [0.55, paint.farBody],
          [1, paint.foot, 0.4],
        ]}
      />
      {leans.map((lean, index) => {
        const { outline, shade, contours, strokes } = spurShape({ ...rock, lean, seed: 31 + index * 7 });
        return (
          <g key={lean}>
            {hasFar && (
              <g id={`far${index}`} stroke={paint.line} fill="none">
                <path d={outline} fill="url(#far)" />
                <path d={contours} stroke={paint.fine} strokeOpacity="0.6" />
              </g>
            )}
            {hasNear && (
              <g id={`rock${index}`} stroke={paint.line} fill="none">
                <path d={outline} fill="url(#rock)" />
                <path d={shade} fill="url(#shade)" stroke="none" />
                <path d={contours} stroke={paint.fine} strokeOpacity="0.8" />
                <path d={strokes} strokeOpacity="0.45" />
              </g>
            )}
          </g>
        );
      })}
    </defs>
  );
}
