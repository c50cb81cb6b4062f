import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** The picture takes what the screen gives it and stays whole in view, never larger than it is. */
export const tallest = "84svh";

export const figure = style({ display: "grid", justifyItems: "center" });

export const opener = style({
  position: "relative",
  display: "block",
  width: `min(100%, calc(var(--ratio) * ${tallest}), var(--width))`,
  // A narrow scroll on a low screen still can be looked at, and pressed.
  minWidth: "min(160px, var(--width))",
  cursor: "zoom-in",
  "@media": { [media.print]: { width: "min(100%, calc(var(--ratio) * 14cm))" } },
});

export const picture = style({
  width: "100%",
  height: "auto",
  aspectRatio: "var(--ratio)",
  backgroundColor: vars.color.surfaceMuted,
});

/** A slip of paper on the corner of the picture. */
export const hint = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  minHeight: vars.width.tap,
  paddingInline: vars.space[2],
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.sm,
  "@media": { [media.print]: { display: "none" } },
});

export const empty = style({ width: "min(100%, 20rem)", aspectRatio: "4 / 5" });
