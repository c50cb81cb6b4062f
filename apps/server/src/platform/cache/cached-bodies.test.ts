import { describe, expect, test } from "vitest";
import { bodyIn, ownBody } from "./cached-bodies.ts";

describe("the memory of a kept body", () => {
  test("a small one does not hold the block that it was cut from", () => {
    const cut = Buffer.from("단청");
    expect(cut.buffer.byteLength).toBeGreaterThan(cut.length);
    const own = ownBody(cut);
    expect([own.toString(), own.buffer.byteLength]).toEqual(["단청", cut.length]);
  });

  test("one that has its memory to itself is not copied", () => {
    const whole = Buffer.allocUnsafeSlow(10);
    expect(ownBody(whole)).toBe(whole);
  });

  test.each(["br", "gzip"] as const)("what is sent as %s has what it takes and no more", async (encoding) => {
    const made = await bodyIn(encoding, { identity: Buffer.from("불화를 그리는 순서 ".repeat(500)) });
    expect(Object.keys(made.bodies)).toEqual([encoding]);
    expect(made.body.buffer.byteLength).toBe(made.body.length);
  });
});
