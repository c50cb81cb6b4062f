import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** A list of things that are looked after, what it is for, and the form of one. */
export const steps = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

/** What is known of one, and beside it, on a phone below it, what can be done with it. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" } },
});

export const name = style({ fontWeight: vars.weight.semibold, overflowWrap: "anywhere" });

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  "@media": { [media.print]: { display: "none" } },
});
