import { petal } from "../drawing/petal.ts";

/** The painter's circle around the lotus, its rim left open where the brush was lifted. */
export const rim = "M12-46.500A48 48 0 1 0 40-26.500C37-32 32-37 26-40.500A44.5 44.5 0 1 1 12-46.500Z";

const around = [0, 60, 120, 180, 240, 300];

/** Petals from the back to the front; `turn` in degrees. */
export const petals = [
  ...around.map((turn) => ({ d: petal(8, 39, 12), turn: turn + 30, pigment: "yangnok" as const })),
  ...around.map((turn) => ({ d: petal(6, 33, 10.5), turn, pigment: "juhong" as const })),
];

/** The seed pod, and what is left of it in the middle; radii. */
export const pod = { outer: 9, inner: 2.5 };

export const outline = 1.2;
