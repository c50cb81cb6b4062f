import { isBlank } from "@bulmo/contracts/text-rule";
import { useSyncExternalStore } from "react";
import { createStore } from "../../parts/store/store.ts";

/** The box under the post. Those of replies are known by the id of what they answer. */
export const topBox = "";

const ofEdit = "edit:";

/** The box in which a comment is corrected, beside the one in which it is answered. */
export const editBox = (id: string) => ofEdit + id;
export const isEditBox = (box: string) => box.startsWith(ofEdit);

/** The comment that is answered or corrected in a box. */
export const commentIdOf = (box: string) => (isEditBox(box) ? box.slice(ofEdit.length) : box);

export type Boxes = Readonly<Record<string, string>>;

const none: Boxes = { [topBox]: "" };

const without = (boxes: Boxes, box: string): Boxes =>
  Object.fromEntries(Object.entries(boxes).filter(([name]) => name !== box));

const isWritten = (words: string) => !isBlank(words);
const joined = (one = "", other = "") => [one, other].filter(isWritten).join("\n");

export type Drafts = ReturnType<typeof createDrafts>;

/** What stands in the boxes that are open. Not React's to hold: a key pressed in one box redraws that box alone. */
export function createDrafts() {
  const { get: boxes, set: become, subscribe } = createStore(none);
  /** What was sent long ago stands in a box that corrects it, and is nothing to lose. */
  const starts = new Map<string, string>();
  const isUnsent = (box: string) => isWritten(boxes()[box] ?? "") && boxes()[box] !== starts.get(box);
  return {
    boxes,
    subscribe,
    isUnsent,
    hasUnsent: () => Object.keys(boxes()).some(isUnsent),
    write: (box: string, words: string) => become({ ...boxes(), [box]: words }),
    open: (box: string, start = "") => {
      starts.set(box, start);
      become({ [box]: start, ...boxes() });
    },
    /** The box under the post stays, and is empty. */
    close: (box: string) => become({ ...none, ...without(boxes(), box) }),
    /** What could not be sent stands in its box again, before what was written since. */
    putBack: (box: string, words: string) => become({ ...boxes(), [box]: joined(words, boxes()[box]) }),
    /** Where nothing is left to answer, the words become a comment. */
    moveToTop: (box: string) => become({ ...without(boxes(), box), [topBox]: joined(boxes()[topBox], boxes()[box]) }),
    restore: (kept: Boxes) => become({ ...boxes(), ...kept }),
  };
}

/** `select` answers a plain value, which tells whether anything has changed for whoever asks. */
export function useBoxes<Value extends string | boolean | undefined>(
  { subscribe, boxes }: Drafts,
  select: (boxes: Boxes) => Value,
): Value {
  return useSyncExternalStore(
    subscribe,
    () => select(boxes()),
    () => select(none),
  );
}
