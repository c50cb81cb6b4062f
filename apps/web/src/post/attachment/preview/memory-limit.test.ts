import { expect, test } from "vitest";
import { withMemoryLimit } from "./memory-limit.ts";

/** (module (memory (export "m") 1)) and a custom section behind it. */
const growing = Uint8Array.from([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 5, 3, 1, 0, 1, 7, 5, 1, 1, 0x6d, 2, 0, 0, 3, 1, 0x61, 0,
]);

const memoryOf = (module: Uint8Array<ArrayBuffer>) =>
  new WebAssembly.Instance(new WebAssembly.Module(module)).exports["m"] as WebAssembly.Memory;

test("ATT-03 a library that would take all memory takes so much and no more", () => {
  expect(memoryOf(growing).grow(300)).toBe(1);
  const memory = memoryOf(withMemoryLimit(growing, 16));
  expect(memory.grow(255)).toBe(1);
  expect(() => memory.grow(1)).toThrow(RangeError);
  expect(() => withMemoryLimit(growing.slice(0, 8), 16)).toThrow("No memory");
});
