import type { Direction } from "./zoom-stage.ts";

export type ZoomAction =
  | { kind: "zoom"; way: "in" | "out" }
  | { kind: "pan"; direction: Direction }
  | { kind: "step"; to: "previous" | "next" }
  | { kind: "reset" | "full-screen" };

const actions = new Map<string, ZoomAction>(
  Object.entries({
    "+": { kind: "zoom", way: "in" },
    "=": { kind: "zoom", way: "in" },
    "-": { kind: "zoom", way: "out" },
    _: { kind: "zoom", way: "out" },
    "0": { kind: "reset" },
    Home: { kind: "reset" },
    ArrowLeft: { kind: "pan", direction: "left" },
    ArrowRight: { kind: "pan", direction: "right" },
    ArrowUp: { kind: "pan", direction: "up" },
    ArrowDown: { kind: "pan", direction: "down" },
    PageUp: { kind: "step", to: "previous" },
    PageDown: { kind: "step", to: "next" },
    f: { kind: "full-screen" },
    F: { kind: "full-screen" },
    // The same key while Hangul is being typed.
    ㄹ: { kind: "full-screen" },
  } as const),
);

const sides = { left: "previous", right: "next" } as const;

/** Where the whole picture is in view, there is nothing to move to at its sides but the pictures beside it. */
export function turned(action: ZoomAction, steps: Partial<Record<"previous" | "next", unknown>>): ZoomAction {
  if (action.kind !== "pan" || action.direction === "up" || action.direction === "down") return action;
  const to = sides[action.direction];
  return steps[to] ? { kind: "step", to } : action;
}

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** What a key does in the zoom view; the browser's own shortcuts stay the browser's. */
export function actionOf({ key, ctrlKey, metaKey, altKey }: Press): ZoomAction | undefined {
  return ctrlKey || metaKey || altKey ? undefined : actions.get(key);
}
