import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const hidden = style({ color: vars.color.accent });

/** A section of the menu with its pages. */
export const section = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });

export const title = style({ fontSize: vars.size.lg, fontWeight: vars.weight.semibold });

/** A page that was removed, above the address that it may come back to. */
export const removed = style({
  display: "grid",
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const facts = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
});

export const restore = style({ display: "grid", gap: vars.space[2] });
