import { expect, test } from "vitest";
import { vars } from "../theme/theme.css.ts";
import { pigment, serif } from "./paint.ts";

test("drawings name the pigments and the letters as the theme does", () => {
  expect(pigment).toEqual(vars.pigment);
  expect(serif).toBe(vars.font.serif);
});
