import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  backgroundColor: vars.color.hanjiDeep,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "1fr 1fr" },
  },
});

export const news = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  gap: vars.space[1],
  padding: `${vars.space[4]} ${vars.width.gutter}`,
  borderBlockStart: `1px solid ${vars.color.sakryeok}`,
  "@media": { [media.desktop]: { paddingInline: vars.space[5] } },
});

export const board = style({
  position: "relative",
  zIndex: 1,
  width: "fit-content",
  color: vars.color.seonnok,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
  ":hover": { color: vars.color.seonnokDeep },
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  "::after": { content: '""', position: "absolute", inset: 0 },
  ":hover": { textDecoration: "underline 1px", textUnderlineOffset: "0.28em" },
});

export const summary = style({
  display: "-webkit-box",
  overflow: "hidden",
  color: vars.color.dammuk,
  fontSize: vars.size.sm,
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
});

export const date = style({ color: vars.color.dammuk, fontSize: vars.size.sm, fontVariantNumeric: "tabular-nums" });
