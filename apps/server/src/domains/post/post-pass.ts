/** What is found stands closer in some places than in others. */
const slack = 1.25;

/** `density`: the share of a board's posts that is found; `total`: of all its posts. */
type Board = {
  density: number;
  total: number;
  /** How many posts pass in the time in which one that the index names is read. */
  timesQuicker: number;
};

/**
 * Of how many of the latest posts `wanted` are found, when each is compared as it passes; undefined where the index is
 * quicker, which names all there are on the whole board.
 */
export function passedFor(wanted: number, { density, total, timesQuicker }: Board): number | undefined {
  const passed = Math.ceil((wanted / density) * slack);
  return passed <= density * total * timesQuicker ? passed : undefined;
}
