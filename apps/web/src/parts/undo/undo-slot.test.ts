import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetUndo, offerUndo, readUndo } from "./undo-slot.ts";

const undo = { act: "changed", title: "제5회 불교미술전", call: { n: 5, revision: 2 } } as const;
const minute = 60_000;

describe("EXH-01 what was saved last can be taken back", () => {
  let stored: Map<string, string>;

  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("by who saved it, for half an hour, in its own part", () => {
    offerUndo("exhibition", "a", undo);
    expect(readUndo("exhibition", "a")).toMatchObject(undo);
    expect(readUndo("board", "a")).toBeNull();
    expect(readUndo("exhibition", "b")).toBeNull();
    expect(readUndo("exhibition", "a", Date.now() + 29 * minute)).not.toBeNull();
    expect(readUndo("exhibition", "a", Date.now() + 31 * minute)).toBeNull();
  });

  test("until it is forgotten, or something else is saved", () => {
    offerUndo("plan", "a", undo);
    offerUndo("plan", "a", { ...undo, title: "그다음" });
    expect(readUndo("plan", "a")?.title).toBe("그다음");
    forgetUndo("plan");
    expect(readUndo("plan", "a")).toBeNull();
  });

  test.each(["", "null", "1", '{"by":"a"}', "{"])("not from what somebody else left there: %j", (text) => {
    stored.set("bulmo:undo:plan", text);
    expect(readUndo("plan", "a")).toBeNull();
  });

  test("where a browser keeps nothing, nothing is offered", () => {
    vi.stubGlobal("sessionStorage", undefined);
    offerUndo("plan", "a", undo);
    expect(readUndo("plan", "a")).toBeNull();
  });
});
