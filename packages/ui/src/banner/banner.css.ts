import { style } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

export const banner = style({ position: "relative" });

export const strip = style({
  height: "clamp(5.5rem, 11vw, 10rem)",
  overflow: "hidden",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [media.print]: { display: "none" } },
});

export const label = style({
  position: "relative",
  width: "100%",
  maxWidth: vars.width.page,
  marginInline: "auto",
  paddingInline: vars.width.gutter,
});

export const slip = style({
  display: "flex",
  flexDirection: "column-reverse",
  gap: vars.space.half,
  paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
});

/** On wide screens the title stands on a slip of paper laid over the drawing's corner. */
export const slipOnStrip = style([
  slip,
  {
    "@media": {
      [media.tablet]: {
        width: "fit-content",
        minWidth: "22rem",
        maxWidth: "100%",
        marginBlockStart: `calc(-1 * ${vars.space[6]})`,
        // As far as the window's edge, so that no sliver of the drawing is left beside it.
        marginInlineStart: `calc(-1 * ${vars.width.gutter})`,
        padding: `${vars.space[3]} ${vars.space[6]} ${vars.space[1]} ${vars.width.gutter}`,
        backgroundColor: vars.color.surface,
      },
      [media.desktop]: { marginInlineStart: `calc(-1 * ${vars.space[4]})`, paddingInlineStart: vars.space[4] },
    },
  },
]);

export const trail = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

/** One line above a page that has a title of its own to show: where one is, and no more. */
export const compact = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[3],
  paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const compactTitle = style({ fontSize: vars.size.lg });
