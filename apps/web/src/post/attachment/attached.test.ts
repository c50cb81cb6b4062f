import { expect, test } from "vitest";
import { attachedIds, attachedIn, attachedText } from "./attached.ts";

test("ATT-01 a draft knows the files that were sent, and not how often they were taken", () => {
  const file = { id: "1", name: "가 나.pdf", kind: "pdf" as const, bytes: 5 };
  const text = attachedText([{ ...file, url: "/files/1/a", downloads: 4 } as typeof file]);
  expect(attachedIn(text)).toEqual([file]);
  expect(attachedIds(text)).toEqual(["1"]);
  expect(text).toBe(attachedText([file]));
  expect(attachedText([])).toBe("");
  expect(attachedIn("")).toEqual([]);
});
