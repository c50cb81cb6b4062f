import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const toolbar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[1],
});

export const all = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `0 ${vars.space[2]}` });

export const count = style({ color: vars.color.textMuted, fontSize: vars.size.sm, fontVariantNumeric: "tabular-nums" });

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  marginInlineStart: "auto",
  "@media": { [media.belowTablet]: { width: "100%" } },
});

/** On a phone the buttons share the width. */
export const action = style({ "@media": { [media.belowTablet]: { flex: "1 1 auto" } } });

export const file = style({ display: "flex", justifyContent: "flex-end" });

export const choice = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });

export const second = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const filter = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  "@media": { [media.belowTablet]: { width: "100%" } },
});

export const filterLabel = style({ flex: "none", color: vars.color.textMuted, fontSize: vars.size.sm });

export const filterField = style({ flex: "1 1 9rem" });
