import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const section = style({
  maxWidth: vars.width.page,
  marginInline: "auto",
  padding: `${vars.space[8]} ${vars.width.gutter} 0`,
});

/** The poster beside the words, on a phone a small one. */
export const notice = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[3],
  alignItems: "center",
  "@media": { [media.tablet]: { columnGap: vars.space[5] } },
});

export const poster = style({
  display: "block",
  width: "auto",
  maxWidth: "36vw",
  height: "auto",
  maxHeight: "18rem",
  "@media": { [media.tablet]: { maxWidth: "16rem" } },
});

export const words = style({
  display: "grid",
  gap: vars.space[2],
  justifyItems: "start",
  minWidth: 0,
  gridColumn: "-2",
  // Without a poster they stand on the page's edge.
  ":only-child": { gridColumn: "1 / -1" },
});

export const overline = style({ color: vars.color.link, fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

export const title = style({ fontSize: vars.size.xl, lineHeight: vars.leading.heading });

export const fact = style({ margin: 0, color: vars.color.textMuted });
