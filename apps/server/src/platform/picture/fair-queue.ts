export type QueueEntry = {
  /** Of the file that was sent: they were counted on the way in, so no decoder has to look at the picture for them. */
  bytes: number;
  /** How often somebody who came later was taken first. */
  overtaken: number;
};

/** Small pictures that a large one lets pass. Then it is its turn: nobody waits for ever behind a stream of them. */
const mostOvertaken = 4;

/**
 * Takes out of the queue, which is in the order of arrival, whoever is next: the smallest of those who may still be
 * overtaken, and of equals the first. A small file may hold a large picture; whoever sends such files takes no more than
 * four turns of anybody, and has two slots.
 */
export function takeNext<Ticket extends QueueEntry>(queue: Ticket[]): Ticket | undefined {
  const firstDue = queue.findIndex(({ overtaken }) => overtaken >= mostOvertaken);
  const reachable = firstDue === -1 ? queue : queue.slice(0, firstDue + 1);
  const smallest = Math.min(...reachable.map(({ bytes }) => bytes));
  const place = reachable.findIndex(({ bytes }) => bytes === smallest);
  for (const passed of queue.slice(0, Math.max(place, 0))) passed.overtaken += 1;
  return place === -1 ? undefined : queue.splice(place, 1)[0];
}
