import { expect, test } from "vitest";
import { vars } from "../theme/theme.css.ts";
import { serif } from "./paint.ts";

test("drawings name the letters as the theme does", () => {
  expect(serif).toBe(vars.font.serif);
});
