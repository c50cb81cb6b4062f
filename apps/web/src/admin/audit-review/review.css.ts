import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const review = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  "@media": { [media.print]: { breakInside: "avoid" } },
});

export const title = style({ fontSize: vars.size.md, fontWeight: vars.weight.semibold });

export const note = style({ margin: 0, color: vars.color.textMuted });

export const waits = style({ color: vars.color.danger, fontWeight: vars.weight.semibold });

export const signed = style({ margin: 0, fontWeight: vars.weight.semibold });

export const words = style({ margin: 0, whiteSpace: "pre-wrap" });

/** Buttons are nothing for paper. */
export const onScreen = style({ "@media": { [media.print]: { display: "none" } } });
