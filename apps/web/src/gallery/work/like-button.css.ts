import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const frame = style({ display: "grid", gap: vars.space[1], maxWidth: "20rem" });

/** Without scripts it could do nothing. */
export const button = style({
  fontVariantNumeric: "tabular-nums",
  "@media": { "(scripting: none)": { display: "none" } },
});

export const heart = style({
  display: "inline-flex",
  selectors: { '[aria-pressed="true"] > &': { color: vars.color.mark } },
});

export const failure = style({ color: vars.color.danger, fontSize: vars.size.sm });
