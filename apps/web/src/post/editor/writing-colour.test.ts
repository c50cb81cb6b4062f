import { plainColours } from "@bulmo/contracts/writing-colour";
import { writingColours } from "@bulmo/ui/writing-colour";
import { expect, test } from "vitest";

test("SEE-05 what is stored beside a colour's name is the theme's own shade by day", () => {
  const { word, ground } = writingColours.light;
  const shades = Object.entries(plainColours).map(([name, plain]) => [name, plain.word, plain.ground]);
  expect(shades).toEqual(
    Object.entries(word).map(([name, shade]) => [
      name,
      shade.toLowerCase(),
      ground[name as keyof typeof ground].toLowerCase(),
    ]),
  );
});
