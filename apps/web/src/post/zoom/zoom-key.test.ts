import { expect, test } from "vitest";
import { actionOf, turned } from "./zoom-key.ts";

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

test("GAL-16 EXH-06 where the picture is whole, left and right lead to those beside it", () => {
  const both = { previous: {}, next: {} };
  const left = { kind: "pan", direction: "left" } as const;
  expect(turned(left, both)).toEqual({ kind: "step", to: "previous" });
  expect(turned({ ...left, direction: "right" }, both)).toEqual({ kind: "step", to: "next" });
  expect(turned(left, { next: {} })).toEqual(left);
  expect(turned({ ...left, direction: "up" }, both)).toEqual({ kind: "pan", direction: "up" });
  expect(turned({ kind: "reset" }, both)).toEqual({ kind: "reset" });
});
