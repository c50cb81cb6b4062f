type Part = { name: string; preload: () => Promise<void> };

const known: Part[] = [];

/** On the element that a part is made of: a page that was sent with it tells so. */
export const partOf = (name: string) => ({ "data-part": name });

export const addPart = (part: Part): void => void known.push(part);

/** Milliseconds for which the page waits for its parts: what hangs on the line must not stop all else. */
const longest = 2000;

/**
 * Loads the parts that the page was sent with; never rejects, and ends in time. Where one comes after React, which has
 * not answered for it until then, React draws it anew as soon as anything around it changes: what was pressed or typed
 * in it would be lost.
 */
export async function loadShownParts(): Promise<void> {
  const shown = known.filter(({ name }) => document.querySelector(`[data-part="${name}"]`));
  // Not `retry/pause.ts`, which ends as soon as the line is back: the parts are on their way only then.
  const over = new Promise((resolve) => setTimeout(resolve, longest));
  await Promise.race([over, Promise.all(shown.map(({ preload }) => preload()))]);
}
