import { expect, test } from "vitest";
import { actionOf } from "./zoom-key.ts";

const press = (key: string, held = {}) => actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

test("GAL-16 keys zoom, pan, go back to the whole and fill the screen", () => {
  expect(press("+")).toEqual({ kind: "zoom", way: "in" });
  expect(press("=")).toEqual(press("+"));
  expect(press("-")).toEqual({ kind: "zoom", way: "out" });
  expect(press("0")).toEqual({ kind: "reset" });
  expect(press("ArrowLeft")).toEqual({ kind: "pan", direction: "left" });
  expect(press("PageDown")).toEqual({ kind: "step", to: "next" });
  expect(press("PageUp")).toEqual({ kind: "step", to: "previous" });
  expect(press("f")).toEqual({ kind: "full-screen" });
  expect(press("ㄹ")).toEqual(press("f"));
});

test("GAL-16 other keys, and the browser's own shortcuts, do nothing here", () => {
  expect([press("a"), press("Tab"), press("Escape"), press("constructor")]).toEqual(Array(4).fill(undefined));
  expect(press("f", { ctrlKey: true })).toBeUndefined();
  expect(press("+", { metaKey: true })).toBeUndefined();
  expect(press("ArrowLeft", { altKey: true })).toBeUndefined();
});
