import { pigment as palette } from "../theme/palette.ts";
import { day, type Paint } from "../theme/paint-palette.ts";

type Pigment = keyof typeof palette;

const variablesOf = <Name extends string>(names: Readonly<Record<Name, string>>, prefix: string) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, `var(--${prefix}-${name})`])) as Readonly<
    Record<Name, `var(--${string})`>
  >;

/** The variables that the theme keeps the pigments in, for what is the same in every light. */
export const pigment = variablesOf<Pigment>(palette, "pigment");

/** What drawings are painted with: one palette by day and one by night, never the one dimmed to the other. */
export const paint = variablesOf<Paint>(day, "paint");

/** The letters of drawings. */
export const serif = "var(--font-serif)";
