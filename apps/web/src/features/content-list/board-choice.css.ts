import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const choice = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });

export const second = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const boards = style({ display: "flex", flexWrap: "wrap", gap: `0 ${vars.space[3]}` });

export const board = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.width.tap,
  color: vars.color.dammuk,
  textDecoration: "underline 1px transparent",
  textUnderlineOffset: "0.4em",
  transition: `color ${vars.motion.fast}`,
  ":hover": { color: vars.color.meok, textDecorationColor: "currentColor" },
  selectors: {
    '&[aria-current="page"]': {
      color: vars.color.seonnok,
      fontWeight: vars.weight.semibold,
      textDecorationColor: "currentColor",
    },
  },
});

export const filter = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  "@media": { [media.belowTablet]: { width: "100%" } },
});

export const filterLabel = style({ flex: "none", color: vars.color.dammuk, fontSize: vars.size.sm });

export const filterField = style({ flex: "1 1 9rem" });
