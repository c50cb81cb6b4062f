import { media, touchTarget, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";
import { pageEdge } from "./hero.css.ts";

/** Its words end where the page's own column ends; its ground goes on to the edge of the screen. */
export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  backgroundColor: vars.color.surfaceMuted,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "1fr 1fr",
      width: `calc(18rem + ${pageEdge})`,
    },
    [media.wide]: { width: `calc(21rem + ${pageEdge})` },
  },
});

export const news = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[2],
  padding: `${vars.space[1]} ${vars.width.gutter}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": {
    [media.tablet]: { display: "grid", alignContent: "center", paddingBlock: vars.space[4] },
    [media.desktop]: { padding: `${vars.space[4]} ${pageEdge} ${vars.space[4]} ${vars.space[4]}` },
  },
});

export const board = style({
  position: "relative",
  flex: "none",
  width: "fit-content",
  color: vars.color.link,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
  ":hover": { color: vars.color.linkHover },
  "::after": touchTarget,
});

export const posts = style({
  display: "grid",
  minWidth: 0,
  flex: 1,
  "@media": { [media.tablet]: { gap: vars.space[2] } },
});

export const post = style({
  position: "relative",
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[2],
  minWidth: 0,
  "@media": {
    [media.belowTablet]: { minHeight: vars.width.tap, alignItems: "center" },
    [media.tablet]: { justifyContent: "space-between" },
  },
  selectors: {
    "& + &": { "@media": { [media.belowTablet]: { display: "none" } } },
  },
});

export const title = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "::after": { content: '""', position: "absolute", inset: 0 },
  ":hover": { textDecoration: "underline 1px", textUnderlineOffset: "0.28em" },
  selectors: {
    [`${post}:first-child &`]: {
      "@media": {
        [media.tablet]: {
          display: "-webkit-box",
          WebkitBoxOrient: "vertical",
          WebkitLineClamp: 2,
          whiteSpace: "normal",
          fontFamily: vars.font.serif,
          fontSize: vars.size.xl,
          fontWeight: vars.weight.serif,
          lineHeight: vars.leading.heading,
        },
      },
    },
  },
});

export const none = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const date = style({
  flex: "none",
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.belowTablet]: { display: "none" } },
});
