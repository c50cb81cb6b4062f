import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Longer than a low screen: it scrolls by itself. */
export const beside = style({
  display: "none",
  "@media": {
    [media.desktop]: {
      display: "block",
      position: "sticky",
      insetBlockStart: vars.space[4],
      maxHeight: `calc(100dvh - 2 * ${vars.space[4]})`,
      paddingInline: vars.space[1],
      marginInline: `calc(-1 * ${vars.space[1]})`,
      overflowY: "auto",
      scrollbarWidth: "thin",
    },
  },
});

export const above = style({
  borderBlock: `1px solid ${vars.color.line}`,
  "@media": { [media.desktop]: { display: "none" }, [media.print]: { display: "none" } },
});

export const title = style({
  paddingBlockEnd: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.semibold,
});

export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: vars.width.tap,
  fontWeight: vars.weight.semibold,
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const chapters = style({ display: "grid", gap: vars.space[2], paddingBlock: vars.space[2] });

const link = style({
  display: "block",
  paddingBlock: "0.35rem",
  lineHeight: vars.leading.heading,
  ":hover": { textDecoration: "underline 1px", textUnderlineOffset: "0.28em" },
  "@media": { [media.belowTablet]: { display: "flex", alignItems: "center", minHeight: vars.width.tap } },
});

export const chapter = style([link, { fontWeight: vars.weight.semibold }]);

export const article = style([link, { color: vars.color.textMuted, fontSize: vars.size.sm }]);
