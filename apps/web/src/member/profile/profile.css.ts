import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** What is only read stands on a line, and looks like nothing that waits to be filled in. */
export const facts = style({});
globalStyle(`${facts}${facts} :is(input, textarea):read-only`, {
  minHeight: 0,
  paddingInline: 0,
  borderWidth: "0 0 1px",
  borderRadius: 0,
  backgroundColor: "transparent",
  resize: "none",
});

/** What concerns the account and is no field of it. */
export const account = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.print]: { display: "none" } },
});

/** To pages of the account, side by side. */
export const ways = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1], paddingBlockEnd: vars.space[2] });

/** The end of all of it, apart from what one presses more often. */
export const end = style({
  width: "100%",
  marginBlockStart: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const boardsTitle = style({ fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

/** Boards by their names, one after another. */
export const boards = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
