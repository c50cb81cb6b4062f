import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const section = style({
  maxWidth: vars.width.page,
  marginInline: "auto",
  padding: `${vars.space[6]} ${vars.width.gutter}`,
});

/** Poster, name and facts; on a tablet the facts stand below the name, on a phone below both. */
export const notice = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space[3],
  alignItems: "center",
  "@media": {
    [media.tablet]: { columnGap: vars.space[5] },
    [media.desktop]: { gridTemplateColumns: "auto minmax(0, 3fr) minmax(0, 2fr)" },
  },
});

export const poster = style({
  display: "block",
  width: "auto",
  maxWidth: "36vw",
  height: "auto",
  maxHeight: "18rem",
  "@media": { [media.tablet]: { gridRow: "1 / span 2", maxWidth: "16rem" }, [media.desktop]: { gridRow: "auto" } },
});

export const words = style({
  display: "grid",
  gap: vars.space[2],
  justifyItems: "start",
  alignSelf: "center",
  minWidth: 0,
  // Without a poster they stand on the page's edge.
  ":first-child": { gridColumnStart: "1", gridColumnEnd: "span 2" },
  "@media": { [media.tablet]: { alignSelf: "end" }, [media.desktop]: { alignSelf: "center" } },
});

export const overline = style({ color: vars.color.link, fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

export const title = style({ fontSize: vars.size.xl, lineHeight: vars.leading.heading });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${vars.space.half} ${vars.space[2]}`,
  gridColumn: "1 / -1",
  alignSelf: "start",
  margin: 0,
  "@media": {
    [media.tablet]: { gridColumn: "2", selectors: { [`${words}:first-child + &`]: { gridColumn: "1 / -1" } } },
    [media.desktop]: {
      gridColumn: "auto",
      alignSelf: "center",
      paddingInlineStart: vars.space[4],
      borderInlineStart: `1px solid ${vars.color.line}`,
      selectors: { [`${words}:first-child + &`]: { gridColumn: "auto" } },
    },
  },
});

export const name = style({ color: vars.color.textMuted });

export const fact = style({ margin: 0 });
