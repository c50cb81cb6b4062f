import { expect, test } from "vitest";
import { inNameOrder } from "./name-order.ts";

test("pictures that are chosen together stand as the numbers in their names have them", () => {
  const names = ["10.png", "2.png", "1.png", "나.png", "가.png"];
  const files = names.map((name) => new File([], name));
  expect(inNameOrder(files).map(({ name }) => name)).toEqual(["1.png", "2.png", "10.png", "가.png", "나.png"]);
});
