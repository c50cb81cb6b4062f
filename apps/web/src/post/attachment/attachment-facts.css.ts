import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** A name breaks between its words, and within one only where a word fills the line. */
export const name = style({ overflowWrap: "anywhere", wordBreak: "keep-all", fontWeight: vars.weight.semibold });

/** Kind, size, and how often it was taken or how far it has come. */
export const details = style({
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
});
