import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const editor = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 56rem)",
  gap: vars.space[2],
  paddingBlockEnd: vars.space[4],
});

/** Stays in sight: lists are long. */
export const bar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  "@media": { [media.print]: { position: "static", border: 0 } },
});
globalStyle(`${bar} > :not(h2)`, { "@media": { [media.print]: { display: "none" } } });

export const title = style({ fontSize: vars.size.xl });

// What is given the focus for who hears the page, and answers no key.
globalStyle(`${editor} :is(h2, p)[tabindex="-1"]:focus`, { outline: "none" });

export const removed = style({
  display: "grid",
  gap: vars.space[1],
  marginBlockStart: vars.space[4],
  "@media": { [media.print]: { display: "none" } },
});

export const subtitle = style({ fontSize: vars.size.lg });

export const hint = style({
  maxWidth: vars.width.measure,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  "@media": { [media.print]: { display: "none" } },
});

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  "@media": { [media.print]: { display: "none" } },
});

export const done = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.half} ${vars.space[2]}`,
  minHeight: vars.width.tap,
  "@media": { [media.print]: { display: "none" } },
});

// In the bar it stays in sight, however far down the list something was done.
globalStyle(`${bar} > ${done}`, { flex: "1 1 auto" });
globalStyle(`${bar} > button`, { marginInlineStart: "auto" });
globalStyle(`${bar} > [role="alert"]`, { flex: "1 1 100%" });
// On a phone the way out stands beside the title.
globalStyle(`${bar} > :is(${done}, [role="alert"])`, {
  "@media": { [media.belowTablet]: { order: 1, flexBasis: "100%" } },
});
// What has the focus here is in sight: the room that pages leave above it would move the list away.
globalStyle(`${bar} :is(h2, p, button)`, { scrollMarginBlockStart: `calc(-1 * ${vars.space[10]})` });

export const form = style({ display: "grid", gap: vars.space[2], paddingBlock: vars.space[2] });
globalStyle(`${form} > :has(> [role="checkbox"])`, { "@media": { [media.print]: { display: "none" } } });
/** Side by side where there is room. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
  alignItems: "start",
  gap: vars.space[2],
});

/** Those of one teacher, a step below; with large letters on a narrow screen the steps must leave room for names. */
export const nested = style({ marginInlineStart: `min(${vars.space[2]}, 1.25vw)` });

globalStyle(`${nested} > li > div`, { borderInlineStart: `1px solid ${vars.color.line}` });
