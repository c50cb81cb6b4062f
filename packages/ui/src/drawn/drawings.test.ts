import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawings } from "./drawings.tsx";
import { writeDrawing } from "./write-drawing.tsx";

test.each(Object.keys(drawings))("%s is what its source draws (else: npm run drawings)", (path) => {
  const written = readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
  expect(written === writeDrawing(path)).toBe(true);
});
