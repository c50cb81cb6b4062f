import { pigment as palette } from "../theme/palette.ts";

type Pigment = keyof typeof palette;

/** The variables that the theme keeps the pigments in, for drawings. Asked for them, it would come along whole, to every page. */
export const pigment = Object.fromEntries(
  Object.keys(palette).map((name) => [name, `var(--pigment-${name})`]),
) as Readonly<Record<Pigment, `var(--${string})`>>;

/** The letters of drawings. */
export const serif = "var(--font-serif)";
