/** The parts of the administration in which what was done last can be taken back. */
export type UndoPart = "board" | "bulletin" | "event" | "exhibition" | "order" | "plan";

/** What was done last in a part of it, and the call that takes it back. */
export type Undo = {
  act: "changed" | "removed";
  title: string;
  /** As it goes through JSON; who sends it looks at it again. */
  call: unknown;
};

/** `at` tells one from the next. */
export type OfferedUndo = Undo & { by: string; at: number };

/** Milliseconds in which one notices what one did. */
const lasting = 30 * 60_000;

const keyOf = (part: UndoPart) => `bulmo:undo:${part}`;

const isStored = (value: unknown): value is OfferedUndo =>
  typeof value === "object" && value !== null && "by" in value && "at" in value && "call" in value && "title" in value;

/** A page that is loaded anew has it still, and another tab does not. A browser that keeps nothing offers nothing. */
export function offerUndo(part: UndoPart, by: string, undo: Undo): void {
  try {
    sessionStorage.setItem(keyOf(part), JSON.stringify({ ...undo, by, at: Date.now() } satisfies OfferedUndo));
  } catch {
    forgetUndo(part);
  }
}

export function forgetUndo(part: UndoPart): void {
  try {
    sessionStorage.removeItem(keyOf(part));
  } catch {
    return;
  }
}

/** What they did last and may take back; of somebody else who was signed in here, nothing. */
export function readUndo(part: UndoPart, by: string, now = Date.now()): OfferedUndo | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(part)) ?? "null");
    return isStored(value) && value.by === by && now - value.at < lasting ? value : null;
  } catch {
    return null;
  }
}
