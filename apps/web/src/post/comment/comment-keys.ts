import { newKey } from "../new-key.ts";

/** Under which key the words of a box are sent: the same words again under the same, until they are known to be there. */
export function createKeys() {
  const sent = new Map<string, { words: string; key: string }>();
  return {
    of: (box: string, words: string): string => {
      const before = sent.get(box);
      if (before?.words === words) return before.key;
      const key = newKey();
      sent.set(box, { words, key });
      return key;
    },
    /** They are there: the same words once more are another comment. */
    settle: (box: string, key: string): void => {
      if (sent.get(box)?.key === key) sent.delete(box);
    },
  };
}
