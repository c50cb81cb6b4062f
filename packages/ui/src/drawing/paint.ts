import { pigment as palette } from "../theme/palette.ts";

type Pigment = keyof typeof palette;

/**
 * The pigments as drawings name them: `vars.pigment` again. Asked for it by a drawing, the theme would come along whole,
 * to every page.
 */
export const pigment = Object.fromEntries(
  Object.keys(palette).map((name) => [name, `var(--pigment-${name})`]),
) as Readonly<Record<Pigment, string>>;

/** The letters of drawings. */
export const serif = "var(--font-serif)";
