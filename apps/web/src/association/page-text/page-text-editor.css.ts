import { media, vars } from "@bulmo/ui/theme";
import { createVar, fallbackVar, globalStyle, style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
});

export const heading = style({ fontSize: vars.size.xl, outline: "none" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  "@media": { [media.print]: { display: "none" } },
});

export const versions = style({ display: "grid", maxWidth: "56rem" });

export const version = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const grow = style({ flex: "1 1 16rem", fontVariantNumeric: "tabular-nums" });

/** Below the line of its version: of twenty, the last would else be compared far from where one pressed. */
export const compared = style({ flex: "1 1 100%", minWidth: 0 });

export const side = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
});

export const settings = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  fontFamily: vars.font.sans,
  fontSize: vars.size.sm,
  "@media": { [media.print]: { display: "none" } },
});

/** What the bar lies on, where that is not the page's own ground. */
export const ground = createVar();

/** Stays in sight at the foot of the window while the text is edited. */
export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  marginBlockStart: vars.space[4],
  paddingBlock: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.lineHeading}`,
  backgroundColor: fallbackVar(ground, vars.color.surface),
  fontFamily: vars.font.sans,
  "@media": { [media.print]: { display: "none" } },
});

/** What can be done with the text; on a phone in two rows of three, so that the text is seen above them. */
export const acts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(max(5rem, 30%), 1fr))",
  gap: vars.space[1],
  inlineSize: "100%",
  "@media": { [media.tablet]: { display: "flex", flexWrap: "wrap", inlineSize: "auto" } },
});
globalStyle(`${acts} > *`, {
  paddingInline: vars.space[1],
  "@media": { [media.tablet]: { paddingInline: vars.space[3] } },
});

export const state = style({ flex: "1 1 14rem", color: vars.color.textMuted, fontSize: vars.size.sm });

export const reading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space[1],
  flexBasis: "100%",
});

export const line = style({ flexBasis: "100%" });
