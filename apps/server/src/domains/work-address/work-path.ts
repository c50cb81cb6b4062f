/** A work's permanent address (WRK-05). */
export const workNumberPath = (number: number) => `/w/${number}`;

/** The same work as Linked Art, as a file (WRK-08). */
export const workLinkedPath = (number: number) => `${workNumberPath(number)}.jsonld`;

/** The number in an address; 0, which no work has, for what is none. */
export const workNumberIn = (given: unknown): number =>
  typeof given === "string" && /^[1-9]\d{0,8}$/u.test(given) ? Number(given) : 0;
