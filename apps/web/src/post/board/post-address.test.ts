import { isNotFound } from "@tanstack/react-router";
import { describe, expect, test } from "vitest";
import { postAddress } from "./post-address.ts";

function thrownBy(attempt: () => unknown): unknown {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return error;
  }
}

describe("the address of a post", () => {
  test("BRD-03 its number is the index", () => {
    expect(postAddress("NOTICE", { index: "12" })).toEqual({ type: "NOTICE", index: 12 });
  });

  test.each([undefined, "", "0", "-1", "1.5", "1e3", "abc", " 1", "01", "2147483648", "9".repeat(40)])(
    "NAV-24 an index of %s leads to the not-found page",
    (index) => {
      expect(thrownBy(() => postAddress("NOTICE", { index }))).toSatisfy(isNotFound);
    },
  );
});
