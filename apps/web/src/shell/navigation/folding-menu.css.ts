import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const frame = style({ "@media": { [media.print]: { display: "none" } } });

export const toggle = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  width: "100%",
  minHeight: vars.width.tap,
  borderBlockEnd: `1px solid ${vars.color.lineHeading}`,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lg,
  fontWeight: vars.weight.semibold,
  textAlign: "start",
  "@media": { [media.desktop]: { display: "none" } },
});

export const menu = style({
  selectors: { '&[data-open="false"]': { display: "none" } },
  "@media": { [media.desktop]: { selectors: { '&[data-open="false"]': { display: "block" } } } },
});

/** Unfolded above the content, its parts stand side by side, so that the content is not far below. */
globalStyle(`${menu} nav > ul`, {
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: vars.space[3],
  "@media": { [media.desktop]: { display: "block" } },
});

/** Groups stand side by side as wholes. */
globalStyle(`${menu} nav`, {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  columnGap: vars.space[3],
  alignItems: "start",
  "@media": { [media.desktop]: { display: "block" } },
});
globalStyle(`${menu} nav > ul`, { gridColumn: "1 / -1" });

/** The toggle says it already. */
globalStyle(`${menu} nav > p`, {
  display: "none",
  "@media": { [media.desktop]: { display: "block" } },
});
