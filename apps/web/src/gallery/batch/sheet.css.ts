import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const opener = style({ display: "flex", justifyContent: "center" });

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.line}`,
});

export const title = style({ margin: 0, fontSize: vars.size.md, fontWeight: vars.weight.semibold });

export const note = style({ margin: 0, maxWidth: vars.width.measure, color: vars.color.textMuted });

export const outcome = style({ display: "inline-grid", gap: vars.space.half });

export const fault = style({ color: vars.color.danger });

export const file = style({ overflowWrap: "anywhere" });
