export type Waiting = {
  /** Of the file that was sent: they were counted on the way in, so no decoder has to look at the picture for them. */
  bytes: number;
  /** How often somebody who came later was taken first. */
  overtaken: number;
};

/** Small pictures that a large one lets pass. Then it is its turn: nobody waits for ever behind a stream of them. */
const mostOvertaken = 4;

/**
 * Takes out of the line, which is in the order of arrival, whoever is next: the smallest of those who may still be
 * overtaken, and of equals the first. A small file may hold a large picture; whoever sends such files takes no more than
 * four turns of anybody, and has two places.
 */
export function takeNext<Ticket extends Waiting>(line: Ticket[]): Ticket | undefined {
  const patientUntil = line.findIndex(({ overtaken }) => overtaken >= mostOvertaken);
  const reachable = patientUntil === -1 ? line : line.slice(0, patientUntil + 1);
  const smallest = Math.min(...reachable.map(({ bytes }) => bytes));
  const place = reachable.findIndex(({ bytes }) => bytes === smallest);
  for (const passed of line.slice(0, Math.max(place, 0))) passed.overtaken += 1;
  return place === -1 ? undefined : line.splice(place, 1)[0];
}
