import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";
import { details } from "./attachment-facts.css.ts";

/** Without words it stays where it is read out, and takes no room. */
export const problem = style([
  details,
  { color: vars.color.danger, selectors: { "&:empty": { position: "absolute" } } },
]);

export const meter = style({ width: "100%", maxWidth: "20rem", accentColor: vars.color.accent });

export const refusals = style({ display: "grid", gap: vars.space[1] });

export const refusal = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space[1],
  padding: vars.space[1],
  borderInlineStart: `3px solid ${vars.color.danger}`,
  backgroundColor: vars.color.dangerSubtle,
  fontSize: vars.size.sm,
});

export const reason = style({ minWidth: 0, alignSelf: "center", overflowWrap: "anywhere" });
