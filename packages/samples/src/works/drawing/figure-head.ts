import { draw, layers, type Point, pointsOf, times } from "./path.ts";

// Measures from the seat of the figure; what has a mirror image is given for the right.

export const rightFace: readonly Point[] = pointsOf("0,-369 18,-371 36,-384 47,-406 51,-434 48,-462 30,-475 0,-471");

export const hair: readonly Point[] = pointsOf(
  "51,-440 57,-466 50,-490 33,-505 28,-524 14,-536 0,-539 -14,-536 -28,-524 -33,-505 -50,-490 -57,-466 -51,-440 -46,-461 -28,-474 0,-470 28,-474 46,-461",
);

export const rightEar: readonly Point[] = pointsOf("50,-446 60,-452 66,-438 63,-414 65,-388 59,-374 52,-384 50,-410");

export const rightOfFace: Record<"bold" | "fine", readonly (readonly Point[])[]> = {
  bold: [
    pointsOf("7,-438 18,-449 33,-450 46,-440"),
    pointsOf("9,-424 18,-430 29,-430 42,-424"),
    pointsOf("20,-426 25,-423 31,-426"),
  ],
  fine: [
    pointsOf("11,-423 22,-420 33,-421 41,-424"),
    pointsOf("11,-433 22,-438 34,-437 43,-431"),
    pointsOf("57,-440 60,-424 57,-404"),
  ],
};

export const nose: readonly (readonly Point[])[] = [
  pointsOf("-5,-438 -5,-424 -9,-411 -7,-404 0,-402 7,-404 9,-411"),
  pointsOf("5,-434 5,-424 6,-416"),
];

export const mouth = pointsOf("-16,-391 -6,-388 0,-390 6,-388 16,-391");
export const upperLip = pointsOf("-14,-391 -5,-396 0,-394 5,-396 14,-391");
export const lowerLip = pointsOf("-10,-388 -5,-383 0,-382 5,-383 10,-388");

/** The folds of the throat (삼도). */
export const neck: readonly (readonly Point[])[] = [
  pointsOf("-27,-368 -10,-363 10,-363 27,-368"),
  pointsOf("-33,-359 -12,-353 12,-353 33,-359"),
];

const rows = [
  { y: -479, half: 50 },
  { y: -489, half: 46 },
  { y: -499, half: 37 },
  { y: -509, half: 27 },
  { y: -518, half: 24 },
  { y: -527, half: 17 },
];

/** Small shells of hair (나발), row over row. */
export const hairCurls = (line: string, width: number): string =>
  layers(
    rows.flatMap(({ y, half }, row) => {
      const count = Math.round((half * 2) / 11);
      return times(count, (place) => {
        const x = -half + ((place + 0.5) * half * 2) / count;
        // The lowest row follows the brow.
        const lift = row === 0 ? (Math.abs(x) / 50) ** 2 * 12 : (Math.abs(x) / 50) ** 2 * 6;
        return draw`<circle cx="${x}" cy="${y + lift}" r="4.6" fill="none" stroke="${line}" stroke-width="${width}"/><circle cx="${x}" cy="${y + lift}" r="1.6" fill="${line}"/>`;
      });
    }),
  );
