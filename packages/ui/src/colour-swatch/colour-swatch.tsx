import { swatch } from "./colour-swatch.css.ts";

/** A colour of paintings beside its name, which says all to who does not see it. */
export const ColourSwatch = ({ name }: { name: keyof typeof swatch }) => (
  <span aria-hidden="true" className={swatch[name]} />
);
