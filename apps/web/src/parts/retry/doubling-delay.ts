/** Milliseconds to wait after so many failures in a row, from 1: twice as long each time, and at most `longest`. */
export const doublingDelay =
  (first: number, longest: number) =>
  (failures: number): number =>
    Math.min(first * 2 ** (failures - 1), longest);
