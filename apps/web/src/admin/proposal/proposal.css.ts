import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const note = style({ margin: 0, color: vars.color.textMuted });

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[1],
});

export const buttons = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

/** In view however long the table is. */
export const foot = style([
  bar,
  {
    position: "sticky",
    insetBlockEnd: 0,
    zIndex: 1,
    paddingBlock: vars.space[1],
    borderBlockStart: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
  },
]);

export const count = style({ margin: 0, color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

export const said = style({ display: "flex", alignItems: "flex-start", gap: vars.space[2] });

/** Works keep their own proportions within it, as they do on the wall. */
export const thumbnail = style({ display: "grid", flex: "none", placeItems: "center", width: "4rem", height: "4rem" });

export const picture = style({ width: "auto", height: "auto", maxWidth: "4rem", maxHeight: "4rem" });

export const words = style({
  // On one line with what stands in the cell beside it.
  alignSelf: "baseline",
  display: "grid",
  flex: "1 1 auto",
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.half,
});

export const caption = style({ margin: 0, color: vars.color.text, fontSize: vars.size.sm });

export const aside = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.size.sm });

export const fault = style({ margin: 0, color: vars.color.danger, fontSize: vars.size.sm });

export const read = style({
  paddingInline: "0.15em",
  color: vars.color.text,
  backgroundColor: vars.color.accentSubtle,
  boxDecorationBreak: "clone",
});

export const passedOver = style({
  color: vars.color.text,
  textDecorationLine: "underline",
  textDecorationStyle: "dotted",
  textDecorationColor: vars.color.danger,
  textUnderlineOffset: "0.25em",
});

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[2],
  width: "100%",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const field = style({ display: "grid", alignContent: "start", gap: vars.space.half });

export const wideField = style([field, { gridColumn: "1 / -1" }]);

export const artists = style({ margin: 0 });

export const details = style({ display: "grid" });

export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.width.tap,
  color: vars.color.link,
  cursor: "pointer",
});

export const one = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 20rem) minmax(0, 1fr)" } },
});

export const large = style({ display: "grid", justifyItems: "center", alignContent: "start" });

export const fitting = style({ width: "auto", height: "auto", maxWidth: "100%", maxHeight: "60svh" });

export const title = style({ margin: 0, fontSize: vars.size.lg, ":focus": { outline: "none" } });
