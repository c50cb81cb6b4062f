import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  selectors: { "&[inert]": { opacity: 0.5 } },
});

export const note = style({ color: vars.color.textMuted, fontSize: vars.size.sm, fontVariantNumeric: "tabular-nums" });

export const warning = style([note, { color: vars.color.danger }]);

export const secret = style({ display: "grid", gap: vars.space.half });
