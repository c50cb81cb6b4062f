import { lampLit, media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Beside each other where there is room, else one above the other, both in the window. */
export const pair = style({
  display: "grid",
  gap: vars.space[1],
  "@media": { [media.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});

export const work = style({ display: "grid", gridTemplateRows: "auto 1fr", minWidth: 0, margin: 0 });

/** As dark by day as the room in which one work is looked at (SEE-07). */
export const room = style({
  vars: lampLit,
  colorScheme: "dark",
  position: "relative",
  height: "34svh",
  minHeight: "14rem",
  overflow: "hidden",
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  "@media": {
    [media.tablet]: { height: "calc(100svh - 20rem)", minHeight: "20rem" },
    [media.print]: { height: "auto", backgroundColor: "transparent" },
  },
});

/** The plain picture: as the glass shows it at first. */
export const picture = style({
  position: "absolute",
  inset: 12,
  width: "calc(100% - 24px)",
  height: "calc(100% - 24px)",
  objectFit: "contain",
  selectors: { "&[data-hidden]": { visibility: "hidden" } },
});

export const stage = style({
  position: "absolute",
  inset: 0,
  cursor: "grab",
  touchAction: "none",
  ":active": { cursor: "grabbing" },
  ":focus-visible": { outlineOffset: -2 },
  "@media": { [media.print]: { display: "none" } },
});

export const message = style({ position: "absolute", inset: 0, display: "grid", placeContent: "center" });

export const tools = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: vars.space[1],
  insetInlineEnd: vars.space[1],
  display: "flex",
  borderRadius: vars.radius.small,
  backgroundColor: `color-mix(in srgb, ${vars.color.surface} 82%, transparent)`,
  "@media": { [media.print]: { display: "none" } },
});

export const label = style({ paddingBlock: vars.space[1], fontSize: vars.size.sm });

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.lg,
  textDecoration: "underline 1px transparent",
  textUnderlineOffset: "0.3em",
  ":hover": { textDecorationColor: "currentColor" },
});

export const quiet = style({ color: vars.color.textMuted });

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  "@media": { [media.print]: { display: "none" } },
});

/** Without scripts nothing moves. */
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginInlineEnd: "auto",
  "@media": { "(scripting: none)": { display: "none" } },
});

export const scale = style({
  alignSelf: "center",
  minWidth: "4ch",
  paddingInlineStart: vars.space[1],
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

export const change = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.width.tap,
  textDecoration: "underline",
  textUnderlineOffset: "0.4em",
});
