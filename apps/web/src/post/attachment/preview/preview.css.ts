import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  paddingBlockEnd: vars.space[2],
});

export const bar = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[1] });

export const place = style({
  flex: 1,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
});

/** Around the sheets, which are white by lamplight too. Sized by the window: a phone shows a sheet and what is below it. */
export const desk = style({
  height: "min(80svh, 60rem)",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surfaceMuted,
  overflow: "hidden",
  "@media": { [media.belowTablet]: { height: "75svh" } },
});

export const frame = style({
  display: "block",
  width: "100%",
  height: "100%",
  border: 0,
  colorScheme: "light",
});

export const line = style({
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  // Without words it stays where it is read out, and takes no room.
  selectors: { "&:empty": { position: "absolute" } },
});

export const meter = style({ width: "100%", maxWidth: "20rem", accentColor: vars.color.accent });
